/** What the international list lacks: rows of keys, words and names in the languages of learners. */
const words = `
123456 1234567 12345678 123456789 1234567890 0123456789 012345 123123 123123123 123321 123654
1234560 12345678910 112233 11223344 1122334455 121212 131313 123412 12341234 123454321 1234554321
101010 102030 111222 147258 147258369 159357 159753 159951 741852 741852963 789456 789456123 147852
258456 456123 456789 654321 7654321 87654321 987654 987654321 9876543210 0987654321 098765 696969
212121 232323 252525 314159 010203 246810 135790 1357924680 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
1qaz2wsx3edc qazwsx qazwsxedc zaq12wsx zaq1zaq1 qwerty qwerty1 qwerty12 qwerty123 qwerty1234
qwerty12345 qwertyu qwertyui qwertyuiop qwert123 qwertz qwertz123 qwertzuiop azerty azerty1 azerty12
azerty123 azerty1234 azertyuiop azertyui asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asdf1234 asd123
qsdfgh qsdfghjklm wxcvbn zxcvbn zxcvbnm zxcvbnm123 poiuyt poiuytreza lkjhgf mlkjhg abc123 abcd123
abcd1234 abcdef abcdefg abcdefgh abcdefghi abc12345 abcabc a1b2c3 a1b2c3d4 a12345 a123456 a1234567
a123456789 aa123456 aaa111 q1w2e3 q1w2e3r4 qwe123 qweasd qweasdzxc 123qwe 123abc 1234qwer 123456a
123456q 12345a 12345q 12qwaszx 1a2b3c 147147 159159 aqwzsx aqwxsz 123aze aze123 password password1
password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword passwort passpass pass123
pass1234 password01 mypassword changeme changeit default letmein letmein1 welcome welcome1
welcome123 admin1 admin12 admin123 admin1234 administrator adminadmin root123 rootroot toor123
test123 test1234 testtest tester testing guest123 user123 username login123 secret secret1 secret123
master master1 master123 access access14 trustno1 temp123 temporary private private1 computer
internet internet1 samsung samsung1 google google1 facebook iphone android windows windows1
microsoft linkedin whatever whatever1 nothing nobody hello123 hellohello hello1 iloveyou iloveyou1
iloveyou2 ilovegod loveyou lovely lovelove loveme mylove forever friends friendship family family1
mother father sister brother brothers daughter husband princess princess1 prince queen123 princesa
sweety sweetie sweetheart angel1 angel123 angels angela baby123 babygirl babyboy beautiful beauty
cutie1 pretty sunshine sunshine1 sunflower rainbow rainbow1 butterfly flower flower1 flowers blossom
summer summer1 summer123 winter winter1 spring autumn october november december september january
february monday friday sunday saturday morning midnight moonlight starlight stardust diamond silver
golden purple orange yellow orange1 banana apples cherry peaches strawberry cookie cookie1 cookies
chocolate coffee cheese pepper ginger butter pumpkin peanut football football1 baseball baseball1
basketball soccer soccer1 hockey tennis rugby123 golfer volleyball swimming gymnast dancer dancing
skater player player1 gamer123 gaming minecraft fortnite pokemon pokemon1 pikachu nintendo mario123
zelda123 naruto naruto1 dragonball starwars starwars1 superman superman1 batman batman1 spiderman
ironman avengers matrix gandalf hogwarts harrypotter merlin wizard dragon dragon1 dragon123 monkey
monkey1 monkey123 tigger tiger1 tigers lions1 panther shadow shadow1 hunter hunter1 killer killer1
ninja123 ninjas warrior phoenix falcon eagle1 eagles cowboy cowboys mustang mustang1 ferrari
ferrari1 porsche mercedes corvette camaro harley yamaha kawasaki ranger rocket thunder lightning
hammer buster buster1 bailey charlie charlie1 maggie maggie1 molly123 sophie sophie1 daisy123
buddy123 lucky1 lucky123 lucky7 luckyone snoopy scooby mickey mickey1 donald goofy1 bubbles bubble
freedom freedom1 liberty america london newyork paris123 madrid1 madrid barcelona barcelona1 sevilla
valencia amsterdam rotterdam bruxelles antwerpen chelsea chelsea1 arsenal arsenal1 liverpool
liverpool1 manchester juventus realmadrid ajax123 ajax1900 ajaxajax feyenoord feyenoord1 psvpsv
anderlecht clubbrugge standard olympique marseille marseille13 michael michael1 michelle michelle1
jessica jessica1 jennifer jennifer1 ashley ashley1 amanda amanda1 andrew andrew1 anthony daniel
daniel1 danielle david123 joshua joshua1 matthew matthew1 jordan jordan1 jordan23 thomas thomas1
thomas123 robert robert1 william william1 george george1 nicole nicole1 samantha stephanie melissa
elizabeth victoria victoria1 alexander alexandra alexis brandon christian christopher benjamin
jonathan patrick patrick1 richard steven taylor rebecca hannah hannah1 lauren olivia justin justin1
natalie natasha tatiana sandra sandra1 monica monica1 martin martin1 oliver oliver1 oscar123
peter123 simone simon123 walter welcome2 motdepasse motdepasse1 motdepass mdp123 bonjour bonjour1
bonjour123 bonsoir salut123 coucou coucou1 coucou123 soleil soleil1 soleil123 lumiere etoile etoiles
jetaime jetaime1 jetaime2 jtaime amours amour123 amoureux monamour doudou doudou1 chouchou chouchou1
cherie nounours loulou loulou1 loulou123 louloute minou1 chaton chatons chocolat chocolat1 caramel
vanille fraise cerise framboise camille camille1 marine marine1 nicolas nicolas1 julien julien1
sandrine isabelle isabelle1 nathalie valerie sylvie celine celine1 aurelie pauline pauline1 mathilde
charlotte charlotte1 juliette manon123 thierry philippe philippe1 olivier olivier1 laurent laurent1
sebastien christophe guillaume antoine antoine1 francois jerome vincent vincent1 maxime maxime1
alexandre baptiste clement corentin france france98 liberte vacances famille maison maison1 papillon
papillon1 marguerite dauphin dauphins cheval chevaux licorne princesse princesse1 pompier policier
footballeur doudoune voiture secret12 ordinateur marseil bretagne toulouse bordeaux lyon69 chipie
choupette tintin asterix obelix wachtwoord wachtwoord1 wachtwoord123 welkom welkom1 welkom01
welkom02 welkom12 welkom123 welkom2024 welkom2025 welkom2026 geheim geheim1 geheim123 hallo123
hallohallo hoihoi hoihoi1 groetjes lekker lekker1 liefje liefde liefste schatje schatje1 schatjes
knuffel knuffels zonnetje zonnebloem vlinder vlindertje bloemen bloempje lieveheersbeestje poesje
poesjes katten hondje hondjes paarden paardje konijn konijntje dolfijn dolfijnen olifant aardbei
appeltje chocola chocolade pannenkoek voetbal voetbal1 voetballen hockey1 nederland holland holland1
belgie vlaanderen utrecht denhaag groningen eindhoven zomer123 winter123 vakantie familie kinderen
moeder vader123 zusje1 prinses prinsesje sinterklaas kerstman computer1 jeroen jeroen1 sander
sander1 martijn dennis dennis1 marieke marijke annemarie wouter pieter pieter1 willem willem1
bram123 lisanne sanne123 kimberly rianne femke123 hendrik johannes maarten stefan stefan1 mariska
petra123 saskia ingrid jasper jasper1 joost123 contrasena contraseña contrasena1 contraseña1
micontrasena clave123 claves hola123 hola1234 holahola buenosdias teamo1 teamo123 tequiero tequiero1
tequieromucho teamomucho amorcito amormio miamor miamor1 amores corazon corazon1 corazón cariño
bonita bonita1 hermosa hermosa1 preciosa princesa1 muñeca muneca estrella estrella1 estrellita
lucero solecito girasol mariposa mariposa1 mariposas florecita amigas amigos familia familia1
hermano hermana mimama mipapa chiquita chiquito gatito gatitos perrito caballo delfin delfines
conejo tigre123 futbol futbol1 futbol10 campeon campeones barcelona10 atletico betis1907 sevillista
español espanol españa espana españa1 mexico mexico1 colombia argentina america1 alejandro
alejandro1 alejandra alejandra1 carlos carlos1 carlos123 fernando fernando1 fernanda roberto
roberto1 eduardo eduardo1 francisco antonio antonio1 miguel miguel1 rafael javier javier1 manuel
manuel1 ricardo enrique gabriel gabriel1 gabriela sergio santiago santiago1 sebastian cristina
cristina1 carmen carmen1 carolina carolina1 claudia veronica patricia paloma beatriz mariana
margarita gloria angelica angelito daniela daniela1 valentina andrea andrea1 adriana catalina
isabella esperanza guadalupe rosario jesucristo jesus1 jesus123 diosesamor diosmio cristo virgen123
chocolate1 fresas caramelo naranja manzana platano sandia pelusa peluche bebito bebita gordito
gordita loquita locura felicidad libertad secreto secreto1
`;

let passwords: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,000 passwords that leaks show most often, with ours, without case and accents. Loaded when
 * they are first needed: they take 20 MB.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  passwords ??= loadPasswords();
  return passwords;
}

async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...words.trim().split(/\s+/)].map(folded));
}

/**
 * A text without case, accents and spaces around: these are the first variations that attackers try.
 * Full-width and circled letters become plain ones, as they do when a password is hashed.
 */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
