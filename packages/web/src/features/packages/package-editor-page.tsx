import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ConjugationFamily, families } from "@verbena/core/families";
import type { Package, Verb } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { newId } from "#lib/new-id.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useEditPackages, verbsQuery } from "./api.ts";
import { VerbPicker } from "./components/verb-picker.tsx";

type PackageEditorPageProps = {
  family: ConjugationFamily;
  /** Null for a new package. */
  id: string | null;
};

/** Creates or edits a verb package. */
export function PackageEditorPage({ family, id }: PackageEditorPageProps) {
  const { t } = useTranslation();
  const title = t(id === null ? "packages.newPackage" : "packages.editTitle");
  return (
    <PageBody>
      <div>
        <p lang="es" className="text-ink-soft">
          {families[family].name}
        </p>
        <PageHeading title={title}>{title}</PageHeading>
      </div>
      <Editor family={family} id={id} />
    </PageBody>
  );
}

function Editor({ family, id }: PackageEditorPageProps) {
  const { t } = useTranslation();
  const verbs = useQuery(verbsQuery(family));
  const packages = usePackages(family, { enabled: id !== null });
  const failed = [verbs, packages].filter(({ isError, data }) => isError && data === undefined);

  if (failed.length > 0) {
    return (
      <LoadFailure
        text={t("packages.verbsFailed")}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  if (verbs.data === undefined || (id !== null && packages.data === undefined)) {
    return <Loading />;
  }
  const edited = packages.data?.find((item) => item.id === id);
  if (id !== null && edited === undefined) return <PackageGone family={family} />;
  return <PackageForm family={family} verbs={verbs.data} edited={edited ?? null} />;
}

function PackageGone({ family }: { family: ConjugationFamily }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("packages.gone")}
      action={
        <ButtonLink to="/app/packages/$family" params={{ family }}>
          {t("packages.backToList")}
        </ButtonLink>
      }
    />
  );
}

type PackageFormProps = {
  family: ConjugationFamily;
  verbs: readonly Verb[];
  edited: Package | null;
};

function PackageForm({ family, verbs, edited }: PackageFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = useEditPackages();
  // One id for every attempt. A retry after a lost response must not create a second package.
  const [id] = useState(() => edited?.id ?? newId());
  const form = useForm({
    initial: { name: edited?.name ?? "", verbs: offeredVerbs(edited, verbs) },
    schema: async () =>
      (await import("@verbena/server/forms")).packageInput.pick({ name: true, verbs: true }),
    submit: async (input) => {
      const isSent = await submit({ kind: "savedPackage", value: { ...input, id, family } });
      showToast(t(isSent ? "packages.saved" : "common.keptHere"));
      await navigate({ to: "/app/packages/$family", params: { family } });
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
      <div className="action-bar -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3">
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {t("common.save")}
          </Button>
          <ButtonLink to="/app/packages/$family" params={{ family }} variant="quiet">
            {t("common.cancel")}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

/** The verbs of a package that can still be chosen. The server refuses all others. */
function offeredVerbs(edited: Package | null, verbs: readonly Verb[]): string[] {
  const offered = new Set(verbs.map(({ verb }) => verb));
  return edited?.verbs.filter((verb) => offered.has(verb)) ?? [];
}
