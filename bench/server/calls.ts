import { answerTo, type Learner, type Question } from "../harness/learner.ts";
import type { NextCall } from "./load.ts";

/** Batches of random questions, answered wrongly and rightly by turns. */
export function answerCalls(questions: readonly Question[], size: number) {
  return ({ cookie }: Learner): NextCall => {
    let turn = 0;
    const next = () => {
      const question = questions[Math.floor(Math.random() * questions.length)];
      if (!question) throw new Error("no questions to answer");
      turn += 1;
      return turn % 2 === 0 ? answerTo(question) : answerTo(question, "otra cosa");
    };
    return () => ({
      method: "POST",
      path: "/api/progress/events",
      cookie,
      body: JSON.stringify({ events: Array.from({ length: size }, next) }),
    });
  };
}

export function progressCalls({ cookie }: Learner): NextCall {
  return () => ({ method: "GET", path: "/api/progress?timeZone=Europe%2FParis", cookie });
}

/** What is left when the server has nothing to do: Node, HTTP and the load itself. */
export function healthCalls({ cookie }: Learner): NextCall {
  return () => ({ method: "GET", path: "/healthz", cookie });
}
