import { useNavigate } from "@tanstack/react-router";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import { type Package, packageInput, type Verb } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newId } from "#lib/new-id.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useEditPackages } from "../packages-api.ts";
import { VerbPicker } from "./verb-picker.tsx";

type PackageFormProps = {
  tense: ConjugationKey;
  verbs: readonly Verb[];
  edited: Package | null;
};

export function PackageForm({ tense, verbs, edited }: PackageFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = useEditPackages();
  // The same for every attempt, so that a lost response does not lead to a second package.
  const [id] = useState(() => edited?.id ?? newId());
  const form = useForm({
    initial: { name: edited?.name ?? "", verbs: stillOffered(edited, verbs) },
    schema: packageInput.pick({ name: true, verbs: true }),
    submit: async (input) => {
      const isSent = await submit({ savedPackage: { ...input, id, tense } });
      showToast(t(isSent ? "packages.saved" : "common.keptHere"));
      await navigate({ to: "/app/packages/$tense", params: { tense } });
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-7">
      <TextField
        label={t("packages.name")}
        hint={t("packages.nameHint")}
        name="package-name"
        autoComplete="off"
        dir="auto"
        {...form.field("name")}
      />
      <VerbPicker
        verbs={verbs}
        chosen={form.values.verbs}
        onChange={(chosen) => form.set("verbs", chosen)}
        error={form.error("verbs")}
      />
      <div className="answer-bar -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3">
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {t("common.save")}
          </Button>
          <ButtonLink to="/app/packages/$tense" params={{ tense }} variant="quiet">
            {t("common.cancel")}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

/** Without verbs that are no longer offered: they have no checkbox, and the server refuses them. */
function stillOffered(edited: Package | null, verbs: readonly Verb[]): string[] {
  const offered = new Set(verbs.map(({ verb }) => verb));
  return edited?.verbs.filter((verb) => offered.has(verb)) ?? [];
}
