import { useMutation } from "@tanstack/react-query";
import type { Package } from "@verbena/server/client";
import { useRef } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useEditPackages } from "../packages-api.ts";

type DeletePackageDialogProps = {
  item: Package;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeletePackageDialog({ item, open, onOpenChange }: DeletePackageDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({ mutationFn: useEditPackages() });
  const isRequested = useRef(false);
  const isDeleted = useRef(false);
  const remove = () => {
    // The second click of a double click comes before `isPending` is true.
    if (isRequested.current) return;
    isRequested.current = true;
    const { id, family, name } = item;
    const deletion = { kind: "deletedPackage", value: { id, family, name } } as const;
    mutate(deletion, {
      onSuccess: (isSent) => {
        isDeleted.current = true;
        onOpenChange(false);
        showToast(t(isSent ? "packages.deleted" : "common.keptHere"));
      },
      onError: () => {
        isRequested.current = false;
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={() => !isDeleted.current || document.querySelector<HTMLElement>("h1")}
      title={t("packages.deleteTitle", { name: isolated(item.name) })}
      description={t("packages.deleteText")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button variant="danger" busy={isPending} onClick={remove}>
            {t("common.delete")}
          </Button>
        </>
      }
    >
      {error && <Alert tone="error">{errorText(error)}</Alert>}
    </Dialog>
  );
}
