import { dayIn } from "@verbena/core/calendar";
import { type Family, forEveryFamily } from "@verbena/core/families";
import {
  chooseByRule,
  type ReasonToAsk,
  type RuleCard,
} from "@verbena/core/knowledge/choose-by-rule";
import { usefulness } from "@verbena/core/knowledge/frequency-rank";
import { buildsForms } from "@verbena/core/knowledge/knowledge";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import type { FamilyCard } from "@verbena/core/progress/card";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import {
  isReviewed,
  type PracticeChoice,
  type ReviewOrder,
} from "@verbena/core/session/practice-choice";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import type { CardSentence, Catalogue } from "../../../content/catalogue.ts";
import { readKnowledge } from "../../../knowledge/read-knowledge.ts";
import type { CardsByFamily } from "../read-progress.ts";

/** More cards than anybody answers in one visit. The device keeps them, also for practice without a network. */
const PLANNED = 100;

/** What the learner practises, and how review chooses. */
type Choice = PracticeChoice & { reviewOrder: ReviewOrder; roundLength: number };

/** A card that a review by rule asks, and why. */
export type PlannedCard = FamilyCard & { reason: ReasonToAsk };

/**
 * The cards that a review by rule asks next, in order. Null if the review goes form by form: as the learner has chosen, or
 * because the learner does not build forms from skills now.
 */
export async function planByRule(
  learner: RequestContext,
  catalogue: Catalogue,
  choice: Choice,
  { cardsJson, timeZone }: { cardsJson: string; timeZone: string },
): Promise<PlannedCard[] | null> {
  if (choice.reviewOrder === "form") return null;
  const { knowledge } = await readKnowledge(learner, catalogue);
  if (choice.reviewOrder === "rule" && !buildsForms(knowledge)) return null;
  const columns: CardsByFamily = JSON.parse(cardsJson);
  const progress = forEveryFamily((family: Family) => {
    const ofFamily = columns[family];
    return { cards: ofFamily ? cardsFromColumns(ofFamily) : {} };
  });
  const cards = [...catalogue.firstSentences.values()]
    .filter((card) => isReviewed(card, choice))
    .map(ruleCard);
  const now = learner.now.toISOString();
  const { roundLength } = choice;
  const settings = { now, day: dayIn(now, timeZone), timeZone, count: PLANNED, roundLength };
  return chooseByRule(cards, progress, knowledge, settings).map(({ card, reason }) => {
    const { family, item, context } = card;
    return { family, item, context, reason };
  });
}

function ruleCard(sentence: CardSentence): RuleCard {
  const { family, item, context, infinitive } = sentence;
  const skills = skillsOf({ family, item, context }, sentence);
  return { family, item, context, skills, weight: usefulness(family, infinitive) };
}
