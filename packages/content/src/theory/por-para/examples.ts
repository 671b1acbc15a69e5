import type { FillInExample, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const examples = {
  resumen: [
    {
      es: "He venido *por* tu mensaje.",
      word: "por",
      fr: "Je suis venu à cause de ton message.",
      nl: "Ik ben gekomen vanwege je bericht.",
      en: "I’ve come because of your message.",
    },
    {
      es: "He venido *para* ayudarte con la mudanza.",
      word: "para",
      fr: "Je suis venu pour t’aider à déménager.",
      nl: "Ik ben gekomen om je te helpen verhuizen.",
      en: "I’ve come to help you move house.",
    },
  ],
  por: [
    {
      es: "Siempre discutimos *por* tonterías.",
      word: "por",
      fr: "Nous nous disputons toujours pour des bêtises.",
      nl: "We maken altijd ruzie om niets.",
      en: "We always argue over silly things.",
    },
    {
      es: "Llegamos al mar *por* un camino de cabras.",
      word: "por",
      fr: "Nous sommes arrivés à la mer par un chemin de chèvres.",
      nl: "We kwamen via een geitenpad bij de zee.",
      en: "We reached the sea along a goat track.",
    },
  ],
  causa: [
    {
      es: "Gracias *por* regar mis plantas en agosto.",
      word: "por",
      fr: "Merci d’avoir arrosé mes plantes en août.",
      nl: "Bedankt dat je in augustus mijn planten water hebt gegeven.",
      en: "Thanks for watering my plants in August.",
    },
    {
      es: "Cerraron la carretera *por* la nieve.",
      word: "por",
      fr: "On a fermé la route à cause de la neige.",
      nl: "Ze hebben de weg afgesloten vanwege de sneeuw.",
      en: "They closed the road because of the snow.",
    },
    {
      es: "Mi abuela me riñó *por* llegar tarde a cenar.",
      word: "por",
      fr: "Ma grand-mère m’a grondé parce que j’étais en retard pour le dîner.",
      nl: "Mijn oma gaf me op mijn kop omdat ik te laat kwam eten.",
      en: "My grandmother told me off for being late for dinner.",
    },
  ],
  "lugar-y-medio": [
    {
      es: "El gato entra y sale *por* la ventana del baño.",
      word: "por",
      fr: "Le chat entre et sort par la fenêtre de la salle de bains.",
      nl: "De kat komt en gaat door het badkamerraam.",
      en: "The cat comes and goes through the bathroom window.",
    },
    {
      es: "¿Hay una farmacia *por* aquí?",
      word: "por",
      fr: "Il y a une pharmacie par ici ?",
      nl: "Is hier ergens een apotheek?",
      en: "Is there a chemist’s around here?",
    },
    {
      es: "Nos enteramos de la boda *por* la radio.",
      word: "por",
      fr: "Nous avons appris le mariage par la radio.",
      nl: "We hoorden via de radio van de bruiloft.",
      en: "We heard about the wedding on the radio.",
    },
  ],
  momento: [
    {
      es: "Los domingos *por* la mañana el barrio huele a churros.",
      word: "por",
      fr: "Le dimanche matin, le quartier sent les churros.",
      nl: "Op zondagochtend ruikt de buurt naar churros.",
      en: "On Sunday mornings the neighbourhood smells of churros.",
    },
    {
      es: "Ayer *por* la noche se fue la luz.",
      word: "por",
      fr: "Hier soir, il y a eu une coupure de courant.",
      nl: "Gisteravond viel de stroom uit.",
      en: "The power went out last night.",
    },
  ],
  "precio-y-sustitucion": [
    {
      es: "He vendido la bici *por* ochenta euros.",
      word: "por",
      fr: "J’ai vendu le vélo pour quatre-vingts euros.",
      nl: "Ik heb de fiets voor tachtig euro verkocht.",
      en: "I’ve sold the bike for eighty euros.",
    },
    {
      es: "Te cambio mi silla *por* la tuya.",
      word: "por",
      fr: "Je t’échange ma chaise contre la tienne.",
      nl: "Ik ruil mijn stoel tegen die van jou.",
      en: "I’ll swap my chair for yours.",
    },
    {
      es: "Estoy mareado; hoy conduce mi hermana *por* mí.",
      word: "por",
      fr: "J’ai la tête qui tourne ; aujourd’hui, ma sœur conduit à ma place.",
      nl: "Ik ben duizelig; vandaag rijdt mijn zus in mijn plaats.",
      en: "I feel dizzy; my sister’s driving in my place today.",
    },
  ],
  agente: [
    {
      es: "Este puente fue construido *por* los romanos.",
      word: "por",
      fr: "Ce pont a été construit par les Romains.",
      nl: "Deze brug is gebouwd door de Romeinen.",
      en: "This bridge was built by the Romans.",
    },
    {
      es: "La novela fue traducida *por* dos hermanas.",
      word: "por",
      fr: "Le roman a été traduit par deux sœurs.",
      nl: "De roman werd vertaald door twee zussen.",
      en: "The novel was translated by two sisters.",
    },
  ],
  reparto: [
    {
      es: "Voy a la piscina dos veces *por* semana.",
      word: "por",
      fr: "Je vais à la piscine deux fois par semaine.",
      nl: "Ik ga twee keer per week naar het zwembad.",
      en: "I go to the swimming pool twice a week.",
    },
    {
      es: "Repartieron tres caramelos *por* niño.",
      word: "por",
      fr: "On a distribué trois bonbons par enfant.",
      nl: "Ze deelden drie snoepjes per kind uit.",
      en: "They gave out three sweets per child.",
    },
  ],
  para: [
    {
      es: "Estas llaves son *para* ti.",
      word: "para",
      fr: "Ces clés sont pour toi.",
      nl: "Deze sleutels zijn voor jou.",
      en: "These keys are for you.",
    },
    {
      es: "Necesito el informe *para* el lunes.",
      word: "para",
      fr: "J’ai besoin du rapport pour lundi.",
      nl: "Ik heb het verslag tegen maandag nodig.",
      en: "I need the report by Monday.",
    },
  ],
  "finalidad-y-uso": [
    {
      es: "Abro la ventana *para* oír el mar.",
      word: "para",
      fr: "J’ouvre la fenêtre pour entendre la mer.",
      nl: "Ik doe het raam open om de zee te horen.",
      en: "I open the window to hear the sea.",
    },
    {
      es: "Este cuchillo solo sirve *para* cortar pan.",
      word: "para",
      fr: "Ce couteau ne sert qu’à couper le pain.",
      nl: "Dit mes dient alleen om brood te snijden.",
      en: "This knife is only for cutting bread.",
    },
    {
      es: "He comprado pilas *para* la linterna.",
      word: "para",
      fr: "J’ai acheté des piles pour la lampe de poche.",
      nl: "Ik heb batterijen voor de zaklamp gekocht.",
      en: "I’ve bought batteries for the torch.",
    },
  ],
  destinatario: [
    {
      es: "Hay una carta *para* tu abuela en el buzón.",
      word: "para",
      fr: "Il y a une lettre pour ta grand-mère dans la boîte aux lettres.",
      nl: "Er ligt een brief voor je oma in de brievenbus.",
      en: "There’s a letter for your grandmother in the letterbox.",
    },
    {
      es: "El último trozo de tarta es *para* mí.",
      word: "para",
      fr: "La dernière part de gâteau est pour moi.",
      nl: "Het laatste stuk taart is voor mij.",
      en: "The last piece of cake is for me.",
    },
  ],
  destino: [
    {
      es: "Mañana temprano salimos *para* Cádiz.",
      word: "para",
      fr: "Demain, nous partons de bonne heure pour Cadix.",
      nl: "Morgenvroeg vertrekken we naar Cádiz.",
      en: "We’re leaving for Cádiz early tomorrow.",
    },
    {
      es: "Voy *para* el mercado; ¿te traigo algo?",
      word: "para",
      fr: "Je file au marché ; je te rapporte quelque chose ?",
      nl: "Ik ga richting markt; zal ik iets voor je meebrengen?",
      en: "I’m heading for the market; shall I bring you anything?",
    },
  ],
  plazo: [
    {
      es: "Hay que entregar el trabajo *para* el jueves.",
      word: "para",
      fr: "Il faut rendre le devoir pour jeudi.",
      nl: "We moeten het werkstuk tegen donderdag inleveren.",
      en: "The essay has to be handed in by Thursday.",
    },
    {
      es: "He reservado una mesa *para* las nueve y media.",
      word: "para",
      fr: "J’ai réservé une table pour neuf heures et demie.",
      nl: "Ik heb een tafel gereserveerd voor half tien.",
      en: "I’ve booked a table for half past nine.",
    },
  ],
  "opinion-y-comparacion": [
    {
      es: "*Para* mí, el mejor mes es septiembre.",
      word: "para",
      fr: "Pour moi, le meilleur mois est septembre.",
      nl: "Voor mij is september de mooiste maand.",
      en: "For me, September is the best month.",
    },
    {
      es: "Toca muy bien el piano *para* su edad.",
      word: "para",
      fr: "Elle joue très bien du piano pour son âge.",
      nl: "Ze speelt heel goed piano voor haar leeftijd.",
      en: "She plays the piano very well for her age.",
    },
    {
      es: "Este abrigo es demasiado fino *para* enero.",
      word: "para",
      fr: "Ce manteau est trop fin pour janvier.",
      nl: "Deze jas is te dun voor januari.",
      en: "This coat is too thin for January.",
    },
  ],
  pares: [
    {
      es: "Esta semana trabajo *por* Ana, que está de viaje.",
      word: "por",
      fr: "Cette semaine, je travaille à la place d’Ana, qui est en voyage.",
      nl: "Deze week werk ik in de plaats van Ana, die op reis is.",
      en: "This week I’m working in place of Ana, who’s away.",
    },
    {
      es: "Trabajo *para* Ana, la dueña de la librería.",
      word: "para",
      fr: "Je travaille pour Ana, la propriétaire de la librairie.",
      nl: "Ik werk voor Ana, de eigenares van de boekhandel.",
      en: "I work for Ana, the owner of the bookshop.",
    },
    {
      es: "*Por* mí, podemos cenar ya.",
      word: "por",
      fr: "Si ça ne tient qu’à moi, on peut dîner tout de suite.",
      nl: "Wat mij betreft kunnen we nu al eten.",
      en: "As far as I’m concerned, we can have dinner now.",
    },
    {
      es: "*Para* mí, a esta sopa le falta sal.",
      word: "para",
      fr: "À mon avis, cette soupe manque de sel.",
      nl: "Volgens mij moet er zout in deze soep.",
      en: "If you ask me, this soup needs salt.",
    },
  ],
  expresiones: [
    {
      es: "*Por* fin ha dejado de llover.",
      word: "por",
      fr: "Il a enfin cessé de pleuvoir.",
      nl: "Eindelijk is het opgehouden met regenen.",
      en: "At last it has stopped raining.",
    },
    {
      es: "Ayer mi perro vio el mar *por* primera vez.",
      word: "por",
      fr: "Hier, mon chien a vu la mer pour la première fois.",
      nl: "Gisteren zag mijn hond voor het eerst de zee.",
      en: "Yesterday my dog saw the sea for the first time.",
    },
    {
      es: "No llores, que no es *para* tanto.",
      word: "para",
      fr: "Ne pleure pas, ce n’est pas si grave.",
      nl: "Niet huilen, zo erg is het niet.",
      en: "Don’t cry, it’s not that bad.",
    },
  ],
  trampas: [
    {
      es: "Pagué veinte euros *por* la entrada.",
      word: "por",
      fr: "J’ai payé l’entrée vingt euros.",
      nl: "Ik heb twintig euro voor het kaartje betaald.",
      en: "I paid twenty euros for the ticket.",
    },
    {
      es: "Me disculpé *por* el ruido de la fiesta.",
      word: "por",
      fr: "Je me suis excusé pour le bruit de la fête.",
      nl: "Ik heb me verontschuldigd voor het lawaai van het feest.",
      en: "I apologised for the noise of the party.",
    },
    {
      es: "Aprendo neerlandés *para* hablar con mis vecinos.",
      word: "para",
      fr: "J’apprends le néerlandais pour parler avec mes voisins.",
      nl: "Ik leer Nederlands om met mijn buren te praten.",
      en: "I’m learning Dutch to talk to my neighbours.",
    },
  ],
} as const satisfies Partial<Record<SectionId<typeof sections>, readonly FillInExample[]>>;

export const questions = {
  resumen: {
    es: "Tomo el autobús _____ ir al mercado.",
    options: ["por", "para"],
    answer: "para",
  },
  por: {
    es: "El regalo es _____ tu prima; no lo abras.",
    options: ["por", "para"],
    answer: "para",
  },
  causa: {
    es: "Necesito una escalera _____ cambiar la bombilla.",
    options: ["por", "para"],
    answer: "para",
  },
  "lugar-y-medio": {
    es: "Mi hermana va al trabajo _____ bici.",
    options: ["por", "en", "para"],
    answer: "en",
  },
  momento: {
    es: "La película empieza a las ocho _____ la tarde.",
    options: ["por", "de", "en"],
    answer: "de",
  },
  "precio-y-sustitucion": {
    es: "Mi tío cambió la moto _____ una furgoneta.",
    options: ["por", "para"],
    answer: "por",
  },
  agente: {
    es: "Este cuento fue escrito _____ niños que todavía no saben leer.",
    options: ["por", "para"],
    answer: "para",
  },
  reparto: {
    es: "Nado tres veces _____ la semana.",
    options: ["por", "a", "para"],
    answer: "a",
  },
  para: {
    es: "No pude dormir _____ el ruido de la calle.",
    options: ["por", "para"],
    answer: "por",
  },
  "finalidad-y-uso": {
    es: "Le pusieron una multa _____ aparcar delante del hospital.",
    options: ["por", "para"],
    answer: "por",
  },
  destinatario: {
    es: "Abre el paquete, es _____.",
    options: ["para tú", "para ti", "por ti"],
    answer: "para ti",
  },
  destino: {
    es: "Después de comer paseamos un rato _____ la playa.",
    options: ["por", "para"],
    answer: "por",
  },
  plazo: {
    es: "Nos vemos el lunes _____ la tarde.",
    options: ["por", "para"],
    answer: "por",
  },
  "opinion-y-comparacion": {
    es: "Mi sobrina lee muy bien _____ su edad: solo tiene cinco años.",
    options: ["por", "para"],
    answer: "para",
  },
  pares: {
    es: "Mi jefa se llama Rosa: trabajo _____ ella desde 2015.",
    options: ["por", "para"],
    answer: "para",
  },
  expresiones: {
    es: "Hoy he comido ostras _____ primera vez.",
    options: ["por", "para"],
    answer: "por",
  },
  trampas: {
    es: "Muchas gracias _____ venir.",
    options: ["por", "para"],
    answer: "por",
  },
} as const satisfies Partial<
  Record<
    SectionId<typeof sections>,
    { es: string; options: readonly [string, string, ...string[]]; answer: string }
  >
>;
