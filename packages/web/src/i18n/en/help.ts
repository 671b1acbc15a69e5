import type { help as source } from "../fr/help.ts";
import type { Localised } from "../localised.ts";

export const help = {
  title: "A class in ten steps",
  intro: "For teachers. The first three steps take about ten minutes.",
  print: "Print this page",
  steps: {
    open: {
      title: "Open the class",
      text: "In “{{classes}}”, choose “{{open}}”. Give the class a name, say what your pupils call you, and set the last day. You can change later which persons are asked, and how accents count, in “{{settings}}”.",
      picture: "A form with the name of the class, a date, and a button",
    },
    code: {
      title: "Show the code",
      text: "The page of a new class shows its code in large letters, and a QR code: project it. The code stays valid until 14 days after the first pupil has joined. You find it again in “{{members}}”; if too many people know it, “{{renew}}” replaces it.",
      picture: "A projection screen with a code and a QR code",
    },
    join: {
      title: "Let the pupils in",
      text: "Pupils scan the QR code or type the address. Before they choose “{{join}}”, they read what you will see and what you will not, and write their first name and the first letter of their last name. Pupils do not see each other: there is no list and no ranking.",
      picture: "A phone that shows what the teacher sees and does not see, and a button",
    },
    accounts: {
      title: "Create accounts without an email address",
      text: "If the school has decided so, paste the first names in “{{accounts}}”, one a line: each pupil gets an account. Print the login details at once and cut them out, because the passwords cannot be seen again. If a pupil loses them, choose “{{newPassword}}”.",
      picture: "A sheet to cut up; each piece has a password and a QR code",
    },
    homework: {
      title: "Give an assignment",
      text: "In “{{assignments}}”, choose “{{newAssignment}}”: a tense, verbs, or what the class gets wrong. Pupils find the assignment at the top of their home page, and can also do it without internet. On its own page, you can give a pupil more time or fewer forms, or excuse them.",
      picture: "A calendar, and a phone with an assignment that is half done",
    },
    overview: {
      title: "See how the class is doing",
      text: "The page of the class shows who has done the running assignments. “{{teachNext}}” lists the three errors that most pupils have made in the last 7 days: explain these in the next lesson. In the table, those who have not practised come first.",
      picture: "The page of a class: two bars of assignments, an error, and the table of pupils",
    },
    board: {
      title: "Discuss an error on the board",
      text: "Next to an error, “{{project}}” shows a sentence in large type. The class thinks; the space bar reveals the answer, how it is built, and what pupils wrote, without names. “{{assign}}” turns it into an assignment, and “{{board}}” in the menu also works without a class.",
      picture: "A projection screen: tení is crossed out, tuve is right",
    },
    print: {
      title: "Print a sheet",
      text: "“{{printConfusion}}” next to an error, or “{{print}}” on the page of a tense, prepares a sheet: sentences to complete or tables to fill in, in two versions, and in large letters if you like. The answers are on their own page. With a QR code, pupils go on online.",
      picture: "Sheets A and B with sentences to complete, and the answers",
    },
    pupil: {
      title: "Follow a pupil, or remove one",
      text: "A name in the table opens the pupil’s page: assignments, days of practice, and errors, since the pupil joined. A pupil can leave the class, and you can remove one in “{{members}}”: then you see nothing of them any more. They keep an account that they opened themselves; one that the class created is deleted.",
      picture: "The page of a pupil with results by week, and an open door",
    },
    end: {
      title: "End the year",
      text: "After its last day, the class is archived: everything can be read for 60 days, then it is deleted with the accounts that it created. You get a message a month before. Until then, keep what you need with “{{csv}}”, and take the settings and the assignments to a new class with “{{copyClass}}”.",
      picture: "The last page of a calendar, and an assignment that is copied to another class",
    },
  },
} as const satisfies Localised<typeof source>;
