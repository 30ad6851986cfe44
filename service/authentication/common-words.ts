/**
 * Words that many people use as a password, most of them with one or two digits after it. All words
 * have only letters, in lower case.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwords passcode passphrase passw pass motdepasse contrasena contrasenya parola
  haslo senha wachtwoord salasana losenord losen admin administrator administrador root superuser sysadmin
  user username login logon signin guest test tester testing testtest demo sample example default
  changeme changeit changethis change letmein letmeinnow letmeinplease openup opensesame sesame secret
  secrets topsecret supersecret private access accesspass enter welcome welcomehome hello hellohello
  helloworld hellothere goodbye whatever nothing something anything trustno trustnoone iloveyou ilovegod
  iloveu ilove loveyou lovely lovers lover love loveme loveme babygirl babyboy baby sweetheart sweetie
  honey princess prince queen king angel angels devil heaven jesus jesuschrist christ godisgood blessed
  qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm poiuytrewq
  monkey dragon tiger lion eagle falcon hawk wolf bear panther cobra shark dolphin butterfly kitty kitten
  puppy doggie dog cat horse pony turtle rabbit spider scorpion phoenix unicorn dinosaur penguin elephant
  football baseball basketball softball hockey soccer tennis golf golfer rugby cricket boxing racing
  arsenal chelsea liverpool barcelona realmadrid juventus bayern manchester manutd everton tottenham
  celtic rangers ferrari porsche mercedes mustang corvette camaro harley yamaha suzuki honda toyota
  superman batman spiderman ironman hulk thor joker pokemon pikachu naruto minecraft fortnite starwars
  skywalker yoda gandalf matrix merlin wizard magic mystery ninja samurai warrior hunter killer master
  mastermind slayer shadow ghost rider ranger captain pirate cowboy soldier sergeant general maverick
  summer winter spring autumn sunday monday tuesday wednesday thursday friday saturday january february
  march april may june july august september october november december sunshine rainbow sunflower
  sunrise sunset flower flowers daisy rose lily jasmine violet cherry apple banana orange lemon peach
  strawberry chocolate cookie cookies cupcake candy sugar cheese pizza burger pepper ginger coffee
  computer internet windows microsoft google facebook instagram twitter youtube linkedin samsung android
  iphone apple nokia sony playstation nintendo xbox server network wireless router database oracle cisco
  freedom america canada england scotland ireland france germany deutschland london paris berlin newyork
  chicago dallas boston austin texas florida california australia mexico brazil india russia moscow tokyo
  michael michelle jennifer jessica ashley amanda daniel david andrew anthony joseph joshua matthew
  robert william richard thomas charlie charles george jordan taylor hannah sophie olivia emily emma
  nicole natasha samantha stephanie elizabeth victoria alexander alexandra benjamin christian christopher
  patrick martin maria marina isabella gabriel sebastian oliver oscar buster bailey maggie molly bella
  lucky happy smile funny silly crazy forever together family friends friendship bestfriend mother father
  sister brother mommy daddy mama papa grandma money dollar rich million business company office manager
  service support system security secure safety house home mylife lifeisgood peace power energy thunder
  lightning storm hurricane diamond silver golden gold platinum crystal purple yellow green blue black
  white music guitar metallica nirvana eminem blink slipknot beatles rockstar rocknroll dancer dancing
  abcdef abcdefg abcdefgh alphabet number numbers zaqxsw qazwsx qazwsxedc thegame gameover gamer player
  cashier cash register till terminal restaurant kitchen waiter waitress barman bartender pointofsale
  jonathan danielle catherine katherine charlotte veronica valentina gabriella gabrielle angelica
  angelina vladimir alejandro alejandra fernando francisco christina christine carolina brittany
  courtney kimberly leonardo santiago mohammed muhammad nicholas heather melissa einstein socrates
  achilles hercules sherlock geronimo maradona ronaldo ronaldinho beckham steelers redskins redwings
  patriots panthers bulldogs wildcats dolphins buckeyes tarheels mariners warriors chargers seminole
  mustangs spartans yankees raiders cowboys packers rolltide lacrosse volleyball wrestling swimming
  champion champions fussball schalke dortmund cocacola marlboro guinness budlight heineken snickers
  skittles drpepper starbucks kawasaki motorola logitech panasonic cadillac chevrolet chevelle wrangler
  lamborghini greenday rammstein pearljam pinkfloyd zeppelin linkinpark startrek garfield stargate
  scarface simpsons godzilla bobafett terminator wolverine punisher predator jamesbond starcraft
  warcraft halflife lionking peterpan hellokitty spongebob scoobydoo tinkerbell kingkong southpark
  dragonball transformers excalibur harrypotter fuckyou fuckoff fuckthis motherfucker bullshit shithead
  holyshit dickhead butthead bollocks asshole bastard pornstar arschloch scheisse paradise brooklyn
  hollywood manhattan lasvegas sandiego portland michigan colorado montreal amsterdam hongkong thailand
  pakistan portugal indonesia valentine halloween christmas birthday happybirthday hallo schatz sommer
  midnight snowball darkness darkside mountain infinity electric engineer serenity fireball blizzard
  swordfish goldfish starfish squirrel kangaroo flamingo hedgehog stallion stingray firebird pussycat
  blackcat shamrock renegade gangster assassin immortal eternity stardust twilight guardian lollipop
  mushroom pineapple cinnamon sapphire treasure superstar keyboard webmaster explorer umbrella bigdaddy
  maryjane poohbear sweetpea babydoll peekaboo princesa truelove goodluck thankyou whocares ihateyou
  justdoit spitfire drowssap johncena undertaker
  `
    .trim()
    .split(/\s+/),
);
