import type { DiagnosisCode } from "../causes.ts";
import type { Topic } from "../progress/statistics.ts";
import { evidenceOf, type GivenAnswer, type KnownSkills } from "./evidence.ts";

const nothingKnown: KnownSkills = { isShown: () => false, hasBegun: () => false };

/**
 * What a wrong answer is about.
 *
 * @param cause the first cause of its diagnosis
 */
export function errorTopic(
  answer: Pick<GivenAnswer, "card" | "sentence" | "given">,
  cause: DiagnosisCode | null | undefined,
): Topic {
  // What is wrong in Latin America is wrong in Spain too.
  const evidence = evidenceOf({ ...answer, region: "spain", mode: "read" }, nothingKnown);
  const [skill] = [...evidence].find(([, outcome]) => outcome === "wrong") ?? [];
  return skill ?? cause ?? "unknown";
}
