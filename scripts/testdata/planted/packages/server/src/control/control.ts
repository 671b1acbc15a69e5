import { command } from "../commands/command.ts";
export const control = command;
