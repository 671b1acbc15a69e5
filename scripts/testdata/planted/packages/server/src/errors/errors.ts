import { input } from "../input/input.ts";
export const errors = input;
