import { gone } from "./gone.ts";
export const journey = gone;
