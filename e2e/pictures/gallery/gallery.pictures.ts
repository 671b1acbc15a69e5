import { administratorScreens, learnerScreens, visitorScreens } from "../../screens/states.ts";
import { test as journey } from "../../support/test.ts";
import { takePictures } from "./pictures.ts";
import { speakDutch } from "./speak-dutch.ts";

/** Where the pictures go; scripts/gallery.js says so. */
const folder = process.env["VERBENA_GALLERY"] ?? "gallery";

const test = journey.extend<{ language: string; photograph: (name: string) => Promise<void> }>({
  language: async ({ locale }, use) => {
    await use(locale?.slice(0, 2) ?? "fr");
  },
  photograph: async ({ page, language }, use) => {
    if (language === "nl") speakDutch(page);
    await use((name) => takePictures(page, { folder, name, language }));
  },
});

for (const [name, open] of Object.entries(visitorScreens)) {
  test(name, async ({ page, noise, photograph }) => {
    noise.expect(/404.*\/nulle-part|400.*\/sign-up/);
    await open(page);
    await photograph(name);
  });
}

for (const [name, open] of Object.entries(learnerScreens)) {
  test(name, async ({ learner: _signedIn, page, photograph }) => {
    await open(page);
    await photograph(name);
  });
}

for (const [name, open] of Object.entries(administratorScreens)) {
  test(name, async ({ administrator: _signedIn, page, photograph }) => {
    await open(page);
    await photograph(name);
  });
}
