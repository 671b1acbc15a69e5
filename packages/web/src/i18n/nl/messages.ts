import { account } from "./account.ts";
import { common } from "./common.ts";
import { conjugation } from "./conjugation.ts";
import { dashboard } from "./dashboard.ts";
import { errors } from "./errors.ts";
import { exercise } from "./exercise.ts";
import { failed } from "./failed.ts";
import { levelUp } from "./level-up.ts";
import { links } from "./links.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { progress } from "./progress.ts";
import { reports } from "./reports.ts";
import { shortcuts } from "./shortcuts.ts";
import { statisticsBar } from "./statistics-bar.ts";
import { theory } from "./theory.ts";
import { vocabulary } from "./vocabulary.ts";
import { welcome } from "./welcome.ts";

export const messages = {
  account,
  common,
  conjugation,
  dashboard,
  errors,
  exercise,
  failed,
  levelUp,
  links,
  navigation,
  pages,
  progress,
  reports,
  shortcuts,
  statisticsBar,
  theory,
  vocabulary,
  welcome,
};
