import type { Page } from "@playwright/test";
import { dayIn, shiftDay } from "@verbena/core/calendar";
import { instantOf } from "@verbena/core/local-time";
import type {
  AssignmentPage,
  ListedAssignment,
  PupilWork,
  StateCounts,
  TaskPreview,
} from "@verbena/server/client";
import { answerAsClass, fakeClassId } from "./fake-class.ts";

/** Ids of the assignments of the class of `fake-class.ts`. */
export const fakeAssignmentId = idOf(2001);

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

const ZONE = "Europe/Paris";
const today = dayIn(new Date().toISOString(), ZONE);
const inDays = (days: number) => instantOf(`${shiftDay(today, days)}T18:00`, ZONE);

const family = "preterito-indefinido" as const;
const noCounts: StateCounts = { done: 0, late: 0, begun: 0, notBegun: 0, excused: 0 };

const listed = (change: Partial<ListedAssignment>): ListedAssignment => ({
  id: fakeAssignmentId,
  note: "",
  task: { kind: "family", family: "presente-indicativo" },
  goal: { kind: "each-once" },
  forEverybody: true,
  from: inDays(-5),
  until: inDays(2),
  changedAt: inDays(-5),
  formCount: 324,
  sample: [],
  counts: { done: 17, late: 0, begun: 4, notBegun: 3, excused: 0 },
  ...change,
});

const verbs = listed({
  note: "Pour préparer le contrôle de vendredi. On le reprendra ensemble jeudi.",
  task: { kind: "verbs", verbs: ["tener", "hacer", "decir", "venir"], families: [family] },
  formCount: 24,
});

const assignments = [
  listed({ id: idOf(2002), until: inDays(9), goal: { kind: "answers", answers: 40 } }),
  verbs,
  listed({
    id: idOf(2003),
    until: inDays(-6),
    task: { kind: "family", family: "desde-hace" },
    counts: { ...noCounts, done: 20, late: 2, notBegun: 1, excused: 1 },
  }),
  listed({ id: idOf(2004), until: inDays(-20), counts: noCounts }),
];

const pupil = (name: string, change: Partial<PupilWork> = {}, index = 0): PupilWork => ({
  userId: idOf(index + 1),
  name,
  state: "begun",
  isLate: false,
  done: 7,
  needed: 24,
  doneAt: null,
  errors: 5,
  until: inDays(2),
  formsMax: null,
  excused: false,
  ...change,
});

const done = { state: "done", done: 24, doneAt: inDays(-1) } as const;
const notBegun = { state: "not-begun", done: 0, errors: 0 } as const;

const pupils = [
  pupil("Adam B.", done, 1),
  pupil("Aya M.", { errors: 12 }, 2),
  pupil("Camille D.", { ...done, errors: 31 }, 3),
  pupil("Chloé V.", { ...notBegun, until: inDays(5) }, 4),
  pupil("Elias R.", { ...done, isLate: true, errors: 2 }, 5),
  pupil("Emma L.", { state: "excused", excused: true, done: 0, errors: 0 }, 6),
  pupil("Enzo P.", { needed: 12, formsMax: 12 }, 7),
  pupil("Fatima Z.", done, 8),
  pupil("Gabriel van den Bossche-Dujardin", { isLate: true }, 9),
  pupil("Hugo S.", notBegun, 10),
];

const page: AssignmentPage = {
  assignment: verbs,
  timeZone: ZONE,
  pupils,
  leftOut: [{ userId: idOf(12), name: "Inès K." }],
  missed: [
    {
      family,
      item: "tener",
      context: "yo",
      sentence: "Ayer _______ que volver a casa a pie.",
      correctAnswer: "tuve",
      pupils: 6,
      errors: 9,
      answers: [
        {
          given: "tení",
          sentence: "Ayer _______ que volver a casa a pie.",
          names: ["Aya M.", "Camille D.", "Enzo P.", "Gabriel van den Bossche-Dujardin"],
        },
        { given: "tuvé", sentence: "Ayer _______ que volver a casa a pie.", names: ["Hugo S."] },
        { given: null, sentence: "Ayer _______ que volver a casa a pie.", names: ["Elias R."] },
      ],
    },
    {
      family,
      item: "decir",
      context: "ellos",
      sentence: "Mis padres me _______ la verdad.",
      correctAnswer: "dijeron",
      pupils: 4,
      errors: 5,
      answers: [
        {
          given: "dijieron",
          sentence: "Mis padres me _______ la verdad.",
          names: ["Aya M.", "Camille D.", "Elias R.", "Hugo S."],
        },
      ],
    },
  ],
};

const preview: TaskPreview = {
  formCount: 24,
  example: {
    family,
    item: "tener",
    context: "yo",
    sentence: "Ayer _______ que volver a casa a pie.",
    correctAnswer: "tuve",
    infinitive: "tener",
  },
  answers: ["tuve", "tuviste", "tuvo", "tuvimos", "hice", "hiciste", "hizo", "hicimos"],
  sample: [
    {
      family,
      item: "tener",
      context: "yo",
      cell: { verb: "tener", tense: family, person: "yo" },
      form: "tuve",
    },
  ],
  unknownVerbs: ["teletransportar"],
};

type Answers = { isEmpty?: boolean };

/** Answers requests about the assignments of a class, as its teacher gets them. */
export async function answerWithAssignments(
  browserPage: Page,
  { isEmpty = false }: Answers = {},
): Promise<void> {
  await answerAsClass(browserPage);
  const answers: Record<string, unknown> = {
    "": { assignments: isEmpty ? [] : assignments, next: null },
    [`/${fakeAssignmentId}`]: page,
  };
  await browserPage.route(`**/api/classes/${fakeClassId}/assignments**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ json: answers[pathname.split("/assignments")[1] ?? ""] });
  });
  await browserPage.route(`**/api/classes/${fakeClassId}/task-preview`, (route) =>
    route.fulfill({ json: preview }),
  );
  await browserPage.route("**/api/classes", (route) =>
    route.fulfill({
      json: {
        classes: [
          {
            id: fakeClassId,
            name: "3e B – espagnol LV2",
            role: "teacher",
            lastDay: "2027-08-31",
            timeZone: ZONE,
            archivedAt: null,
            teachers: ["Mme Roy"],
            pupilCount: 24,
          },
        ],
        refusal: null,
      },
    }),
  );
}
