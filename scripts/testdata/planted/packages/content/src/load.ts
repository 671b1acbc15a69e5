import { server } from "../../server/src/app.ts";
export const load = server;
