import { useMutation, useQuery } from "@tanstack/react-query";
import type { Package } from "@verbena/server/client";
import { Copy, Send } from "lucide-react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, ensureSuccess, readBody } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";

type ShareDialogProps = {
  item: Package;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Shares a selection: creates its link when the dialog opens, or shows the one that it has. */
export function ShareDialog({ item: { id, name }, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const param = { id };
  const link = useQuery({
    queryKey: ["selection link", id],
    queryFn: () => readBody(api.packages[":id"].link.$post({ param }), "token"),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const ending = useMutation({
    mutationFn: () => ensureSuccess(api.packages[":id"].link.$delete({ param })),
    onSuccess: () => {
      onOpenChange(false);
      showToast(t("packages.share.ended"));
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("packages.share.title", { name: isolated(name) })}
      description={t("packages.share.text")}
      actions={
        <>
          {link.data && (
            <Button variant="secondary" busy={ending.isPending} onClick={() => ending.mutate()}>
              {t("packages.share.end")}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{t("common.close")}</Button>
        </>
      }
    >
      {link.data && <Link address={`${window.location.origin}/s/${link.data.token}`} />}
      {link.isPending && <Loading />}
      {link.isError && (
        <LoadFailure text={errorText(link.error)} onRetry={() => void link.refetch()} />
      )}
      {ending.error && <Alert tone="error">{errorText(ending.error)}</Alert>}
    </Dialog>
  );
}

/** The link as text, and as a QR code for a projector or a printed page. */
function Link({ address }: { address: string }) {
  const { t } = useTranslation();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast(t("packages.share.copied"));
    } catch {
      showErrorToast(t("packages.share.notCopied"));
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t("packages.share.link")}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {t("packages.share.copy")}
        </Button>
        {"share" in navigator && (
          <Button
            size="small"
            variant="secondary"
            // The person may close the device's menu without a choice.
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            <Send aria-hidden className="size-5" />
            {t("packages.share.send")}
          </Button>
        )}
      </div>
      <QrCode
        text={address}
        label={t("packages.share.qr")}
        className="w-48 max-w-full self-center rounded-xl"
      />
    </div>
  );
}
