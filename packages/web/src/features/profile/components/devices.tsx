import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { signOutOthers } from "../api/account-changes.ts";
import { browsersQuery } from "../api/account-queries.ts";
import { BrowserList } from "./browser-list.tsx";

type DevicesProps = { onSignOut: () => void; onSignOutEverywhere: () => void };

/** Where the learner is signed in, and the end of that: here, elsewhere, everywhere. */
export function Devices({ onSignOut, onSignOutEverywhere }: DevicesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: browsers = [] } = useQuery(browsersQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: signOutOthers,
    onSuccess: async () => {
      list.current?.focus();
      showToast(t("profile.devices.othersDone"));
      await client.invalidateQueries(browsersQuery);
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <>
      <BrowserList ref={list} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onSignOut}>
          {t("profile.logout")}
        </Button>
        {browsers.some(({ isThis }) => !isThis) && (
          <>
            <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
              {t("profile.devices.signOutOthers")}
            </Button>
            <Button variant="secondary" onClick={onSignOutEverywhere}>
              {t("profile.devices.signOutEverywhere")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
