import type { NamedUser } from "@verbena/server/client";
import { useState } from "react";

/** A question about users; kept once answered, since it is still to be seen while it fades. */
export type Question = {
  /** Which one it is: another question begins anew. */
  turn: number;
  users: readonly NamedUser[];
  isAsked: boolean;
};

type Questions = {
  question: Question | null;
  ask: (users: readonly NamedUser[]) => void;
  /** Asks the same question again, or lets it go. */
  setAsked: (isAsked: boolean) => void;
};

/** One question after the other, about those who are selected when it is asked. */
export function useQuestion(): Questions {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    question,
    ask: (users) =>
      setQuestion((before) => ({ turn: (before?.turn ?? 0) + 1, users, isAsked: true })),
    setAsked: (isAsked) => setQuestion((before) => before && { ...before, isAsked }),
  };
}
