import { account } from "./account.ts";
import { administration } from "./administration.ts";
import { causes } from "./causes.ts";
import { common } from "./common.ts";
import { conjugation } from "./conjugation.ts";
import { dashboard } from "./dashboard.ts";
import { diagnosis } from "./diagnosis.ts";
import { errors } from "./errors.ts";
import { exercise } from "./exercise.ts";
import { failed } from "./failed.ts";
import { levelUp } from "./level-up.ts";
import { links } from "./links.ts";
import { navigation } from "./navigation.ts";
import { packages } from "./packages.ts";
import { pages } from "./pages.ts";
import { profile } from "./profile.ts";
import { progress } from "./progress.ts";
import { reports } from "./reports.ts";
import { review } from "./review.ts";
import { shortcuts } from "./shortcuts.ts";
import { statistics } from "./statistics.ts";
import { statisticsBar } from "./statistics-bar.ts";
import { theory } from "./theory.ts";
import { vocabulary } from "./vocabulary.ts";
import { welcome } from "./welcome.ts";

export const messages = {
  account,
  administration,
  causes,
  common,
  conjugation,
  review,
  dashboard,
  diagnosis,
  errors,
  exercise,
  failed,
  levelUp,
  links,
  navigation,
  packages,
  pages,
  profile,
  progress,
  reports,
  shortcuts,
  statistics,
  statisticsBar,
  theory,
  vocabulary,
  welcome,
} as const;
