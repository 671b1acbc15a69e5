import { z } from "zod";
import { NIL_ID } from "../../../input/fields.ts";

/** Nobody has the nil UUID. */
export const pupilParam = z.object({ userId: z.guid().catch(NIL_ID) });
