package manualtest

// iconGroup is a section of the page of icons. Its icons are shown, unless a note says what
// they are drawn with.
type iconGroup struct{ title, icons, note string }

// iconGroups contain every built-in icon once, in groups of similar ones.
var iconGroups = []iconGroup{
	{title: "Cards and dice", icons: `
		card-draw card-play card-discard card-pick card-exchange card-joker clubs diamonds hearts spades die-1 die-2 die-3
		die-4 die-5 die-6 rolling-dices perspective-dice-six stack
	`},
	{title: "Arrows", icons: `
		arrow-up arrow-down arrow-left arrow-right move-arrow move return-arrow split-arrows striking-arrows back-forth
		divergence double-chevron-right chevron-up expand contract misdirection direction-signs
		crossed-signpost
	`},
	{title: "Signs and shapes", icons: `
		check cancel cross confirmed checklist plus minus pip ring square square-outline triangle diamond hexagon star
		star-outline round-star burst-small burst-large crosshair crosshair-bold bullseye position-marker help info
		hazard-sign uncertainty halt miss contact hidden padlock hourglass compass
	`},
	{title: "Unit symbols", icons: `
		nato-infantry nato-motorised-infantry nato-mechanised-infantry nato-airborne nato-machine-gun nato-mortar nato-armour
		nato-reconnaissance nato-armoured-reconnaissance nato-anti-tank nato-field-artillery nato-self-propelled-artillery
		nato-rocket-artillery nato-air-defence nato-air-fixed-wing nato-engineer nato-headquarters nato-signals nato-supply
		nato-medical
	`},
	{title: "Units and ranks", icons: `
		figure figure-outline fire-team half-squad rifle-squad rifle-squad-heavy fire-section assault-section crew-gun
		crew-pilot crew-tank crew-vehicle leader no-leader observer observer-german private private-first-class corporal sergeant officer officer-german
		rank-1 rank-2 rank-3 recruit recruits cavalry character lost-unit team-upgrade backup
	`},
	{title: "People in action", icons: `
		soldier soldier-german soldier-charging soldier-charging-german soldier-charging-british soldier-charging-soviet
		soldier-charging-japanese soldier-firing soldier-firing-german soldier-firing-british soldier-firing-soviet
		soldier-firing-japanese soldier-prone soldier-throwing soldier-throwing-german flamethrower-soldier plane-pilot run hiking
		infiltration falling hands-up arrest handcuffed prisoner shaking-hands truce three-friends screaming surprised terror
		think angry-eyes tired-eye eye-target boot-stomp punch-blast fists dig-hole steadfast hesitating shaken
		shell-shocked weary ambusher
	`},
	{title: "Soldiers on the move", icons: `
		soldier-advancing soldier-advancing-british soldier-advancing-german soldier-advancing-japanese
		soldier-advancing-soviet soldier-beckoning soldier-beckoning-german soldier-cowering
		soldier-cowering-german soldier-falling-german soldier-marching 		soldier-marching-german soldier-pointing
		soldier-pointing-german soldier-radio soldier-radio-german soldier-satchel 		soldier-standing soldier-standing-british soldier-standing-german soldier-standing-japanese
		soldier-standing-soviet
	`},
	{title: "Crews and weapons in hand", icons: `
		soldier-pistol soldier-pistol-german soldier-smg soldier-bazooka soldier-panzerschreck
		soldier-flamethrower soldier-flamethrower-german machine-gunner machine-gun-crew machine-gun-crew-german mortar-crew mortar-crew-german loader loader-german lookout lookout-german
	`},
	{title: "Kits of figures", icons: `
		observer-german-kit observer-kit officer-german-kit officer-kit soldier-charging-british-kit
		soldier-charging-german-kit soldier-charging-japanese-kit soldier-charging-kit soldier-charging-soviet-kit
		soldier-firing-british-kit soldier-firing-german-kit soldier-firing-japanese-kit soldier-firing-kit
		soldier-firing-soviet-kit soldier-pistol-kit soldier-pistol-german-kit soldier-smg-kit soldier-bazooka-kit
		soldier-panzerschreck-kit soldier-flamethrower-kit soldier-flamethrower-german-kit machine-gunner-kit loader-kit
		loader-german-kit lookout-kit lookout-german-kit soldier-prone-kit leader-kit recruit-kit wounded-kit hands-up-kit
		machine-gun-tripod-kit machine-gun-heavy-kit howitzer-kit howitzer-light-kit anti-tank-gun-kit tank-panzer-iv-kit
		tank-sherman-kit half-track-kit half-track-sloped-kit armored-car-kit flame-jet-kit parapet-kit earth-mound-kit
		pillbox-kit soldier-german-kit soldier-kit soldier-throwing-german-kit soldier-throwing-kit
	`, note: "A prop of a [scene](faces.md#scene) draws each over the figure of the same name, darker."},
	{title: "Kits of soldiers on the move", icons: `
		machine-gun-crew-german-kit machine-gun-crew-kit mortar-crew-german-kit mortar-crew-kit
		soldier-advancing-british-kit soldier-advancing-german-kit soldier-advancing-japanese-kit
		soldier-advancing-kit soldier-advancing-soviet-kit soldier-beckoning-german-kit soldier-beckoning-kit
		soldier-cowering-german-kit soldier-cowering-kit soldier-falling-german-kit 		soldier-marching-german-kit 		soldier-marching-kit soldier-pointing-german-kit soldier-pointing-kit
		soldier-radio-german-kit soldier-radio-kit soldier-satchel-kit
		soldier-standing-british-kit soldier-standing-german-kit soldier-standing-japanese-kit
		soldier-standing-kit soldier-standing-soviet-kit
	`, note: "A prop of a [scene](faces.md#scene) draws each over the figure of the same name, darker."},
	{title: "Faces and hands of figures", icons: `
		hands-up-skin leader-skin loader-german-skin loader-skin lookout-german-skin lookout-skin
		machine-gun-crew-german-skin machine-gun-crew-skin machine-gunner-skin mortar-crew-german-skin mortar-crew-skin
		officer-german-skin officer-skin recruit-skin soldier-advancing-british-skin soldier-advancing-german-skin
		soldier-advancing-japanese-skin soldier-advancing-skin soldier-advancing-soviet-skin soldier-bazooka-skin
		soldier-beckoning-german-skin soldier-beckoning-skin soldier-charging-british-skin soldier-charging-german-skin
		soldier-charging-japanese-skin soldier-charging-skin soldier-charging-soviet-skin soldier-cowering-skin
		soldier-falling-german-skin soldier-firing-british-skin soldier-firing-german-skin soldier-firing-japanese-skin
		soldier-firing-skin soldier-firing-soviet-skin soldier-flamethrower-german-skin soldier-flamethrower-skin
		soldier-german-skin soldier-marching-german-skin soldier-marching-skin soldier-panzerschreck-skin
		soldier-pistol-german-skin soldier-pistol-skin soldier-pointing-german-skin soldier-pointing-skin
		soldier-prone-skin soldier-radio-german-skin soldier-radio-skin soldier-satchel-skin soldier-skin
		soldier-smg-skin soldier-standing-british-skin soldier-standing-german-skin soldier-standing-japanese-skin
		soldier-standing-skin soldier-standing-soviet-skin soldier-throwing-german-skin soldier-throwing-skin
		wounded-skin
	`, note: "A prop of a [scene](faces.md#scene) draws each over the figure of the same name, below its kit, in the color of `skin`."},
	{title: "Flashes of shots", icons: `
		soldier-firing-flash soldier-pistol-flash soldier-smg-flash
	`, note: "A prop of a [scene](faces.md#scene) draws each over the figure of the same name, and over its variants such as `soldier-firing-german`, in yellow with an orange rim."},
	{title: "Wounds and medicine", icons: `
		wounded stun knocked-out-stars pinned human-target internal-injury sight-disabled broken-heart heart-beats
		health-normal arm-sling bandage-roll first-aid-kit stretcher hospital body-outline body-head body-chest body-abdomen
		body-left-arm body-right-arm body-left-leg body-right-leg skull-crossed-bones graveyard hasty-grave battlefield-cross
	`},
	{title: "Orders and combat", icons: `
		orders blitzkrieg breakthrough overrun penetration encirclement concentration flanking-fire enfilade crossfire
		opportunity-fire interdiction barrage strafing trench-assault hill-conquest shield broken-shield surrounded-shield
		bugle-call aerial-signal megaphone
	`},
	{title: "Rifles, pistols and blades", icons: `
		lee-enfield m1-garand m1-carbine winchester-rifle scoped-rifle automatic-rifle thompson-m1 m3-grease-gun mp-40
		colt-m1911 luger crossed-pistols gun-stock bullets bullet-hole bullet-impacts machine-gun-magazine empty-magazine
		bayonet combat-knife plain-dagger trench-knife katana crossed-swords garrote
	`},
	{title: "Machine guns, mortars and guns", icons: `
		light-machine-gun machine-gun-tripod machine-gun-heavy mortar field-gun howitzer howitzer-light anti-tank-gun
		anti-tank-gun-light anti-aircraft-gun artillery-shell bazooka panzerfaust panzerschreck rocket-launcher rocket
		incoming-rocket flamethrower
	`},
	{title: "Grenades, mines and explosions", icons: `
		frag-grenade mills-bomb stick-grenade rgd-grenade type-97-grenade bundle-grenade rifle-grenade molotov satchel-charge dynamite detonator land-mine
		teller-mine mine-explosion aerial-bomb falling-bomb mantrap fire small-fire wildfires burning-forest smoke-plume
		smoke-screen dust-cloud flame-jet
	`},
	{title: "Tanks and vehicles", icons: `
		ferry ferry-kit tank battle-tank tank-light tank-heavy tank-sherman tank-panzer-iv tank-destroyer tank-destroyer-open assault-gun
		self-propelled-howitzer tank-tread armored-car scout-truck half-track half-track-sloped half-track-gun
		half-track-anti-aircraft universal-carrier flatbed flatbed-covered military-ambulance steam-locomotive steering-wheel
		flat-tire tire-tracks auto-repair
	`},
	{title: "In the air", icons: `
		airplane fighter fighter-twin-boom fighter-bomber dive-bomber attack-aircraft glider parachute bombing-run
		carpet-bombing air-force
	`},
	{title: "Cover and field works", icons: `
		cover-high cover-low cover-woods cover-window cover-slit cover-foxhole foxhole trench parapet earth-mound sandbags pillbox barricade
		barbed-wire-fence tank-obstacle low-wall stone-wall brick-wall broken-wall camping-tent barracks-tent watchtower
	`},
	{title: "Terrain and weather", icons: `
		open-field field high-grass wheat hedgerow tree-line forest beech oak oak-leaf pine-tree leaf-swirl dead-wood hills
		mountains valley swamp mud river waves earth-crack stone-pile rubble raining snowing fog fog-bank lightning lightning-storm
		power-lightning sunrise moon
	`},
	{title: "Roads and buildings", icons: `
		road country-road horizon-road crossroad railway arch-bridge stone-bridge village house family-house damaged-house
		barn church factory barracks customs-post customs-post-kit windmill ancient-ruins radio-tower
	`},
	{title: "Equipment and supplies", icons: `
		goat goat-kit mail-bag lantern grand-piano grand-piano-kit supplies wooden-crate ammo-box cask oil-drum jerrycan backpack rope-coil skipping-rope spanner wrench bolt-cutter
		wire-cutters trench-spade dig-dug flashlight binoculars spyglass telescope periscope field-radio walkie-talkie
		field-telephone rotary-phone treasure-map tied-scroll envelope cigarette boots boot-prints footsteps gas-mask
		m1-helmet brodie-helmet stahlhelm camouflaged-helmet type-90-helmet ssh-40-helmet field-cap peaked-cap ushanka
	`},
	{title: "Flags, medals and emblems", icons: `
		flying-flag planted-flag white-flag flag-objective vertical-banner union-jack usa-flag allied-star balkenkreuz eagle-emblem medal star-medal
		ribbon-medal iron-cross victoria-cross silver-star hero-star golden-kite laurels
	`},
}

// iconWords are words to search for, in alphabetical order, with matching icons.
var iconWords = []iconGroup{
	{title: "ace, suit", icons: "spades hearts diamonds clubs"},
	{title: "ambush", icons: "ambusher hidden opportunity-fire"},
	{title: "ammunition", icons: "ammo-box bullets empty-magazine machine-gun-magazine artillery-shell"},
	{title: "anger, rage", icons: "angry-eyes screaming"},
	{title: "armor", icons: "shield nato-armour tank"},
	{title: "army camp", icons: "camping-tent barracks-tent barracks"},
	{title: "attack", icons: "crossed-swords striking-arrows soldier-charging trench-assault"},
	{title: "bomb", icons: "aerial-bomb falling-bomb frag-grenade dynamite"},
	{title: "bullet", icons: "bullets bullet-hole bullet-impacts"},
	{title: "car, truck", icons: "scout-truck flatbed flatbed-covered armored-car steering-wheel"},
	{title: "card", icons: "card-draw card-play card-discard card-pick card-exchange"},
	{title: "closed, lock", icons: "padlock"},
	{title: "command, headquarters", icons: "nato-headquarters orders leader megaphone"},
	{title: "danger, warning", icons: "hazard-sign skull-crossed-bones"},
	{title: "deal", icons: "shaking-hands truce"},
	{title: "death", icons: "skull-crossed-bones graveyard hasty-grave battlefield-cross"},
	{title: "defense", icons: "shield sandbags cover-high pillbox"},
	{title: "die, dice", icons: "die-1 die-6 rolling-dices perspective-dice-six"},
	{title: "doctor, healing", icons: "first-aid-kit bandage-roll nato-medical health-normal heart-beats"},
	{title: "draw, discard", icons: "card-draw card-discard"},
	{title: "engineer, repair", icons: "nato-engineer wrench spanner auto-repair"},
	{title: "eye, sight", icons: "binoculars eye-target spyglass observer telescope"},
	{title: "fast", icons: "run double-chevron-right move"},
	{title: "fear, morale", icons: "shaken shell-shocked terror broken-shield broken-heart surprised white-flag"},
	{title: "friends, alliance", icons: "three-friends shaking-hands truce"},
	{title: "fuel, oil", icons: "oil-drum jerrycan"},
	{title: "goal, victory", icons: "planted-flag flag-objective laurels medal hill-conquest"},
	{title: "grain, harvest", icons: "wheat"},
	{title: "hat, helmet", icons: "m1-helmet stahlhelm brodie-helmet peaked-cap ushanka"},
	{title: "hit, target", icons: "bullseye crosshair human-target"},
	{title: "ice, winter", icons: "snowing"},
	{title: "letter, mail, message", icons: "mail-bag envelope tied-scroll rotary-phone"},
	{title: "life", icons: "hearts heart-beats health-normal"},
	{title: "light, lantern", icons: "lantern flashlight sunrise"},
	{title: "map", icons: "treasure-map compass direction-signs"},
	{title: "movement", icons: "move move-arrow footsteps boots hiking"},
	{title: "night", icons: "moon"},
	{title: "no, forbidden", icons: "cancel cross interdiction"},
	{title: "parachute, landing", icons: "parachute nato-airborne glider"},
	{title: "player, person", icons: "figure character soldier"},
	{title: "question, help", icons: "help info uncertainty"},
	{title: "radio", icons: "field-radio walkie-talkie radio-tower aerial-signal"},
	{title: "rank, experience", icons: "rank-1 rank-2 rank-3 chevron-up team-upgrade"},
	{title: "retreat", icons: "return-arrow arrow-down run"},
	{title: "sea, water", icons: "waves river"},
	{title: "shop, goods", icons: "supplies wooden-crate stack"},
	{title: "sword, fight", icons: "crossed-swords katana plain-dagger"},
	{title: "time, turn", icons: "hourglass halt"},
	{title: "train", icons: "steam-locomotive railway"},
	{title: "treasure", icons: "treasure-map wooden-crate"},
	{title: "tree, wood", icons: "forest tree-line pine-tree oak beech"},
	{title: "weather", icons: "raining snowing fog lightning-storm sunrise"},
	{title: "yes, done", icons: "check confirmed checklist"},
}
