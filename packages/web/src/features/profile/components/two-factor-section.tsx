import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { showToast } from "#ui/show-toast.ts";
import { addressQuery } from "../api.ts";
import { TwoFactorDialog, type TwoFactorTask } from "./two-factor-dialog.tsx";

/** Shows whether a second factor is set up, with buttons to change it. */
export function TwoFactorSection() {
  const { t } = useTranslation();
  const { twoFactorEnabled } = useUser();
  const { refresh } = useSession();
  const { data: address } = useQuery(addressQuery);
  const [opened, setOpened] = useState<{ task: TwoFactorTask; count: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isChanged = useRef(false);

  function openDialog(task: TwoFactorTask): void {
    isChanged.current = false;
    setOpened((previous) => ({ task, count: (previous?.count ?? 0) + 1 }));
    setOpen(true);
  }

  function announceChange(isOn: boolean): void {
    isChanged.current = true;
    showToast(t(isOn ? "profile.twoFactor.turnedOn" : "profile.twoFactor.turnedOff"));
    void refresh();
  }

  return (
    <>
      <p ref={text} tabIndex={-1} className="text-ink-soft">
        {t("profile.twoFactor.text")}
      </p>
      {twoFactorEnabled ? (
        <>
          <p className="flex items-center gap-1.5 text-leaf">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {t("profile.twoFactor.isOn")}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => openDialog("newCodes")}>
              {t("profile.twoFactor.newCodes.title")}
            </Button>
            <Button variant="secondary" onClick={() => openDialog("remove")}>
              {t("profile.twoFactor.turnOff")}
            </Button>
          </div>
        </>
      ) : address?.isConfirmed === false ? (
        <>
          <p>{t("profile.twoFactor.confirmFirst")}</p>
          <div>
            <ButtonLink variant="secondary" to="/app/profile" hash="address">
              {t("profile.twoFactor.toAddress")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => openDialog("setUp")}>
            {t("profile.twoFactor.turnOn")}
          </Button>
        </div>
      )}
      {opened && (
        <TwoFactorDialog
          key={opened.count}
          task={opened.task}
          open={isOpen}
          onOpenChange={setOpen}
          onChanged={announceChange}
          returnFocusTo={() => (isChanged.current ? text.current : true)}
        />
      )}
    </>
  );
}
