import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import { sentencesOf } from "../support/practice.ts";
import { expect, testWithOwnServer as test } from "../support/test.ts";

const FAMILY = "preterito-indefinido";

test("recordings of the operator replace a voice, also in dictation", async ({ page, dataDir }) => {
  await signUpByApi(page.request, newLearner());
  for (const { item, context, number } of await sentencesOf(page.request, FAMILY)) {
    if (item !== "oír") continue;
    const place = number === 1 ? context : join(context, String(number));
    const file = join(dataDir, "audio", FAMILY, item, `${place}.wav`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, silence(0.2));
  }
  const speech = await fakeSpeech(page, []);

  const screen = await openExercise(page, `${FAMILY}?verbs=oír`);
  const { context, number } = await screen.answerRight();
  const loaded = page.waitForResponse(/\/api\/recordings\/file\?/);
  await page.getByRole("button", { name: "Écouter", exact: true }).click();
  const recording = await loaded;
  expect(recording.ok()).toBe(true);
  const id = new URL(recording.url()).searchParams.get("id");
  expect(id).toBe([FAMILY, "oír", context, ...(number > 1 ? [number] : [])].join("/"));

  await screen.goToNext();
  const dictated = page.waitForResponse(/\/api\/recordings\/file\?/);
  await page.getByRole("button", { name: "Dictée" }).click();
  expect((await dictated).ok()).toBe(true);
  await page.getByRole("button", { name: "Lentement" }).click();
  await expect(page.getByRole("button", { name: "Dictée" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await speech.spoken()).toEqual([]);

  await test.step("what is not recorded cannot be heard", async () => {
    const other = await openExercise(page, `${FAMILY}?verbs=tener`);
    await other.answerRight();
    await expect(page.getByRole("button", { name: "Autres actions" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Écouter|Dictée)$/ })).toHaveCount(0);
  });
});

const RATE = 8_000;

/** A WAV file with 8-bit samples. */
function silence(seconds: number): Buffer {
  const samples = Buffer.alloc(RATE * seconds, 128);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
