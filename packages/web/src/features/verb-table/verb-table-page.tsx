import { useNavigate } from "@tanstack/react-router";
import { isKnownVerb } from "@verbena/core/conjugation/known-verbs";
import { searchInfinitive } from "@verbena/core/conjugation/search-infinitive";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { VerbTable } from "#conjugation/verb-table.tsx";
import { Button } from "#ui/button.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { TextField } from "#ui/text-field.tsx";
import { NotAnInfinitive } from "./components/not-an-infinitive.tsx";
import { PractiseVerb } from "./components/practise-verb.tsx";
import { VerbLinks } from "./components/verb-links.tsx";

/** Long enough for any verb; what is longer is a slip of the clipboard. */
const LONGEST_VERB = 60;

const examples = ["tener", "pensar", "dormir", "conocer", "leer", "levantarse"];

/** The whole table of whatever verb the learner types. */
export function VerbTablePage({ text }: { text: string }) {
  const { t } = useTranslation();
  const verb = searchInfinitive(text, isKnownVerb);
  const found = "base" in verb ? verb : null;
  const title = found?.infinitive ?? t("conjugation.title");
  return (
    <PageBody width="wide">
      <div className="flex max-w-prose flex-col gap-5">
        <PageHeading title={title}>
          {found ? (
            <i lang="es" className="not-italic">
              {title}
            </i>
          ) : (
            title
          )}
        </PageHeading>
        {text === "" && <p className="text-ink-soft">{t("conjugation.intro")}</p>}
        <VerbForm key={text} text={text} />
      </div>
      {"base" in verb ? (
        <>
          {isOtherwiseSpelt(verb.infinitive, text) && (
            <p role="status">
              <SpanishText text={t("conjugation.restored", { verb: verb.infinitive })} />
            </p>
          )}
          <VerbTable verb={verb} level={2} />
          <PractiseVerb verb={verb.infinitive} />
        </>
      ) : (
        verb.problem !== "empty" && <NotAnInfinitive text={text} problem={verb} />
      )}
      <nav aria-label={t("conjugation.example")} className="flex flex-col gap-1">
        <h2 className="text-lg">{t("conjugation.example")}</h2>
        <VerbLinks verbs={examples} />
      </nav>
    </PageBody>
  );
}

function isOtherwiseSpelt(infinitive: string, text: string): boolean {
  return infinitive !== text.trim().normalize("NFC").toLowerCase();
}

function VerbForm({ text }: { text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [verb, setVerb] = useState(text);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (verb.trim() === "") return;
    void navigate({ to: "/app/verbs", search: { verb: verb.trim() } });
  };
  return (
    <form onSubmit={show} className="flex items-end gap-3 print:hidden">
      <TextField
        className="min-w-0 flex-1"
        label={t("conjugation.field")}
        value={verb}
        onChange={(event) => setVerb(event.target.value)}
        maxLength={LONGEST_VERB}
        lang="es"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit">{t("conjugation.show")}</Button>
    </form>
  );
}
