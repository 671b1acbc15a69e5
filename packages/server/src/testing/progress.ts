import { forEveryFamily } from "@verbena/core/families";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import type { CardsByFamily, Progress } from "../features/progress/read-progress.ts";
import type { Visitor } from "./test-app.ts";

/** A learner's progress. The server sends the cards as columns; here, each family has its cards. */
export async function progressOf(
  { send }: Pick<Visitor, "send">,
  timeZone = "Europe/Paris",
): Promise<Progress> {
  const { body } = await send("GET", `/api/progress?timeZone=${timeZone}`);
  const { cards, ...progress } = body as Progress & { cards: CardsByFamily };
  const exercises = forEveryFamily((family) => {
    const columns = cards[family];
    return { ...progress.exercises[family], cards: columns ? cardsFromColumns(columns) : {} };
  });
  return { ...progress, exercises };
}
