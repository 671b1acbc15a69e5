import { account } from "./account.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { exercise } from "./exercise.ts";
import { links } from "./links.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { progress } from "./progress.ts";
import { statisticsBar } from "./statistics-bar.ts";
import { vocabulary } from "./vocabulary.ts";

export const messages = {
  account,
  common,
  errors,
  exercise,
  links,
  navigation,
  pages,
  progress,
  statisticsBar,
  vocabulary,
};

export { parts } from "./parts.ts";
