import type { Page } from "@playwright/test";
import { exercisesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  { language: "fr", title: "Les verbes espagnols, une phrase à la fois.", start: "Commencer" },
  { language: "nl", title: "Spaanse werkwoorden, zin voor zin.", start: "Beginnen" },
  { language: "es", title: "Los verbos españoles, frase a frase.", start: "Empezar" },
  { language: "en", title: "Spanish verbs, one sentence at a time.", start: "Get started" },
];

for (const { language, title, start } of pages) {
  test.describe(`with a browser in ${language}`, () => {
    test.use({ locale: language });

    test(`visitors are greeted in ${language}`, async ({ page, baseURL }) => {
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(/^Verbena\s?: /);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
      await expect(page.getByRole("link", { name: start })).toHaveAttribute("href", "/auth");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/`);
    });
  });
}

test("the page appears in its own fonts", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toHaveCSS("font-family", /^"Bricolage Grotesque",/);
  await expect(page.locator("body")).toHaveCSS("font-family", /^Figtree,/);
});

test("search engines find the page in every language", async ({ page, baseURL }) => {
  await page.goto("/?lng=nl");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/?lng=nl`);
  const addresses = await page
    .locator("link[rel=alternate]")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    );
  expect(addresses).toEqual([
    ["fr", `${baseURL}/?lng=fr`],
    ["nl", `${baseURL}/?lng=nl`],
    ["es", `${baseURL}/?lng=es`],
    ["en", `${baseURL}/?lng=en`],
    ["x-default", `${baseURL}/`],
  ]);
});

test("a link to the page is shown with a picture of the promised size", async ({ page }) => {
  await page.goto("/");
  const property = (name: string) =>
    page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  const picture = await page.request.get((await property("image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const png = await picture.body();
  // Width and height follow a PNG file's signature and first chunk header.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    await property("image:width"),
    await property("image:height"),
  ]);
});

test("the landing page leads a signed-in learner to the app", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/");
  const goOn = page.getByRole("link", { name: "Continuer", exact: true });
  await expect(goOn).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Commencer" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeHidden();
  await goOn.first().click();
  await expect(page).toHaveURL("/app");
});

test("a language chosen on the landing page is kept on the next pages", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page.getByRole("link", { name: "Nederlands" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/");
  await page.getByRole("link", { name: "Beginnen" }).click();
  await expect(page.getByRole("button", { name: "Inloggen" })).toBeVisible();
});

test("a language that a learner chooses on the landing page is stored in their profile", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Continuer", exact: true })).toHaveCount(2);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Spanish verbs/);
  await expect
    .poll(async () => (await (await page.request.get("/api/profile")).json()).preferredLanguage)
    .toBe("en");
});

test("no sentence of the demo is also an exercise", async ({ learner: _signedIn, page }) => {
  await page.goto("/");
  const shown = await page.locator("[data-exercise] p[lang=es]:has([data-rest])").allTextContents();
  expect(shown).toHaveLength(3);
  for (const family of ["presente-indicativo", "preterito-indefinido"] as const) {
    for (const { sentence } of await exercisesOf(page.request, family)) {
      const [before = "", after = ""] = sentence.split(/_+/);
      const same = shown.filter((text) => text.startsWith(before) && text.endsWith(after));
      expect(same, sentence).toEqual([]);
    }
  }
});

test("Tab reaches every control, and in the demo only the pause button", async ({ page }) => {
  await page.goto("/");
  const languages = ["Français", "Nederlands", "Español", "English"];
  const names = ["verbena", ...languages, "Se connecter", "Commencer"];
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /en pause$/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Écrire ma première phrase" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("who comes back signs in from the top of the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Se connecter" }).click();
  await expect(page.getByRole("tab", { name: "Connexion", selected: true })).toBeVisible();
});

test("on a phone, the languages are one menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Español" })).toBeHidden();
  await page.locator("summary").getByText("fr", { exact: true }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
});

test("the demo is one figure with a description for screen readers", async ({ page }) => {
  await page.goto("/");
  const demo = page.getByRole("figure", { name: /^Démonstration : trois phrases/ });
  await expect(demo.getByRole("button")).toHaveCount(1);
});

test.describe("the demo", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("types and checks three exercises in a loop", async ({ page }) => {
    await openAtRest(page);
    for (const round of ["once", "again"]) {
      await test.step(`${round}: a right answer`, async () => {
        await expect(page.getByText("Exercice 1 / 3")).toBeVisible();
        const answer = sentence(page, "Esta noche mis primos", "a la verbena del barrio.");
        await answer.isTypedAs("");
        for (const typed of ["v", "vi", "vie", "vien", "viene", "vienen"]) {
          await page.clock.runFor(150);
          await answer.isTypedAs(typed);
        }
        await validates(page);
        await expect(page.getByText("¡Perfecto!")).toBeVisible();
        await goesOn(page);
      });
      await test.step(`${round}: an error`, async () => {
        await expect(page.getByText("Exercice 2 / 3")).toBeVisible();
        await page.clock.runFor(4 * 150);
        await sentence(page, "Con tanta música, anoche no", "dormir.").isTypedAs("podí");
        await validates(page);
        await expect(page.getByText("Réponse correcte : pude")).toBeVisible();
        await goesOn(page);
      });
      await test.step(`${round}: a missing accent`, async () => {
        await expect(page.getByText("Exercice 3 / 3")).toBeVisible();
        await page.clock.runFor(5 * 150);
        await sentence(page, "El sábado mi abuela", "hasta las tres").isTypedAs("bailo");
        await validates(page);
        await expect(page.getByText("¡Atención al acento!")).toBeVisible();
        await expect(page.getByText("bailó.", { exact: true })).toBeVisible();
        await goesOn(page);
      });
    }
  });

  test("stops while it is paused", async ({ page }) => {
    await openAtRest(page);
    await page.clock.runFor(2 * 150);
    const answer = sentence(page, "Esta noche mis primos", "a la verbena");
    await answer.isTypedAs("vi");
    await page.getByRole("button", { name: "Mettre la démonstration en pause" }).click();
    await page.clock.runFor(60_000);
    await answer.isTypedAs("vi");
    await page.getByRole("button", { name: "Reprendre la démonstration" }).click();
    await page.clock.runFor(150);
    await answer.isTypedAs("vie");
  });
});

test("with reduced motion the demo shows finished exercises in turn", async ({ page }) => {
  await openAtRest(page);
  await expect(page.getByText("¡Perfecto!")).toBeVisible();
  await sentence(page, "Esta noche mis primos", "a la verbena").isTypedAs("vienen");
  await page.clock.runFor(6000);
  await expect(page.getByText("Réponse correcte : pude")).toBeVisible();
  await sentence(page, "Con tanta música, anoche no", "dormir.").isTypedAs("podí");
  await page.clock.runFor(12_000);
  await expect(page.getByText("Exercice 1 / 3")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("title, cards, links and a finished exercise are there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
    await expect(page.getByRole("link", { name: "Commencer" })).toHaveAttribute("href", "/auth");
    await expect(page.getByText("Exercice 1 / 3")).toBeVisible();
    await expect(page.getByText("¡Perfecto!")).toBeVisible();
    await expect(page.getByText("Réponse correcte : pude")).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("the language can be chosen, and stays", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Empezar" })).toBeVisible();
  });
});

/** Opens the page with a paused clock. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-06-23T21:00:00Z" });
  await page.clock.pauseAt("2026-06-23T21:01:00Z");
  await page.goto("/");
}

function sentence(page: Page, before: string, after: string) {
  const element = page.locator("p[lang=es]", { hasText: before });
  return {
    /** Checks the visible part of the answer, all of which is in the page from the start. */
    isTypedAs: (typed: string) =>
      expect(element).toContainText([before, typed, after].filter(Boolean).join(" "), {
        useInnerText: true,
      }),
  };
}

async function validates(page: Page): Promise<void> {
  const validate = page.getByText("Valider").filter({ visible: true });
  await page.clock.runFor(1599);
  await expect(validate).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(validate).toHaveCount(0);
}

async function goesOn(page: Page): Promise<void> {
  await page.clock.runFor(2999);
  await expect(
    page.locator("[inert]").getByText("Continuer").filter({ visible: true }),
  ).toHaveCount(1);
  await page.clock.runFor(1);
}
