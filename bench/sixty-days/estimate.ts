import type { Family } from "@verbena/core/families";
import { frequencyRank } from "@verbena/core/knowledge/frequency-rank";
import { statusIn } from "@verbena/core/knowledge/knowledge";
import type { Skill } from "@verbena/core/knowledge/skill";
import type { SkillStatus } from "@verbena/core/knowledge/skill-state";
import { nextForm } from "@verbena/core/placement/next-form";
import type { Placement } from "@verbena/core/placement/placement";
import { placementPool } from "@verbena/core/placement/placement-pool";
import { placementResult } from "@verbena/core/placement/placement-result";
import { familyCardKey } from "@verbena/core/progress/card";
import type { PlacementEvent } from "@verbena/core/progress/progress-event";
import { persons } from "@verbena/spanish";
import { checkKnowledge, send } from "./compare-with-log.ts";
import { eventFields, type Life, withoutMarks } from "./context.ts";
import type { Device } from "./device.ts";
import type { Questions } from "./questions.ts";
import { writeMistake } from "./write-mistake.ts";

/** Takes the placement test, and records its result for each family. */
export async function takePlacementTest(life: Life, device: Device): Promise<void> {
  const { clock, level, mind, questions, random, seed } = life;
  const pool = poolOf(questions);
  let placement: Placement = { level, answers: [] };
  const given = new Map<string, PlacementEvent["answers"][number]>();
  for (;;) {
    const form = nextForm(pool, placement, seed);
    if (form === null) break;
    const { family, item, context, skills } = form;
    const recalled = mind.recall({ family, item, context, skills }, clock.day());
    mind.see({ family, item, context, skills }, clock.day());
    const isKnown = recalled.isRight || withoutMarks(recalled.missing).length === 0;
    const outcome = isKnown ? "right" : "wrong";
    const text = isKnown ? form.answer : writeMistake(form, recalled.missing, random);
    placement = { level, answers: [...placement.answers, { family, item, context, outcome }] };
    const answer = { item, context, sentence: 1, given: text, outcome } as const;
    given.set(familyCardKey(form), answer);
  }
  const { families, guesses } = placementResult(pool, placement);
  for (const { family, status } of families) {
    const answers = placement.answers
      .filter((one) => one.family === family)
      .flatMap((one) => given.get(familyCardKey(one)) ?? []);
    const ofFamily = pool.skills
      .filter((target) => target.family === family)
      .map(({ skill }) => [skill, Math.round(100 * (guesses.get(skill) ?? 0)) / 100]);
    const says = { level, status, answers, guesses: Object.fromEntries(ofFamily) };
    const event = { kind: "placement", ...eventFields(life, family), ...says } as const;
    device.record({ kind: "event", event });
  }
  await send(life, device);
}

/** Says "I know this" of a skill with few answers, and wants more of one that was wrong or fades. */
export async function saySomething(life: Life, device: Device): Promise<void> {
  const { clock } = life;
  const { knowledge } = await device.loadKnowledge();
  const known = Object.keys(knowledge.skills) as Skill[];
  const find = (status: SkillStatus) =>
    known.find((skill) => statusIn(knowledge, skill, clock.now()) === status);
  const family: Family = "presente-indicativo";
  const said = [
    { skill: find("new"), estimate: "sure" },
    { skill: find("missing") ?? find("fading"), estimate: "more" },
  ] as const;
  for (const { skill, estimate } of said) {
    if (skill === undefined) continue;
    const event = { kind: "estimate-set", ...eventFields(life, family), skill, estimate } as const;
    device.record({ kind: "event", event });
  }
  await send(life, device);
  await checkKnowledge(life, device);
}

/** Deletes the statistics of a family. */
export async function reset(life: Life, device: Device, family: Family): Promise<void> {
  device.record({ kind: "event", event: { kind: "reset", ...eventFields(life, family) } });
  await device.send();
  await checkKnowledge(life, device);
}

function poolOf({ inOrder }: Questions) {
  const forms = inOrder
    .filter(({ number }) => number === 1)
    .map((one) => ({ ...one, rank: frequencyRank(one.infinitive ?? "") }));
  return placementPool(forms, { persons, region: "spain" });
}
