import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import {
  buildsForms,
  chanceOfAnswer,
  type KnownAnswer,
  knowledgeAfter,
  noKnowledge,
  statusIn,
} from "./knowledge.ts";
import { noPredictions } from "./predictions.ts";
import type { Skill } from "./skill.ts";
import { statusOfSkill } from "./skill-state.ts";
import { knowledgeFrom, storedKnowledge } from "./stored-knowledge.ts";

const ending: Skill = "ending preterito-indefinido yo ar";
const fact: Skill = "fact tener strong-preterite";
const key: Skill = "key por-para para_destino";
const whole: Skill = "whole ser presente-indicativo yo";
const skills = [ending, fact, key, whole];
const start = "2026-03-01T08:00:00.000Z";

type Given = Partial<KnownAnswer> & {
  day?: number;
  verb?: string;
  right?: Skill[];
  wrong?: Skill[];
};

/** An answer some days after the start. */
function answer({ day = 0, verb = "tener", right = [], wrong = [], ...rest }: Given): KnownAnswer {
  return {
    family: "preterito-indefinido",
    item: verb,
    context: "yo",
    at: addDays(start, day),
    timeZone: "Europe/Paris",
    skills: [...right, ...wrong],
    isRight: wrong.length === 0,
    recall: null,
    evidence: new Map([
      ...right.map((skill) => [skill, "right"] as const),
      ...wrong.map((skill) => [skill, "wrong"] as const),
    ]),
    ...rest,
  };
}

function after(...answers: readonly Given[]) {
  return answers.map(answer).reduce(knowledgeAfter, noKnowledge);
}

const statusOf = (skill: Skill, day: number, ...answers: readonly Given[]) =>
  statusOfSkill(after(...answers).skills[skill], addDays(start, day));

describe("knowledge", () => {
  it("does not change when the next answer is folded", () => {
    const before = after({ right: [ending] });
    const copy = JSON.stringify(before);
    knowledgeAfter(before, answer({ day: 1, wrong: [ending], right: [fact] }));
    expect(JSON.stringify(before)).toBe(copy);
  });
});

describe("an answer to a verb form", () => {
  it("counts beside what was predicted of it, before it changed the estimate", () => {
    const before = after({ right: [ending] });
    const next = { right: [ending], day: 20 };
    const chance = chanceOfAnswer(before, answer(next));
    const { newest } = after({ right: [ending] }, next).predictions;
    const [first, second] = [before.predictions.newest.expected, chance];
    expect(newest).toMatchObject({ answers: 2, right: 2 });
    expect(newest.expected).toBeCloseTo(first + second, 3);
  });

  it("is predicted, and an answer to a fill-in sentence is not", () => {
    const { predictions } = after({ family: "por-para", item: "libro", wrong: [key] });
    expect(predictions).toEqual(noPredictions);
  });
});

describe("a skill", () => {
  it("is new before its first answer, and missing after a wrong one", () => {
    expect(statusOf(ending, 0)).toBe("new");
    expect(statusOf(ending, 0, { wrong: [ending] })).toBe("missing");
  });

  it("is shown after two days with two verbs", () => {
    const twice = [
      { day: 0, verb: "hablar", right: [ending] },
      { day: 1, verb: "cantar", right: [ending] },
    ];
    expect(statusOf(ending, 1, ...twice)).toBe("shown");
  });

  it("is not shown by one verb, on one day, or when the last answer was wrong", () => {
    const [first, second] = [
      { day: 0, verb: "hablar", right: [ending] },
      { day: 1, verb: "cantar", right: [ending] },
    ];
    expect(statusOf(ending, 1, first, { ...second, verb: "hablar" })).toBe("new");
    expect(statusOf(ending, 0, first, { ...second, day: 0.1 })).toBe("new");
    expect(statusOf(ending, 1, first, second, { day: 1.1, wrong: [ending] })).toBe("missing");
  });

  it("is shown by two forms if it is a fact, by one if it is a whole form, and by three sentences if it is a key", () => {
    const forms = [
      { day: 0, context: "yo", right: [fact] },
      { day: 1, context: "tú", right: [fact] },
    ];
    expect(statusOf(fact, 1, ...forms)).toBe("shown");
    expect(statusOf(whole, 1, { day: 0, right: [whole] }, { day: 1, right: [whole] })).toBe(
      "shown",
    );
    const sentences = ["pp-1", "pp-2", "pp-3"].map((item, day) => ({ day, item, right: [key] }));
    expect(statusOf(key, 1, ...sentences.slice(0, 2))).toBe("new");
    expect(statusOf(key, 2, ...sentences)).toBe("shown");
  });

  it("fades when it may be forgotten, and is shown again after a right answer", () => {
    const answers = [
      { day: 0, verb: "hablar", right: [ending] },
      { day: 1, verb: "cantar", right: [ending] },
    ];
    expect(statusOf(ending, 90, ...answers)).toBe("fading");
    expect(statusOf(ending, 90, ...answers, { day: 90, right: [ending] })).toBe("shown");
  });

  it("counts late evidence at its last time and day", () => {
    const late = after({ day: 5, right: [ending] }, { day: 2, verb: "cantar", right: [ending] });
    expect(late.skills[ending]).toMatchObject({ day: "2026-03-06", rightDays: 1 });
  });
});

describe("a key of a fill-in family", () => {
  const other: Skill = "key por-para por_causa";
  const sentences = ["pp-1", "pp-2", "pp-3"].map((item, day) => ({ day, item, right: [key] }));
  const status = (...answers: readonly Given[]) =>
    statusIn(after(...answers), key, addDays(start, 4));

  it("is shown only while the last answer to another key was right", () => {
    expect(status(...sentences)).toBe("new");
    expect(status(...sentences, { day: 3, item: "pp-4", right: [other] })).toBe("shown");
    expect(status(...sentences, { day: 3, item: "pp-4", wrong: [other] })).toBe("new");
  });
});

describe("the guard", () => {
  const known = after({ right: [ending] });
  const newForm = (isRight: boolean) => answer({ skills: [ending], isRight });

  it("acts when fewer than 9 of 30 new forms of known skills are right", () => {
    const forms = (right: number) =>
      Array.from({ length: 30 }, (_, index) => newForm(index < right)).reduce(
        knowledgeAfter,
        known,
      );
    expect(buildsForms(forms(8))).toBe(false);
    expect(buildsForms(forms(9))).toBe(true);
  });

  it("does not look at forms that were asked before, or that have an unknown skill", () => {
    const asked = { ...newForm(false), recall: 0.9 };
    const unknown = { ...newForm(false), skills: [ending, fact] };
    const last = Array.from({ length: 60 }, (_, index) => (index % 2 ? asked : unknown)).reduce(
      knowledgeAfter,
      known,
    );
    expect(buildsForms(last)).toBe(true);
  });
});

const someAnswer = fc
  .record({
    day: fc.integer({ min: 0, max: 40 }),
    verb: fc.constantFrom("tener", "hablar", "cantar"),
    outcomes: fc.array(fc.tuple(fc.constantFrom(...skills), fc.boolean())),
    recall: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    isRight: fc.boolean(),
  })
  .map(({ outcomes, ...rest }) =>
    answer({
      ...rest,
      skills,
      evidence: new Map(outcomes.map(([skill, right]) => [skill, right ? "right" : "wrong"])),
    }),
  );

describe("every history", () => {
  it("gives chances within the limits, and less with time", () => {
    fc.assert(
      fc.property(fc.array(someAnswer), (answers) => {
        const knowledge = answers.reduce(knowledgeAfter, noKnowledge);
        const chanceOn = (day: number) =>
          chanceOfAnswer(knowledge, { skills, recall: 0, at: addDays(start, day) });
        expect(chanceOn(41)).toBeGreaterThanOrEqual(0.005);
        expect(chanceOn(41)).toBeLessThanOrEqual(0.995);
        expect(chanceOn(200)).toBeLessThanOrEqual(chanceOn(41));
      }),
    );
  });

  it("changes only the skills of which the answer shows something", () => {
    fc.assert(
      fc.property(fc.array(someAnswer), someAnswer, (answers, last) => {
        const before = answers.reduce(knowledgeAfter, noKnowledge);
        const { skills: states } = knowledgeAfter(before, last);
        const others = skills.filter((skill) => !last.evidence.has(skill));
        for (const skill of others) expect(states[skill]).toBe(before.skills[skill]);
        for (const skill of last.evidence.keys()) {
          expect(states[skill]?.isRight).toBe(last.evidence.get(skill) === "right");
        }
      }),
    );
  });

  it("gives a form at least the chance after a right answer that it has after a wrong one", () => {
    fc.assert(
      fc.property(fc.array(someAnswer), (answers) => {
        const before = answers.reduce(knowledgeAfter, noKnowledge);
        const chanceAfter = (isRight: boolean) => {
          const outcome = isRight ? ("right" as const) : ("wrong" as const);
          const evidence = new Map(skills.map((skill) => [skill, outcome]));
          const knowledge = knowledgeAfter(before, answer({ day: 41, skills, isRight, evidence }));
          return chanceOfAnswer(knowledge, { skills, recall: 0, at: addDays(start, 42) });
        };
        expect(chanceAfter(true)).toBeGreaterThanOrEqual(chanceAfter(false));
      }),
    );
  });

  it("is the same after it was stored and read", () => {
    fc.assert(
      fc.property(fc.array(someAnswer), (answers) => {
        const knowledge = answers.reduce(knowledgeAfter, noKnowledge);
        const stored = JSON.parse(JSON.stringify(storedKnowledge(knowledge)));
        expect(knowledgeFrom(stored)).toEqual(knowledge);
      }),
    );
  });
});
