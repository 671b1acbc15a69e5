import { control } from "../control/control.ts";
export const downloads = control;
