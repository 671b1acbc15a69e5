import { twoFactorCode, twoFactorProof, twoFactorStart } from "@verbena/server/client";
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/dialog.tsx";
import { Loading } from "#ui/loading.tsx";
import { CodeField } from "#ui/password-field.tsx";
import { useForm } from "#ui/use-form.ts";
import {
  confirmTwoFactor,
  type NewTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from "../api/account-calls.ts";
import { CurrentPassword, DialogFormEnd } from "./form-parts.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

export type TwoFactorQuestion = "setUp" | "remove" | "newCodes";

type TwoFactorDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onOpenChange"> & {
  question: TwoFactorQuestion;
  onChanged: (isOn: boolean) => void;
  returnFocusTo: ComponentProps<typeof Dialog>["finalFocus"];
};

/** Sets up or removes a second factor, or makes new recovery codes, which are shown once. */
export function TwoFactorDialog({
  question,
  open,
  onOpenChange,
  onChanged,
  returnFocusTo,
}: TwoFactorDialogProps) {
  const { t } = useTranslation();
  const [created, setCreated] = useState<NewTwoFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => onOpenChange(false);
  const texts = codes ? "codes" : created ? "scan" : question;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
      title={t(`profile.twoFactor.${texts}.title`)}
      description={t(`profile.twoFactor.${texts}.text`)}
    >
      {texts === "codes" && <RecoveryCodes codes={codes ?? []} onKept={close} />}
      {texts === "setUp" && <StartForm onCancel={close} onDone={setCreated} />}
      {texts === "scan" && created && (
        <ConfirmForm
          uri={created.uri}
          onCancel={close}
          onDone={() => {
            setCodes(created.recoveryCodes);
            onChanged(true);
          }}
        />
      )}
      {texts === "remove" && (
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
      {texts === "newCodes" && (
        <ProofForm
          submitText={t("profile.twoFactor.makeCodes")}
          onCancel={close}
          onSubmit={async (proof) => setCodes(await renewRecoveryCodes(proof))}
        />
      )}
    </Dialog>
  );
}

type StartFormProps = { onCancel: () => void; onDone: (created: NewTwoFactor) => void };

function StartForm({ onCancel, onDone }: StartFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: "" },
    schema: twoFactorStart,
    submit: async (input) => onDone(await setUpTwoFactor(input)),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <CurrentPassword {...form.field("password")} />
      <DialogFormEnd form={form} onCancel={onCancel}>
        {t("profile.twoFactor.next")}
      </DialogFormEnd>
    </form>
  );
}

type ConfirmFormProps = { uri: string; onCancel: () => void; onDone: () => void };

function ConfirmForm({ uri, onCancel, onDone }: ConfirmFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const key = new URL(uri).searchParams.get("secret") ?? "";
  const form = useForm({
    initial: { code: "" },
    schema: twoFactorCode,
    submit: async (input) => {
      await confirmTwoFactor(input);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <Suspense fallback={<Loading />}>
        <QrCode text={uri} label={t("profile.twoFactor.qr")} />
      </Suspense>
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
      <DialogFormEnd form={form} onCancel={onCancel}>
        {t("profile.twoFactor.turnOn")}
      </DialogFormEnd>
    </form>
  );
}

type Proof = { password: string; code: string };

type ProofFormProps = {
  submitText: string;
  onCancel: () => void;
  onSubmit: (proof: Proof) => Promise<void>;
};

/** Asks for the password and a code before a change. */
function ProofForm({ submitText, onCancel, onSubmit }: ProofFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: "", code: "" },
    schema: twoFactorProof,
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
      <DialogFormEnd form={form} onCancel={onCancel}>
        {submitText}
      </DialogFormEnd>
    </form>
  );
}
