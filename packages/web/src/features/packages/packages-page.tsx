import { useMutation } from "@tanstack/react-query";
import { type ConjugationFamily, families } from "@verbena/core/families";
import type { Package } from "@verbena/server/client";
import { Pencil, Plus, Presentation, Printer, Share2, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink, IconLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useEditPackages } from "./api.ts";
import { ShareDialog } from "./components/share-dialog.tsx";

type OpenDialog = { kind: "share" | "delete"; item: Package; isOpen: boolean };

/** The verb packages of a family. */
export function PackagesPage({ family }: { family: ConjugationFamily }) {
  const { t } = useTranslation();
  const query = usePackages(family);
  // Kept while the dialog closes, because the dialog still shows the package.
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const closing = (isOpen: boolean) => dialog && setDialog({ ...dialog, isOpen });
  return (
    <PageBody width="wide">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p lang="es" className="text-ink-soft">
            {families[family].name}
          </p>
          <PageHeading title={t("packages.title")}>{t("packages.title")}</PageHeading>
        </div>
        {query.data !== undefined && query.data.length > 0 && (
          <ButtonLink to="/app/packages/$family/new" params={{ family }} size="small">
            <Plus aria-hidden className="size-5" />
            {t("packages.newPackage")}
          </ButtonLink>
        )}
      </div>
      <QueryContent query={query} failure={t("packages.loadFailed")}>
        {(packages) =>
          packages.length === 0 ? (
            <EmptyState
              title={t("packages.emptyTitle")}
              text={t("packages.emptyText")}
              action={
                <ButtonLink to="/app/packages/$family/new" params={{ family }}>
                  {t("packages.createFirst")}
                </ButtonLink>
              }
            />
          ) : (
            <ul className="flex flex-col border-b border-line">
              {packages.map((item) => (
                <PackageRow
                  key={item.id}
                  item={item}
                  onShare={() => setDialog({ kind: "share", item, isOpen: true })}
                  onDelete={() => setDialog({ kind: "delete", item, isOpen: true })}
                />
              ))}
            </ul>
          )
        }
      </QueryContent>
      {dialog?.kind === "delete" && (
        <DeletePackageDialog
          key={dialog.item.id}
          item={dialog.item}
          open={dialog.isOpen}
          onOpenChange={closing}
        />
      )}
      {dialog?.kind === "share" && (
        <ShareDialog
          key={dialog.item.id}
          item={dialog.item}
          open={dialog.isOpen}
          onOpenChange={closing}
        />
      )}
    </PageBody>
  );
}

const VERBS_SHOWN = 12;

type PackageRowProps = { item: Package; onShare: () => void; onDelete: () => void };

function PackageRow({ item, onShare, onDelete }: PackageRowProps) {
  const { t } = useTranslation();
  const { id, family, name, verbs } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-xl break-words">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {t("packages.verbCount", { count: verbs.length })}
        </p>
        <p lang="es" className="mt-1 text-[0.9375rem] text-ink-soft">
          {abbreviate(verbs)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ButtonLink
          to="/app/exercise/$family"
          params={{ family }}
          search={{ package: id }}
          variant="secondary"
          size="small"
          aria-label={t("packages.practiseNamed", { name })}
          className="mr-1"
        >
          {t("packages.practise")}
        </ButtonLink>
        <IconLink
          to="/app/board"
          search={{ family, package: id }}
          icon={Presentation}
          label={t("packages.boardNamed", { name })}
        />
        <IconButton icon={Share2} label={t("packages.shareNamed", { name })} onClick={onShare} />
        <IconLink
          to="/app/print"
          search={{ family, package: id }}
          icon={Printer}
          label={t("packages.printNamed", { name })}
        />
        <IconLink
          to="/app/packages/$family/$id/edit"
          params={{ family, id }}
          icon={Pencil}
          label={t("packages.editNamed", { name })}
        />
        <IconButton icon={Trash2} label={t("packages.deleteNamed", { name })} onClick={onDelete} />
      </div>
    </li>
  );
}

function abbreviate(verbs: readonly string[]): string {
  const shown = verbs.slice(0, VERBS_SHOWN).join(", ");
  return verbs.length > VERBS_SHOWN ? `${shown}, …` : shown;
}

type DeletePackageDialogProps = {
  item: Package;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function DeletePackageDialog({ item, open, onOpenChange }: DeletePackageDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({ mutationFn: useEditPackages() });
  const isRequested = useRef(false);
  const isDeleted = useRef(false);
  const remove = () => {
    // `isPending` changes too late to catch the second click of a double click.
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
