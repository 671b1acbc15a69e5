import { administratorScreens } from "../../screens/administrator-screens.ts";
import { learnerScreens } from "../../screens/learner-screens.ts";
import { type Role, type Screens, startAs } from "../../screens/screens.ts";
import { visitorScreens } from "../../screens/visitor-screens.ts";
import { test } from "../../support/test.ts";
import { takePictures } from "./pictures.ts";
import { speakDutch } from "./speak-dutch.ts";

/** Where the pictures go; scripts/gallery.js sets it. */
const folder = process.env["VERBENA_GALLERY"] ?? "gallery";

photograph("visitor", visitorScreens);
photograph("learner", learnerScreens);
photograph("administrator", administratorScreens);

/** One test per screen, so that `npm run gallery -- --grep NAME` takes a few. */
function photograph(role: Role, topics: Screens): void {
  const screens = Object.values(topics).flatMap((topic) => Object.entries(topic));
  for (const [name, open] of screens) {
    test(name, async ({ page, noise, locale, baseURL, dataDir }) => {
      // The screens of a missing page and of a taken address.
      if (role === "visitor") noise.expect(/404.*\/nulle-part|400.*\/sign-up/);
      const language = locale?.slice(0, 2) ?? "fr";
      if (language === "nl") speakDutch(page);
      await startAs(role, page, { baseURL, dataDir });
      await open(page);
      await takePictures(page, { folder, name, language });
    });
  }
}
