import { Bunting } from "./bunting.tsx";

/** A flag for each verb that every family of conjugation has at least. */
const VERBS = 54;

/** A string over the whole street, for those who come from outside. */
export function FestivalBunting() {
  return (
    <div className="flex justify-center overflow-hidden">
      <Bunting done={VERBS} total={VERBS} className="min-w-300 shrink-0" />
    </div>
  );
}
