import { server } from "../../../server/src/app.ts";
import { one } from "../features/one/one.ts";
import { session } from "../session/session.ts";
export const button = [server, one, session];
