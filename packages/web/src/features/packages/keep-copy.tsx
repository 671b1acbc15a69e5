import { useMutation } from "@tanstack/react-query";
import type { SharedSelection } from "@verbena/server/client";
import { useEffect, useEffectEvent } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { newId } from "#lib/new-id.ts";
import { readStored, removeStored, writeStored } from "#lib/web-storage.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useEditPackages } from "./api.ts";

/** The token of the link whose selection the visitor wants to keep after a sign-up in this tab. */
const WANTED_KEY = "verbena_wanted_selection";

/** Remembers that a visitor wants a copy, until somebody has signed up or in. */
export const rememberWantedCopy = (token: string) =>
  writeStored(WANTED_KEY, token, "sessionStorage");

type KeepCopyProps = { token: string; selection: SharedSelection };

/** Keeps a copy of a shared selection among the learner's own ones. */
export function KeepCopy({ token, selection }: KeepCopyProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { family, verbs } = selection;
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: useEditPackages() });

  function keep(): void {
    const value = {
      id: newId(),
      family,
      verbs,
      name: t("packages.shared.copyName", { text: nameOf(verbs) }),
    };
    mutate(
      { kind: "savedPackage", value },
      {
        onSuccess: (isSent) => showToast(t(isSent ? "packages.shared.kept" : "common.keptHere")),
      },
    );
  }

  const keepWanted = useEffectEvent(() => {
    if (readStored(WANTED_KEY, "sessionStorage") !== token) return;
    removeStored(WANTED_KEY, "sessionStorage");
    keep();
  });
  useEffect(() => keepWanted(), []);

  if (isSuccess) {
    return (
      <ButtonLink to="/app/packages/$family" params={{ family }} variant="secondary">
        {t("packages.title")}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={keep}>
        {t("packages.shared.keep")}
      </Button>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
    </>
  );
}

const NAMED_VERBS = 3;

/** The first verbs name a copy. The name that the owner gave the selection stays with the owner. */
function nameOf(verbs: readonly string[]): string {
  const named = verbs.slice(0, NAMED_VERBS).join(", ");
  return verbs.length > NAMED_VERBS ? `${named}…` : named;
}
