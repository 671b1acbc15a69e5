import { twoFactorCode, twoFactorProof, twoFactorStart } from "@verbena/server/client";
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
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
} from "../api/two-factor-calls.ts";
import { CurrentPassword } from "./current-password.tsx";
import { ProfileFailure } from "./profile-failure.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

export type TwoFactorQuestion = "setUp" | "remove" | "newCodes";

type TwoFactorDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onOpenChange"> & {
  question: TwoFactorQuestion;
  onChanged: (isOn: boolean) => void;
  /** What takes focus afterwards. */
  afterwards: ComponentProps<typeof Dialog>["finalFocus"];
};

/** Sets up a second factor, removes it, or makes other recovery codes, which are shown once. */
export function TwoFactorDialog({
  question,
  open,
  onOpenChange,
  onChanged,
  afterwards,
}: TwoFactorDialogProps) {
  const { t } = useTranslation();
  const [made, setMade] = useState<NewTwoFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => onOpenChange(false);
  const texts = codes ? "codes" : made ? "scan" : question;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={afterwards}
      title={t(`profile.twoFactor.${texts}.title`)}
      description={t(`profile.twoFactor.${texts}.text`)}
    >
      {texts === "codes" && <RecoveryCodes codes={codes ?? []} onKept={close} />}
      {texts === "setUp" && <StartForm onCancel={close} onDone={setMade} />}
      {texts === "scan" && made && (
        <ConfirmForm
          uri={made.uri}
          onCancel={close}
          onDone={() => {
            setCodes(made.recoveryCodes);
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

type StartFormProps = { onCancel: () => void; onDone: (made: NewTwoFactor) => void };

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
      <ProfileFailure form={form} />
      <FormButtons onCancel={onCancel}>
        <Button type="submit" busy={form.busy}>
          {t("profile.twoFactor.next")}
        </Button>
      </FormButtons>
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
        figuresOnly
        label={t("profile.twoFactor.code")}
        {...form.field("code")}
      />
      <p className="text-[0.9375rem] text-ink-soft">{t("profile.passwordNote")}</p>
      <ProfileFailure form={form} />
      <FormButtons onCancel={onCancel}>
        <Button type="submit" busy={form.busy}>
          {t("profile.twoFactor.turnOn")}
        </Button>
      </FormButtons>
    </form>
  );
}

type Proof = { password: string; code: string };

type ProofFormProps = {
  submitText: string;
  onCancel: () => void;
  onSubmit: (proof: Proof) => Promise<void>;
};

/** Password and code of somebody who changes their second factor. */
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
        figuresOnly={false}
        label={t("profile.twoFactor.anyCode")}
        {...form.field("code")}
      />
      <ProfileFailure form={form} />
      <FormButtons onCancel={onCancel}>
        <Button type="submit" busy={form.busy}>
          {submitText}
        </Button>
      </FormButtons>
    </form>
  );
}

function FormButtons({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
      <Button variant="secondary" onClick={onCancel}>
        {t("common.cancel")}
      </Button>
      {children}
    </div>
  );
}
