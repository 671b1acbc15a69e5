import { server } from "../../server/src/app.ts";
export const core = server;
