import { Copy, Download, Printer } from "lucide-react";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { CodeField } from "#ui/password-field.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import {
  confirmTwoFactor,
  type NewTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from "../api.ts";
import { CurrentPassword, DialogFormActions } from "./account-forms.tsx";

export type TwoFactorTask = "setUp" | "remove" | "newCodes";

type TwoFactorDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onOpenChange"> & {
  task: TwoFactorTask;
  onChanged: (isOn: boolean) => void;
  returnFocusTo: ComponentProps<typeof Dialog>["finalFocus"];
};

/** Sets up or removes a second factor, or creates new recovery codes. */
export function TwoFactorDialog({
  task,
  open,
  onOpenChange,
  onChanged,
  returnFocusTo,
}: TwoFactorDialogProps) {
  const { t } = useTranslation();
  const [created, setCreated] = useState<NewTwoFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => onOpenChange(false);
  const step = codes ? "codes" : created ? "scan" : task;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
      title={t(`profile.twoFactor.${step}.title`)}
      description={t(`profile.twoFactor.${step}.text`)}
    >
      {step === "codes" && <RecoveryCodes codes={codes ?? []} onSaved={close} />}
      {step === "setUp" && <SetUpForm onCancel={close} onDone={setCreated} />}
      {step === "scan" && created && (
        <ConfirmForm
          uri={created.uri}
          onCancel={close}
          onDone={() => {
            setCodes(created.recoveryCodes);
            onChanged(true);
          }}
        />
      )}
      {step === "remove" && (
        <ProofForm
          submitText={t("profile.twoFactor.turnOff")}
          onCancel={close}
          onSubmit={async (proof) => {
            await removeTwoFactor(proof);
            onChanged(false);
            close();
          }}
        />
      )}
      {step === "newCodes" && (
        <ProofForm
          submitText={t("profile.twoFactor.makeCodes")}
          onCancel={close}
          onSubmit={async (proof) => setCodes(await renewRecoveryCodes(proof))}
        />
      )}
    </Dialog>
  );
}

type SetUpFormProps = { onCancel: () => void; onDone: (created: NewTwoFactor) => void };

function SetUpForm({ onCancel, onDone }: SetUpFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: "" },
    schema: async () => (await import("@verbena/server/forms")).twoFactorStart,
    submit: async (input) => onDone(await setUpTwoFactor(input)),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <CurrentPassword {...form.field("password")} />
      <DialogFormActions form={form} onCancel={onCancel}>
        {t("profile.twoFactor.next")}
      </DialogFormActions>
    </form>
  );
}

type ConfirmFormProps = { uri: string; onCancel: () => void; onDone: () => void };

function ConfirmForm({ uri, onCancel, onDone }: ConfirmFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // At once: the dialog takes back the focus that falls to the page when the button of the last step is removed.
  useLayoutEffect(() => field.current?.focus(), []);
  const key = new URL(uri).searchParams.get("secret") ?? "";
  const form = useForm({
    initial: { code: "" },
    schema: async () => (await import("@verbena/server/forms")).twoFactorCode,
    submit: async (input) => {
      await confirmTwoFactor(input);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <QrCode
        text={uri}
        label={t("profile.twoFactor.qr")}
        className="w-52 max-w-full self-center rounded-xl"
      />
      <p>
        {t("profile.twoFactor.key")}{" "}
        <code dir="ltr" className="font-mono font-semibold [overflow-wrap:anywhere]">
          {key.replace(/.{4}(?=.)/g, "$& ")}
        </code>
      </p>
      <CodeField
        ref={field}
        digitsOnly
        label={t("profile.twoFactor.code")}
        {...form.field("code")}
      />
      <p className="text-[0.9375rem] text-ink-soft">{t("profile.passwordNote")}</p>
      <DialogFormActions form={form} onCancel={onCancel}>
        {t("profile.twoFactor.turnOn")}
      </DialogFormActions>
    </form>
  );
}

type Proof = { password: string; code: string };

type ProofFormProps = {
  submitText: string;
  onCancel: () => void;
  onSubmit: (proof: Proof) => Promise<void>;
};

/** Asks for the password and a code. */
function ProofForm({ submitText, onCancel, onSubmit }: ProofFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: "", code: "" },
    schema: async () => (await import("@verbena/server/forms")).twoFactorProof,
    submit: onSubmit,
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <CurrentPassword {...form.field("password")} />
      <CodeField
        digitsOnly={false}
        label={t("profile.twoFactor.anyCode")}
        {...form.field("code")}
      />
      <DialogFormActions form={form} onCancel={onCancel}>
        {submitText}
      </DialogFormActions>
    </form>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** New recovery codes, with buttons to copy, download, and print them. They are shown only once. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t("profile.twoFactor.copied"));
    } catch {
      showErrorToast(t("profile.twoFactor.notCopied"));
    }
  }

  function download(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "verbena-codes.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className="flex flex-col gap-4">
      <div
        ref={container}
        tabIndex={-1}
        data-print-alone
        className="flex flex-col gap-3 outline-none"
      >
        <h3 className="sr-only print:not-sr-only">
          Verbena : {t("profile.twoFactor.codes.title")}
        </h3>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-2 rounded-[0.875rem] border-2 border-edge px-4 py-3">
          {codes.map((code) => (
            <li key={code} dir="ltr" className="font-mono text-[min(1em,7vw)] whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" className="grow" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5 shrink-0" />
          {t("profile.twoFactor.copy")}
        </Button>
        <Button variant="secondary" size="small" className="grow" onClick={download}>
          <Download aria-hidden className="size-5 shrink-0" />
          {t("profile.twoFactor.download")}
        </Button>
        <Button variant="secondary" size="small" className="grow" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {t("profile.twoFactor.print")}
        </Button>
      </div>
      <Button onClick={onSaved}>{t("profile.twoFactor.kept")}</Button>
    </div>
  );
}
