import { languages } from "@verbena/core/languages";
import { Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { loadTranslation, TranslationContext, useTranslation } from "./use-translation.ts";

/** Two texts, between which the renderer waits. */
function Page({ pause }: { pause: Promise<void> }) {
  return (
    <Suspense>
      <Text name="exercise.validate" />
      <Later pause={pause} />
    </Suspense>
  );
}

function Later({ pause }: { pause: Promise<void> }) {
  use(pause);
  return <Text name="common.close" />;
}

function Text({ name }: { name: "exercise.validate" | "common.close" }) {
  const { t, language } = useTranslation();
  return <p lang={language}>{t(name)}</p>;
}

it("renders pages in all languages at once, each in its own texts", async () => {
  let goOn: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const pages = await Promise.all(
    languages.map(async (language) => {
      const translation = await loadTranslation(language, "exercise");
      const stream = await renderToReadableStream(
        <TranslationContext value={translation}>
          <Page pause={pause} />
        </TranslationContext>,
      );
      return { translation, html: new Response(stream).text() };
    }),
  );
  goOn();
  for (const { translation, html } of pages) {
    const { language, t } = translation;
    for (const text of [t("exercise.validate"), t("common.close")]) {
      expect(await html).toContain(`<p lang="${language}">${text}</p>`);
    }
  }
});
