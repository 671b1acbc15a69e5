import { control } from "../control/control.ts";
export const mail = control;
