import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { links } from "./links.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { progress } from "./progress.ts";
import { session } from "./session.ts";
import { statisticsBar } from "./statistics-bar.ts";
import { vocabulary } from "./vocabulary.ts";

export const messages = {
  common,
  errors,
  links,
  navigation,
  pages,
  progress,
  session,
  statisticsBar,
  vocabulary,
};

export { namespaces } from "./namespaces.ts";
