import { common } from "./common.ts";
import { exercise } from "./exercise.ts";
import { progress } from "./progress.ts";
import { vocabulary } from "./vocabulary.ts";

export const messages = { common, exercise, progress, vocabulary };
