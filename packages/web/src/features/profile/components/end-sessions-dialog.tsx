import type { ComponentProps } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Dialog } from "#ui/overlays.tsx";
import { useForm } from "#ui/use-form.ts";
import { endSessions } from "../api/account-calls.ts";
import { CurrentPassword, DialogFormActions } from "./form-parts.tsx";

/** The sessions to end: that of one other browser, those of all others, or all. */
export type Ending = { kind: "one"; id: string; name: string } | { kind: "others" | "all" };

type EndSessionsDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onOpenChange"> & {
  ending: Ending;
  /** Called when the sessions of other browsers have ended. */
  onEnded: (ending: Ending) => void;
  returnFocusTo: ComponentProps<typeof Dialog>["finalFocus"];
};

/** Asks for the password, so that a stolen session cannot sign out its owner. */
export function EndSessionsDialog({
  ending,
  open,
  onOpenChange,
  onEnded,
  returnFocusTo,
}: EndSessionsDialogProps) {
  const { t } = useTranslation();
  const isAll = ending.kind === "all";
  const title =
    ending.kind === "one"
      ? t("profile.devices.signOutOne", { name: ending.name })
      : t(isAll ? "profile.devices.signOutEverywhere" : "profile.devices.signOutOthers");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
      title={title}
      description={t("profile.devices.passwordNeeded")}
    >
      <EndSessionsForm
        ending={ending}
        submitText={t(isAll ? "profile.devices.signOutSelf" : "profile.devices.signOut")}
        onCancel={() => onOpenChange(false)}
        onEnded={() => onEnded(ending)}
      />
    </Dialog>
  );
}

type EndSessionsFormProps = {
  ending: Ending;
  submitText: string;
  onCancel: () => void;
  onEnded: () => void;
};

function EndSessionsForm({ ending, submitText, onCancel, onEnded }: EndSessionsFormProps) {
  const form = useForm({
    initial: { password: "" },
    schema: async () => (await import("@verbena/server/forms")).sessionsEnd,
    submit: async ({ password }) => {
      await endSessions({ password, ...(ending.kind === "one" && { id: ending.id }) });
      onEnded();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <CurrentPassword {...form.field("password")} />
      <DialogFormActions form={form} onCancel={onCancel}>
        {submitText}
      </DialogFormActions>
    </form>
  );
}
