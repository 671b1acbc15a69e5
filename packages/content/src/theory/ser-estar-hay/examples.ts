import type { FillInExample, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const examples = {
  resumen: [
    {
      es: "*Hay* una panadería en mi calle.",
      word: "hay",
      fr: "Il y a une boulangerie dans ma rue.",
      nl: "Er is een bakker in mijn straat.",
      en: "There’s a baker’s in my street.",
    },
    {
      es: "La panadería *está* al lado del banco.",
      word: "está",
      fr: "La boulangerie est à côté de la banque.",
      nl: "De bakker zit naast de bank.",
      en: "The baker’s is next to the bank.",
    },
    {
      es: "La panadería *es* muy pequeña.",
      word: "es",
      fr: "La boulangerie est toute petite.",
      nl: "De bakkerij is heel klein.",
      en: "The baker’s is very small.",
    },
  ],
  formas: [
    {
      es: "De niños *éramos* vecinos y ahora somos muy amigos.",
      word: "éramos",
      fr: "Enfants, nous étions voisins, et maintenant, nous sommes très amis.",
      nl: "Als kinderen waren we buren en nu zijn we dikke vrienden.",
      en: "We were neighbours as children and now we’re great friends.",
    },
    {
      es: "¿Dónde *estuvisteis* el domingo por la tarde?",
      word: "estuvisteis",
      fr: "Vous étiez où, dimanche après-midi ?",
      nl: "Waar waren jullie zondagmiddag?",
      en: "Where were you on Sunday afternoon?",
    },
    {
      es: "Este invierno *ha habido* mucha nieve.",
      word: "ha habido",
      fr: "Cet hiver, il y a eu beaucoup de neige.",
      nl: "Deze winter heeft er veel sneeuw gelegen.",
      en: "There’s been a lot of snow this winter.",
    },
  ],
  ser: [
    {
      es: "Mi tía *es* bombera.",
      word: "es",
      fr: "Ma tante est pompière.",
      nl: "Mijn tante is brandweervrouw.",
      en: "My aunt is a firefighter.",
    },
    {
      es: "Nuestro piso *es* antiguo pero cómodo.",
      word: "es",
      fr: "Notre appartement est ancien, mais confortable.",
      nl: "Ons appartement is oud, maar comfortabel.",
      en: "Our flat is old but comfortable.",
    },
  ],
  identidad: [
    {
      es: "¿Quién *es* esa señora del sombrero verde?",
      word: "es",
      fr: "Qui est cette dame au chapeau vert ?",
      nl: "Wie is die mevrouw met de groene hoed?",
      en: "Who’s that lady in the green hat?",
    },
    {
      es: "Abre la puerta, *soy* yo.",
      word: "soy",
      fr: "Ouvre la porte, c’est moi.",
      nl: "Doe open, ik ben het.",
      en: "Open the door, it’s me.",
    },
    {
      es: "*Somos* cinco en casa, con el perro.",
      word: "somos",
      fr: "À la maison, nous sommes cinq, avec le chien.",
      nl: "We zijn thuis met z’n vijven, de hond meegerekend.",
      en: "There are five of us at home, counting the dog.",
    },
    {
      es: "Mi sobrina estudia y los sábados *está* de cajera.",
      word: "está",
      fr: "Ma nièce fait des études et, le samedi, elle travaille comme caissière.",
      nl: "Mijn nichtje studeert en werkt op zaterdag als kassière.",
      en: "My niece is a student and works as a cashier on Saturdays.",
    },
  ],
  "origen-y-materia": [
    {
      es: "Estas naranjas *son* de Valencia.",
      word: "son",
      fr: "Ces oranges viennent de Valence.",
      nl: "Deze sinaasappels komen uit Valencia.",
      en: "These oranges are from Valencia.",
    },
    {
      es: "La mesa de la cocina *es* de madera.",
      word: "es",
      fr: "La table de la cuisine est en bois.",
      nl: "De keukentafel is van hout.",
      en: "The kitchen table is made of wood.",
    },
    {
      es: "¿De quién *es* este paraguas?",
      word: "es",
      fr: "À qui est ce parapluie ?",
      nl: "Van wie is deze paraplu?",
      en: "Whose umbrella is this?",
    },
  ],
  caracter: [
    {
      es: "Mi profesora *es* muy paciente.",
      word: "es",
      fr: "Ma professeure est très patiente.",
      nl: "Mijn lerares is heel geduldig.",
      en: "My teacher is very patient.",
    },
    {
      es: "De niño, yo *era* bastante tímido.",
      word: "era",
      fr: "Enfant, j’étais plutôt timide.",
      nl: "Als kind was ik nogal verlegen.",
      en: "As a child I was rather shy.",
    },
    {
      es: "Los ojos de mi gata *son* amarillos.",
      word: "son",
      fr: "Les yeux de ma chatte sont jaunes.",
      nl: "De ogen van mijn poes zijn geel.",
      en: "My cat’s eyes are yellow.",
    },
  ],
  "hora-y-fecha": [
    {
      es: "Ya *son* las siete y media.",
      word: "son",
      fr: "Il est déjà sept heures et demie.",
      nl: "Het is al half acht.",
      en: "It’s already half past seven.",
    },
    {
      es: "Mañana *es* sábado, así que no madrugo.",
      word: "es",
      fr: "Demain, c’est samedi, alors je ne me lève pas tôt.",
      nl: "Morgen is het zaterdag, dus ik sta niet vroeg op.",
      en: "Tomorrow is Saturday, so I’m not getting up early.",
    },
    {
      es: "Cuando llegamos al hotel ya *era* de noche.",
      word: "era",
      fr: "Quand nous sommes arrivés à l’hôtel, il faisait déjà nuit.",
      nl: "Toen we bij het hotel aankwamen, was het al donker.",
      en: "It was already dark when we got to the hotel.",
    },
  ],
  "lugar-de-un-evento": [
    {
      es: "La boda *es* en casa de mis tíos.",
      word: "es",
      fr: "Le mariage a lieu chez mon oncle et ma tante.",
      nl: "De bruiloft is bij mijn oom en tante thuis.",
      en: "The wedding is at my aunt and uncle’s house.",
    },
    {
      es: "¿Dónde *fue* el concierto de anoche?",
      word: "fue",
      fr: "Où a eu lieu le concert d’hier soir ?",
      nl: "Waar was het concert van gisteravond?",
      en: "Where was last night’s concert?",
    },
  ],
  estar: [
    {
      es: "Mi hermano *está* en la ducha.",
      word: "está",
      fr: "Mon frère est sous la douche.",
      nl: "Mijn broer staat onder de douche.",
      en: "My brother’s in the shower.",
    },
    {
      es: "Hoy *estoy* de buen humor.",
      word: "estoy",
      fr: "Aujourd’hui, je suis de bonne humeur.",
      nl: "Vandaag ben ik in een goed humeur.",
      en: "I’m in a good mood today.",
    },
  ],
  lugar: [
    {
      es: "Las tijeras *están* en el primer cajón.",
      word: "están",
      fr: "Les ciseaux sont dans le premier tiroir.",
      nl: "De schaar ligt in de bovenste la.",
      en: "The scissors are in the top drawer.",
    },
    {
      es: "Bolivia *está* en el centro de América del Sur.",
      word: "está",
      fr: "La Bolivie se trouve au centre de l’Amérique du Sud.",
      nl: "Bolivia ligt midden in Zuid-Amerika.",
      en: "Bolivia is in the middle of South America.",
    },
    {
      es: "Hola, ¿*está* Lucía? Soy una compañera de clase.",
      word: "está",
      fr: "Bonjour, Lucía est là ? Je suis une camarade de classe.",
      nl: "Hallo, is Lucía er? Ik zit bij haar in de klas.",
      en: "Hello, is Lucía in? I’m in her class.",
    },
  ],
  estado: [
    {
      es: "*Estamos* muy contentos con el piso nuevo.",
      word: "estamos",
      fr: "Nous sommes très contents de notre nouvel appartement.",
      nl: "We zijn heel blij met ons nieuwe appartement.",
      en: "We’re very happy with our new flat.",
    },
    {
      es: "Este café ya *está* frío.",
      word: "está",
      fr: "Ce café est déjà froid.",
      nl: "Deze koffie is al koud.",
      en: "This coffee has gone cold.",
    },
    {
      es: "¡Qué alto *estás*, Hugo!",
      word: "estás",
      fr: "Comme tu as grandi, Hugo !",
      nl: "Wat ben jij groot geworden, Hugo!",
      en: "How tall you’ve grown, Hugo!",
    },
    {
      es: "Mis abuelos *son* felices en el pueblo.",
      word: "son",
      fr: "Mes grands-parents sont heureux au village.",
      nl: "Mijn grootouders zijn gelukkig in hun dorp.",
      en: "My grandparents are happy in their village.",
    },
  ],
  resultado: [
    {
      es: "El ascensor *está* roto desde el martes.",
      word: "está",
      fr: "L’ascenseur est en panne depuis mardi.",
      nl: "De lift is al sinds dinsdag kapot.",
      en: "The lift has been broken since Tuesday.",
    },
    {
      es: "La cena ya *está* preparada.",
      word: "está",
      fr: "Le dîner est déjà préparé.",
      nl: "Het avondeten is al klaar.",
      en: "Dinner is already made.",
    },
    {
      es: "Los abuelos *están* sentados al sol.",
      word: "están",
      fr: "Nos grands-parents sont assis au soleil.",
      nl: "Opa en oma zitten in de zon.",
      en: "Our grandparents are sitting in the sun.",
    },
  ],
  gerundio: [
    {
      es: "*Estoy* buscando mis gafas.",
      word: "estoy",
      fr: "Je suis en train de chercher mes lunettes.",
      nl: "Ik ben mijn bril aan het zoeken.",
      en: "I’m looking for my glasses.",
    },
    {
      es: "¿Qué *estáis* haciendo en la cocina?",
      word: "estáis",
      fr: "Qu’est-ce que vous êtes en train de faire dans la cuisine ?",
      nl: "Wat zijn jullie in de keuken aan het doen?",
      en: "What are you doing in the kitchen?",
    },
  ],
  hay: [
    {
      es: "En la plaza *hay* un mercado todos los jueves.",
      word: "hay",
      fr: "Sur la place, il y a un marché tous les jeudis.",
      nl: "Op het plein is er elke donderdag markt.",
      en: "There’s a market in the square every Thursday.",
    },
    {
      es: "¿*Hay* leche en la nevera?",
      word: "hay",
      fr: "Il y a du lait dans le frigo ?",
      nl: "Staat er melk in de koelkast?",
      en: "Is there any milk in the fridge?",
    },
    {
      es: "Antes *había* muchas librerías en el centro.",
      word: "había",
      fr: "Avant, il y avait beaucoup de librairies dans le centre.",
      nl: "Vroeger waren er veel boekhandels in het centrum.",
      en: "There used to be a lot of bookshops in the centre.",
    },
  ],
  "hay-o-esta": [
    {
      es: "*Hay* un señor en la puerta.",
      word: "hay",
      fr: "Il y a un monsieur à la porte.",
      nl: "Er staat een man voor de deur.",
      en: "There’s a man at the door.",
    },
    {
      es: "En la puerta *está* el señor del gas.",
      word: "está",
      fr: "À la porte, il y a le monsieur du gaz.",
      nl: "Voor de deur staat de man van het gas.",
      en: "The gas man is at the door.",
    },
  ],
  "hay-que": [
    {
      es: "*Hay* que llamar al fontanero.",
      word: "hay",
      fr: "Il faut appeler le plombier.",
      nl: "De loodgieter moet gebeld worden.",
      en: "Somebody has to call the plumber.",
    },
    {
      es: "Para ver bien las estrellas *hay* que apagar la luz.",
      word: "hay",
      fr: "Pour bien voir les étoiles, il faut éteindre la lumière.",
      nl: "Om de sterren goed te zien, moet je het licht uitdoen.",
      en: "To see the stars properly you have to turn off the light.",
    },
  ],
  "cambio-de-sentido": [
    {
      es: "Esta película *es* aburrida.",
      word: "es",
      fr: "Ce film est ennuyeux.",
      nl: "Deze film is saai.",
      en: "This film is boring.",
    },
    {
      es: "Los niños *están* aburridos.",
      word: "están",
      fr: "Les enfants s’ennuient.",
      nl: "De kinderen vervelen zich.",
      en: "The children are bored.",
    },
    {
      es: "Mis botas nuevas *son* verdes.",
      word: "son",
      fr: "Mes nouvelles bottes sont vertes.",
      nl: "Mijn nieuwe laarzen zijn groen.",
      en: "My new boots are green.",
    },
    {
      es: "Esta manzana *está* verde; prueba otra.",
      word: "está",
      fr: "Cette pomme n’est pas mûre ; goûtes-en une autre.",
      nl: "Deze appel is niet rijp; probeer een andere.",
      en: "This apple isn’t ripe; try another.",
    },
  ],
  trampas: [
    {
      es: "¿Quién *está* en el baño?",
      word: "está",
      fr: "Qui est dans la salle de bains ?",
      nl: "Wie zit er in de badkamer?",
      en: "Who’s in the bathroom?",
    },
    {
      es: "*Somos* muchos para una sola pizza.",
      word: "somos",
      fr: "Nous sommes nombreux pour une seule pizza.",
      nl: "We zijn met heel wat mensen voor maar één pizza.",
      en: "There are a lot of us for just one pizza.",
    },
    {
      es: "La fiesta *es* en mi casa, a las nueve.",
      word: "es",
      fr: "La fête est chez moi, à neuf heures.",
      nl: "Het feest is bij mij thuis, om negen uur.",
      en: "The party is at my house, at nine.",
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly FillInExample[]>>;

export const questions = {
  resumen: {
    es: "En el salón _____ un piano.",
    options: ["es", "está", "hay"],
    answer: "hay",
  },
  formas: {
    es: "Ayer _____ todo el día en la playa.",
    options: ["estamos", "estuvemos", "estuvimos"],
    answer: "estuvimos",
  },
  ser: {
    es: "Esta semana mi abuela _____ de viaje.",
    options: ["es", "está", "hay"],
    answer: "está",
  },
  identidad: {
    es: "Mi primo es músico, pero este verano _____ de camarero.",
    options: ["es", "está", "hay"],
    answer: "está",
  },
  "origen-y-materia": {
    es: "¿De quién _____ ese abrigo que está en la silla?",
    options: ["es", "está"],
    answer: "es",
  },
  caracter: {
    es: "¿Cómo _____ tu profesora nueva? ¿Es simpática?",
    options: ["está", "es"],
    answer: "es",
  },
  "hora-y-fecha": {
    es: "¿Ya _____ a 15? ¡Cómo pasa el mes!",
    options: ["es", "son", "estamos"],
    answer: "estamos",
  },
  "lugar-de-un-evento": {
    es: "No encuentro las entradas del concierto. ¿Dónde _____?",
    options: ["son", "están", "hay"],
    answer: "están",
  },
  estar: {
    es: "La fiesta de Ana _____ en el jardín de sus padres.",
    options: ["es", "está", "hay"],
    answer: "es",
  },
  lugar: {
    es: "¿Sabes si _____ un cajero por aquí cerca?",
    options: ["está", "es", "hay"],
    answer: "hay",
  },
  estado: {
    es: "Mi abuelo _____ un hombre feliz.",
    options: ["es", "está"],
    answer: "es",
  },
  resultado: {
    es: "Esta novela _____ traducida por dos estudiantes en un mes.",
    options: ["estuvo", "estaba", "fue"],
    answer: "fue",
  },
  gerundio: {
    es: "Están _____ un puente nuevo.",
    options: ["construiendo", "construyendo", "construir"],
    answer: "construyendo",
  },
  hay: {
    es: "En la fiesta de anoche _____ más de cien personas.",
    options: ["habían", "había"],
    answer: "había",
  },
  "hay-o-esta": {
    es: "En el cajón _____ unas tijeras, pero las tuyas no las veo.",
    options: ["hay", "están", "son"],
    answer: "hay",
  },
  "hay-que": {
    es: "Ana _____ que estudiar esta tarde.",
    options: ["hay", "tiene", "es"],
    answer: "tiene",
  },
  "cambio-de-sentido": {
    es: "Ya podemos salir: yo _____ listo.",
    options: ["soy", "estoy"],
    answer: "estoy",
  },
  trampas: {
    es: "¡Mira! Detrás de aquel árbol _____ mi hermano.",
    options: ["es", "está", "hay"],
    answer: "está",
  },
} as const satisfies Partial<
  Record<
    SectionId<typeof sections>,
    { es: string; options: readonly [string, string, ...string[]]; answer: string }
  >
>;
