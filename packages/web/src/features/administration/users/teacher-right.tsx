import { useQueryClient } from "@tanstack/react-query";
import { defaultTeacherLimits, highestTeacherLimits } from "@verbena/core/classes/teacher-limits";
import type { ListedUser, UserPage } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { userQuery } from "../api.ts";

type TeacherRightProps = Pick<UserPage, "user" | "teacher"> & {
  classesFor: "everyone" | "invited";
};

/** Whether a user may open classes, how many, and buttons to change it. */
export function TeacherRight({ user, teacher, classesFor }: TeacherRightProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [withdrawal, setWithdrawal] = useState<{ error?: unknown; busy: boolean }>({ busy: false });
  const limits = teacher ?? defaultTeacherLimits;
  const mayOpen = teacher !== null || classesFor === "everyone";
  const allowed = teacher?.isPending || !user.emailVerified ? "pending" : "allowed";
  const text = mayOpen ? allowed : "notAllowed";

  async function withdraw(): Promise<void> {
    setWithdrawal({ busy: true });
    try {
      await readBody(api.admin.teachers[":id"].$delete({ param: { id: user.id } }));
      showToast(t("administration.user.opening.withdrawn"));
      setWithdrawal({ busy: false });
    } catch (error) {
      setWithdrawal({ busy: false, error });
    }
    void client.invalidateQueries(userQuery(user.id));
  }

  return (
    <>
      <p>
        {t(`administration.user.opening.${text}`, {
          classes: limits.classesMax,
          pupils: limits.pupilsMax,
        })}
      </p>
      {withdrawal.error !== undefined && <Alert tone="error">{errorText(withdrawal.error)}</Alert>}
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t(`administration.user.opening.${mayOpen ? "change" : "allow"}`)}
        </Button>
        {teacher && (
          <Button
            size="small"
            variant="secondary"
            busy={withdrawal.busy}
            onClick={() => void withdraw()}
          >
            {t(
              `administration.user.opening.${classesFor === "everyone" ? "usualLimits" : "withdraw"}`,
            )}
          </Button>
        )}
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t(`administration.user.opening.${mayOpen ? "change" : "allow"}`)}
        description={mayOpen ? undefined : t("administration.users.inviteTeacherText")}
      >
        <LimitsForm user={user} limits={limits} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type LimitsFormProps = {
  user: ListedUser;
  limits: { classesMax: number; pupilsMax: number };
  onClose: () => void;
};

function LimitsForm({ user, limits: { classesMax, pupilsMax }, onClose }: LimitsFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    initial: { email: user.email, classesMax, pupilsMax },
    schema: async () => (await import("@verbena/server/forms")).teacherInput,
    submit: async (json) => {
      await readBody(api.admin.teachers.$post({ json }), "result");
      showToast(t("administration.user.opening.saved"));
      await client.invalidateQueries(userQuery(user.id));
      onClose();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {(["classesMax", "pupilsMax"] as const).map((name) => (
        <TextField
          key={name}
          type="number"
          inputMode="numeric"
          min={1}
          max={highestTeacherLimits[name]}
          hint={t("administration.user.opening.range", { max: highestTeacherLimits[name] })}
          name={name}
          label={t(`administration.user.opening.${name}`)}
          value={Number.isNaN(form.values[name]) ? "" : form.values[name]}
          onChange={({ target }) => form.set(name, target.valueAsNumber)}
          error={form.error(name)}
        />
      ))}
      <FormFailure form={form} />
      <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
        <Button variant="secondary" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("common.save")}
        </Button>
      </div>
    </form>
  );
}
