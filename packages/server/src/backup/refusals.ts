import { StartError } from "../errors/start-error.ts";

export const notBackup = (file: string) => new StartError(`${file} is not a backup of Verbena.`);

export const damaged = (file: string, cause?: unknown) =>
  new StartError(`${file} is damaged, or a part of it is missing.`, { cause });

export const fromNewer = (file: string) =>
  new StartError(`${file} comes from a newer Verbena: upgrade this one first.`);
