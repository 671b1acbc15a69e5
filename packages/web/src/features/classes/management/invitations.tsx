import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ClassMembers } from "@verbena/server/client";
import { Trash2 } from "lucide-react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, ensureSuccess, readBody } from "#lib/api.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { membersQuery } from "./api.ts";

type InvitationsProps = { classId: string; invitations: ClassMembers["invitations"] };

/** Invitations of other teachers that wait, and a field for another one. */
export function Invitations({ classId, invitations }: InvitationsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { queryKey } = membersQuery(classId);
  const form = useForm({
    initial: { email: "" },
    schema: async () => (await import("@verbena/server/forms")).passwordResetRequest,
    clearAfterSubmit: true,
    submit: async (json) => {
      const sent = api.classes[":classId"].invitations.$post({ param: { classId }, json });
      client.setQueryData(queryKey, await readBody(sent, "invitations"));
      showToast(t("classes.invited"));
    },
  });
  const withdraw = useMutation({
    mutationFn: (id: string) =>
      ensureSuccess(api.classes[":classId"].invitations[":id"].$delete({ param: { classId, id } })),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <div className="flex max-w-xl flex-col gap-3 pt-2">
      {invitations.length > 0 && (
        <ul>
          {invitations.map(({ id, email }) => (
            <li key={id} className="flex min-h-11 items-center gap-2">
              <span className="min-w-0 flex-1 break-words">
                {email} <span className="text-ink-soft">({t("classes.waiting")})</span>
              </span>
              <IconButton
                icon={Trash2}
                label={t("classes.withdrawNamed", { email })}
                onClick={() => withdraw.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <form {...form.formProps} className="flex flex-col items-start gap-3">
        <TextField
          type="email"
          className="w-full"
          label={t("classes.invite")}
          hint={t("classes.inviteHint")}
          name="teacher-email"
          autoComplete="off"
          {...form.field("email")}
        />
        <FormFailure form={form} />
        <Button type="submit" variant="secondary" size="small" busy={form.busy}>
          {t("classes.sendInvitation")}
        </Button>
      </form>
    </div>
  );
}
