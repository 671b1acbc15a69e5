import { dayIn, type Instant } from "@verbena/core/calendar";
import { allFamilies, type Family, forEveryFamily } from "@verbena/core/families";
import { chanceOfCard } from "@verbena/core/knowledge/chance";
import { afterEstimate } from "@verbena/core/knowledge/estimates";
import { foldAnswer } from "@verbena/core/knowledge/fold-answer";
import { type Knowledge, noKnowledge } from "@verbena/core/knowledge/knowledge";
import { knowledgeFrom, type StoredKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { cardKey, type FamilyCard, familyCardKey } from "@verbena/core/progress/card";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import { noProgress } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { answersOn } from "@verbena/core/progress/statistics";
import { sm2 } from "@verbena/core/scheduling/sm2";
import { countReview } from "@verbena/core/session/count-review";
import type { ReviewCard } from "@verbena/core/session/order-review";
import { planReview } from "@verbena/core/session/plan-review";
import { afterAnswers, planToday, type TodayPlan } from "@verbena/core/session/plan-today";
import { isPractised } from "@verbena/core/session/practice-choice";
import { chooseSentences } from "@verbena/core/session/turns";
import type {
  Client,
  EventInput,
  Profile,
  ProgressResponse,
  RecordedBatch,
  RulePlan,
  Start,
} from "@verbena/server/client";
import {
  acknowledgedFrom,
  afterBatch,
  applyEvents,
  asOf,
  type Exercises,
} from "../../packages/web/src/progress/learner-progress.ts";
import type { Question, Questions } from "./questions.ts";

export const TIME_ZONE = "Europe/Paris";

type RecordedEvent = Parameters<typeof applyEvents>[1][number];

type Options = {
  client: Client;
  learner: string;
  questions: Questions;
  now: () => Instant;
  /** What the server accepted. */
  onAccepted: (events: readonly ProgressEvent[]) => void;
};

/** What a visit shows of the server's state. */
export type Visit = Pick<Required<Start>, "recentDays">;

/** A browser of the learner: what it keeps, and what it sends. Plans with the functions of the application. */
export class Device {
  readonly #options: Options;
  #profile: Profile | null = null;
  #cards: ReviewCard[] = [];
  #acknowledged: ReturnType<typeof acknowledgedFrom> | null = null;
  #unsent: RecordedEvent[] = [];
  #kept: TodayPlan | null = null;
  #rulePlan: readonly FamilyCard[] | null = [];
  #knowledge: { version: number; knowledge: Knowledge } = { version: 0, knowledge: noKnowledge };
  isOnline = true;

  constructor(options: Options) {
    this.#options = options;
  }

  get profile(): Profile {
    if (this.#profile === null) throw new Error("The device has not visited the server yet.");
    return this.#profile;
  }

  get cards(): readonly ReviewCard[] {
    return this.#cards;
  }

  get waiting(): number {
    return this.#unsent.length;
  }

  /** Whether no waiting event undoes another one: only the server folds what retractions and resets undo. */
  get undoesNothing(): boolean {
    return this.#unsent.every(({ event: { kind } }) => kind !== "retraction" && kind !== "reset");
  }

  /** Whether the device knows all events of the log, and what they show. */
  isUpToDate(version: number): boolean {
    return this.#known.version === version && this.#knowledge.version === version;
  }

  get #known() {
    if (this.#acknowledged === null) throw new Error("The device has not visited the server yet.");
    return this.#acknowledged;
  }

  /** Opens the dashboard. Sends first what waits. */
  async visit(): Promise<Visit> {
    await this.send();
    const { client } = this.#options;
    const query = { timeZone: TIME_ZONE, outline: "true" } as const;
    const response = await client.api.start.$get({ query });
    const start = (await response.json()) as unknown as Start;
    const { user, progress, outline, recentDays } = start;
    if (!user || !progress || !outline || !recentDays) throw new Error("The visit was refused.");
    this.#profile = user;
    this.#acknowledged = acknowledgedFrom(withCards(progress));
    this.#cards = allFamilies
      .flatMap((family) =>
        (outline[family] ?? []).map(([item, context, place]) => ({ family, item, context, place })),
      )
      .filter((card) => isPractised(card, user));
    return { recentDays };
  }

  /** The progress that the screen shows. */
  exercises(): Exercises {
    const applied = applyEvents(this.#known.exercises, this.#unsent, sm2);
    return asOf(applied, this.#options.now(), TIME_ZONE);
  }

  /** What is for today on this device. Makes the plan if there is none. */
  today(): TodayPlan {
    const exercises = this.exercises();
    const { dailyAim: aim, newPerDay, reviewOrder, families, persons, region } = this.profile;
    const resets = Object.values(exercises).map(({ resetAt }) => resetAt);
    const basis = JSON.stringify([aim, newPerDay, reviewOrder, families, persons, region, resets]);
    const counts = countReview(this.#cards, exercises, this.#settings());
    const plan = planToday(this.#kept, { ...counts, day: this.day(), basis, aim });
    this.#kept = plan;
    return afterAnswers(plan, answersOn(exercises, this.day()));
  }

  day = () => dayIn(this.#options.now(), TIME_ZONE);

  #settings() {
    const { newPerDay, dailyAim, reviewOrder } = this.profile;
    return { now: this.#options.now(), timeZone: TIME_ZONE, newPerDay, dailyAim, reviewOrder };
  }

  /** The sentences of the next round. */
  async round(): Promise<Question[]> {
    const exercises = this.exercises();
    const byRule = this.profile.reviewOrder === "form" ? null : await this.rulePlan();
    const planned = planReview(this.#cards, exercises, "today", {
      ...this.#settings(),
      roundLength: this.profile.roundLength,
      left: this.today().left,
      byRule,
    });
    const chosen = new Map(
      [...new Set(planned.map(({ family }) => family))]
        .flatMap((family) =>
          chooseSentences(this.#options.questions.ofFamily(family), exercises[family].cards),
        )
        .map((question) => [familyCardKey(question), question]),
    );
    return planned.flatMap((card) => chosen.get(familyCardKey(card)) ?? []);
  }

  /** What a review by rule asks next: from the server, or as it was last. */
  async rulePlan(): Promise<readonly FamilyCard[] | null> {
    if (!this.isOnline) return this.#rulePlan;
    const { client } = this.#options;
    const response = await client.api.progress.knowledge.plan.$get({
      query: { timeZone: TIME_ZONE },
    });
    const { cards } = (await response.json()) as RulePlan;
    this.#rulePlan = cards;
    return cards;
  }

  record(recorded: RecordedEvent): void {
    this.#unsent.push(recorded);
  }

  /** Sends what waits. Loads the progress if another device has sent something in between. */
  async send(): Promise<void> {
    if (!this.isOnline || this.#unsent.length === 0) return;
    const { client, learner, now, onAccepted } = this.#options;
    const events = this.#unsent.map(({ event }) => event);
    const json = { learner, sentAt: now(), events: events.map(withoutVerdict) };
    const response = await client.api.progress.events.$post({ json });
    const recorded = (await response.json()) as RecordedBatch;
    for (const [index, { status, verdict }] of recorded.results.entries()) {
      const event = events[index];
      const isAsGraded = event?.kind !== "answer" || event.verdict === verdict;
      if (status !== "accepted" || !isAsGraded) {
        throw new Error(`The server says ${status}, ${verdict} of ${JSON.stringify(event)}.`);
      }
    }
    onAccepted(events);
    this.#unsent = [];
    this.#acknowledged = afterBatch(this.#known, recorded) ?? (await this.loadProgress());
  }

  /** The learner's progress on the server. */
  async loadProgress() {
    const { client, learner } = this.#options;
    const response = await client.api.progress.$get({ query: { learner, timeZone: TIME_ZONE } });
    const progress = (await response.json()) as unknown as ProgressResponse;
    return acknowledgedFrom(withCards(progress));
  }

  /** What the learner's answers have shown, on the server. */
  async loadKnowledge(): Promise<{ version: number; knowledge: Knowledge }> {
    const response = await this.#options.client.api.progress.knowledge.$get();
    const { version, knowledge } = await response.json();
    this.#knowledge = { version, knowledge: knowledgeFrom(knowledge as StoredKnowledge) };
    return this.#knowledge;
  }

  /** What the device shows: the knowledge that it loaded last, and the answers that it has not sent. */
  knowledge(): Knowledge {
    let { knowledge } = this.#knowledge;
    const retracted = this.#unsent.flatMap(({ event }) =>
      event.kind === "retraction" ? [event.answer] : [],
    );
    for (const { event } of this.#unsent) {
      if (event.kind === "placement" || event.kind === "estimate-set") {
        knowledge = afterEstimate(knowledge, event);
      }
      if (event.kind !== "answer" || retracted.includes(event.id)) continue;
      const card = this.#known.exercises[event.family].cards[cardKey(event)];
      const question = this.#options.questions.find(event);
      knowledge = foldAnswer(knowledge, event, question, chanceOfCard(card, event.at));
    }
    return knowledge;
  }
}

function withoutVerdict(event: ProgressEvent): EventInput {
  if (event.kind === "failed-removed") return { ...event, items: [...event.items] };
  if (event.kind === "placement") return { ...event, answers: [...event.answers] };
  if (event.kind !== "answer") return event;
  const { verdict: _verdict, cause: _cause, ...answer } = event;
  return answer;
}

function withCards({ cards, ...progress }: ProgressResponse) {
  const exercises = forEveryFamily((family: Family) => {
    const columns = cards[family];
    const ofFamily = columns ? cardsFromColumns(columns) : {};
    return { ...noProgress, ...progress.exercises[family], cards: ofFamily };
  });
  return { ...progress, exercises };
}
