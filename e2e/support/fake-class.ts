import type { Page } from "@playwright/test";
import { dayIn, daysFrom, endOfDay, shiftDay } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import type {
  ClassConfusion,
  ClassDetails,
  ClassOverview,
  ListedAssignment,
  PupilAssignment,
  PupilForTeacher,
  PupilPage,
} from "@verbena/server/client";
import type { Person } from "@verbena/spanish";

/** Ids of a class, its pupils, and its assignments. */
export const fakeClassId = idOf(1000);
const [running, second, later, ended] = [idOf(2001), idOf(2002), idOf(2004), idOf(2003)] as const;

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

const TODAY = dayIn(new Date().toISOString(), "Europe/Paris");
const inDays = (days: number) => endOfDay(shiftDay(TODAY, days), "Europe/Paris");

const names = [
  ...["Adam B.", "Aya M.", "Camille D.", "Chloé V.", "Elias R.", "Emma L.", "Enzo P.", "Fatima Z."],
  ...["Gabriel T.", "Hugo S.", "Inès K.", "Jade C.", "Jules W.", "Léa F.", "Léo H.", "Lina A."],
  ...["Louise G.", "Lucas N.", "Maëlys O.", "Nathan J.", "Nour E.", "Raphaël Q.", "Sofia U."],
  "Zoé van den Bossche",
];

const details = (change: Partial<ClassDetails> = {}): ClassDetails => ({
  id: fakeClassId,
  name: "3e B – espagnol LV2",
  lastDay: "2027-08-31",
  timeZone: "Europe/Paris",
  region: "spain",
  persons: ["yo", "tú", "él", "nosotros", "vosotros", "ellos"],
  acceptsMissingAccents: true,
  showsInfo: true,
  archivedAt: null,
  role: "teacher",
  ownName: "Mme Roy",
  teachers: ["Mme Roy"],
  forTeachers: { pupilCount: names.length, code: "3B7K0H1W", closesAt: null },
  ...change,
});

/** Some pupils have not practised. */
const isActive = (index: number) => index % 6 !== 4;

function pupil(name: string, index: number): PupilForTeacher {
  const practised = isActive(index)
    ? daysFrom(shiftDay(TODAY, -6), 7).filter((_, day) => (day + index) % 3 > 0)
    : [];
  return {
    userId: idOf(index + 1),
    name,
    joinedOn: shiftDay(TODAY, -78),
    days: practised.map((day, place) => {
      const answers = 8 + ((index * 7 + place * 5) % 34);
      return { day, answers, right: answers - ((index + place) % 8) };
    }),
    families: [],
    assignments: [
      assignment(running, index % 7 === 0 ? "begun" : isActive(index) ? "done" : "not-begun"),
      assignment(second, index % 3 === 0 ? "done" : index % 3 === 1 ? "begun" : "not-begun"),
      assignment(later, "not-begun"),
      { ...assignment(ended, index === 9 ? "excused" : "done"), isLate: index % 11 === 3 },
    ],
  };
}

function assignment(assignmentId: string, kind: PupilAssignment["kind"]): PupilAssignment {
  const done = { done: 18, begun: 7, "not-begun": 0, excused: 0, empty: 0 }[kind];
  const until = inDays({ [ended]: -3, [later]: 9 }[assignmentId] ?? 3);
  return { assignmentId, until, kind, isLate: false, done, needed: 18, missed: [] };
}

const family: Family = "preterito-indefinido";

const card = (item: string, person: Person) => ({
  family,
  item,
  context: person,
  cell: { verb: item, tense: "preterito-indefinido" as const, person },
});

const missed = (item: string, person: Person, given: string) => ({
  ...card(item, person),
  given: [given],
});

const confusions: ClassConfusion[] = [
  {
    topic: "fact tener strong-preterite",
    pupils: 14,
    answers: 31,
    examples: [
      { given: "tení", expected: "tuve" },
      { given: "tenió", expected: "tuvo" },
      { given: "tenieron", expected: "tuvieron" },
    ],
    cards: [
      missed("tener", "yo", "tení"),
      missed("tener", "él", "tenió"),
      missed("tener", "ellos", "tenieron"),
    ],
  },
  {
    topic: "accent last-syllable preterito-indefinido",
    pupils: 11,
    answers: 19,
    examples: [
      { given: "hable", expected: "hablé" },
      { given: "comio", expected: "comió" },
    ],
    cards: [missed("hablar", "yo", "hable"), missed("comer", "él", "comio")],
  },
  {
    topic: "wrong-person",
    pupils: 6,
    answers: 8,
    examples: [{ given: "hiciste", expected: "hicisteis" }],
    cards: [missed("hacer", "vosotros", "hiciste")],
  },
];

/** The same in an assignment. */
const confusionsOfAssignment: ClassConfusion[] = confusions.slice(0, 1).map((confusion) => ({
  ...confusion,
  pupils: 4,
  answers: 5,
  examples: [
    {
      given: "tení",
      expected: "tuve",
      work: {
        sentence: "Ayer ___ que trabajar hasta muy tarde.",
        names: ["Aya M.", "Hugo S.", "Zoé van den Bossche"],
      },
    },
    {
      given: "tenió",
      expected: "tuvo",
      work: { sentence: "Mi abuela ___ cinco hijos.", names: ["Léo H."] },
    },
  ],
}));

const homework: ClassOverview["homework"] = [
  {
    assignmentId: running,
    note: "Pour préparer le contrôle de lundi.",
    task: { kind: "skill", skill: "fact tener strong-preterite", families: [family] },
    formCount: 18,
    sample: [{ ...card("tener", "yo"), form: "tuve" }],
    from: inDays(-4),
    until: inDays(3),
  },
  {
    assignmentId: second,
    note: "",
    task: { kind: "verbs", verbs: ["ser", "ir", "hacer", "decir", "poder"], families: [family] },
    formCount: 30,
    sample: [{ ...card("ser", "yo"), form: "fui" }],
    from: inDays(-4),
    until: inDays(3),
  },
  {
    assignmentId: later,
    note: "",
    task: { kind: "verbs", verbs: ["tener"], families: ["futuro-simple"] },
    formCount: 18,
    sample: [],
    from: inDays(4),
    until: inDays(9),
  },
  {
    assignmentId: ended,
    note: "",
    task: { kind: "family", family: "presente-indicativo" },
    formCount: 18,
    sample: [],
    from: inDays(-14),
    until: inDays(-3),
  },
];

const listed: ListedAssignment[] = homework.map(({ assignmentId: id, ...one }) => ({
  ...one,
  id,
  goal: { kind: "each-once" },
  forEverybody: true,
  changedAt: one.from,
  counts: { done: 17, late: 0, begun: 4, notBegun: 3, excused: 0 },
}));

const overview: ClassOverview = {
  today: TODAY,
  homework,
  confusions: confusions.map((confusion, index) => ({
    ...confusion,
    pupilsBefore: [9, 13, 6][index] ?? 0,
  })),
  pupils: names.map(pupil),
};

const pupilPage: PupilPage = {
  pupil: {
    ...pupil("Zoé van den Bossche", 1),
    days: daysFrom(shiftDay(TODAY, -76), 76)
      .filter((_, day) => day % 3 > 0)
      .map((day, index) => ({ day, answers: 18 + (index % 9), right: 10 + (index % 8) })),
    families: [
      {
        family: "presente-indicativo",
        answers: 240,
        right: 204,
        causes: [{ cause: "wrong-person", count: 14 }],
      },
      {
        family,
        answers: 381,
        right: 240,
        causes: [
          { cause: "regularised", count: 48 },
          { cause: "accent", count: 21 },
          { cause: "wrong-person", count: 9 },
        ],
      },
    ],
    assignments: [
      {
        ...assignment(running, "begun"),
        missed: [
          { expected: "tuve", given: ["tení", "teni"] },
          { expected: "tuvieron", given: ["tenieron"] },
        ],
      },
      assignment(second, "not-begun"),
      assignment(later, "not-begun"),
      { ...assignment(ended, "done"), isLate: true },
    ],
  },
  homework,
};

/** Answers requests about a class with 24 pupils, as its teacher gets them. */
export async function answerAsClass(page: Page, change: Partial<ClassDetails> = {}): Promise<void> {
  const answers: Record<string, unknown> = {
    "": details(change),
    "/overview": change.forTeachers?.pupilCount === 0 ? emptyOverview : overview,
    [`/pupils/${pupilPage.pupil.userId}`]: pupilPage,
    "/own-work": pupilPage,
    "/assignments": { assignments: listed, next: null },
  };
  await page.route(`**/api/classes/${fakeClassId}**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const path = pathname.split(fakeClassId)[1] ?? "";
    if (path !== "/confusions") return route.fulfill({ json: answers[path] });
    const shown = searchParams.has("assignment") ? confusionsOfAssignment : confusions;
    return route.fulfill({ json: { since: null, pupils: names.length, confusions: shown } });
  });
}

const emptyOverview: ClassOverview = { today: TODAY, homework: [], confusions: [], pupils: [] };

export const fakePupilId = pupilPage.pupil.userId;
