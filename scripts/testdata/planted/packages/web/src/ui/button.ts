import { server } from "../../../server/src/app.ts";
import { one } from "../features/one/one.ts";
export const button = [server, one];
