import { addVoices, fakeSpeech } from "../support/fake-speech.ts";
import { applyFonts } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

test("a verb is typed, also carelessly, and a text that is no infinitive leads to the verb it resembles", async ({
  page,
}) => {
  await page.goto("/app");
  await page.getByRole("navigation").getByRole("link", { name: "Tableaux de conjugaison" }).click();
  const field = page.getByLabel("Verbe à l’infinitif");
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("a verb may be invented, or typed carelessly", async () => {
    for (const { typed, verb, said } of [
      { typed: "flurpear", verb: "flurpear", said: "Ce verbe n’est pas dans notre dictionnaire" },
      { typed: "  OIR ", verb: "oír", said: "Nous avons lu oír." },
    ]) {
      await field.fill(typed);
      await page.getByRole("button", { name: "Afficher" }).click();
      await expect(heading).toHaveText(verb);
      await expect(page.getByText(said)).toBeVisible();
    }
  });

  await test.step("a text that is no infinitive shows no table, but a link", async () => {
    for (const { typed, said, verb } of [
      { typed: "tuve", said: "« tuve » est une forme d’un verbe", verb: "tener" },
      { typed: "conocr", said: "« conocr » n’est pas un infinitif espagnol", verb: "conocer" },
      { typed: "hazlo", said: "Imperativo afirmativo, tú + lo", verb: "hacer" },
      { typed: "<b>bonjour</b>", said: "n’est pas un infinitif espagnol" },
    ]) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole("table")).toHaveCount(0);
      const suggestion = page.getByRole("status").getByRole("link");
      if (verb === undefined) await expect(suggestion).toHaveCount(0);
      else {
        await suggestion.filter({ hasText: verb }).click();
        await expect(heading).toHaveText(verb);
        await expect(page.getByRole("table").first()).toBeVisible();
      }
    }
  });

  await test.step("irregular forms are explained", async () => {
    await field.fill("conducir");
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText("conducir");
    await expect(
      page.getByRole("table", { name: "Conjugaison, conducir : Pretérito indefinido" }),
    ).toContainText("condujeron");
    const reason = page.getByText("Radical irrégulier, en j. Théorie");
    await reason.getByRole("link", { name: "Théorie" }).click();
    await expect(page).toHaveURL("/app/theory/preterito-indefinido#raices-j");
  });
});

test("a table begins with the meaning of the verb, speaks its forms, and leads to free practice", async ({
  page,
}) => {
  const speech = await fakeSpeech(page, []);
  await page.goto("/app/verbs?verb=levantarse");
  await expect(page.getByText("se lever", { exact: true })).toBeVisible();
  await expect(page.getByText("Le pronom reste devant la forme conjuguée")).toBeVisible();
  const tableOf = (tense: string) =>
    page.getByRole("table", { name: `Conjugaison, levantarse : ${tense}` });
  await expect(tableOf("Pretérito perfecto")).toContainText("me he levantado");
  await expect(tableOf("Infinitivo compuesto")).toContainText("haberse levantado");

  await test.step("compound forms stay on one line", async () => {
    const heightOf = async (form: string) => {
      const cell = tableOf("Pluscuamperfecto").getByRole("cell", { name: form });
      return (await cell.boundingBox())?.height;
    };
    await applyFonts(page);
    expect(await heightOf("nos habíamos levantado")).toBe(await heightOf("me había levantado"));
  });

  await test.step("forms are heard, with one tab stop in each table", async () => {
    await addVoices(page);
    const table = tableOf("Pretérito indefinido");
    const first = table.getByRole("button", { name: "Écouter : me levanté", exact: true });
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await first.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect
      .poll(speech.spoken)
      .toMatchObject([{ text: "me levanté" }, { text: "te levantaste" }]);
    await page.keyboard.press("Tab");
    await expect(table.locator(":focus")).toHaveCount(0);
  });

  const drill = "Entraînement libre : levantarse, Condicional simple";
  await page.getByRole("link", { name: drill }).click();
  await expect(page.getByLabel("Verbes à l’infinitif")).toHaveValue("levantarse");
  await expect(page.getByRole("checkbox", { name: "Condicional simple" })).toBeChecked();
  await expect(page.getByText("6 formes", { exact: true })).toBeVisible();
});
