import { one } from "../../web/src/features/one/one.ts";
export const server = one;
