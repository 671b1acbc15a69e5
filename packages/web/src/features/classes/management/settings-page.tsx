import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { dayIn } from "@verbena/core/calendar";
import { endOfCopiedClass } from "@verbena/core/classes/school-year";
import type { ClassDetails } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, ensureSuccess, readBody } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { newId } from "#lib/new-id.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { useUser } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { CodeField, PasswordField } from "#ui/password-field.tsx";
import { SettingsGroup } from "#ui/settings-section.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { classQuery } from "../results/api.ts";
import { useRefreshClasses, useShowClass } from "./api.ts";
import { ClassNameField, LastDayField, SpanishFields, TimeZoneField } from "./class-fields.tsx";
import { ClassHeading } from "./class-heading.tsx";

/** The settings of a class, and its end. */
export function ClassSettingsPage({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const query = useQuery(classQuery(classId));
  return (
    <PageBody width="wide">
      <QueryContent query={query} failure={t("classes.loadFailed")}>
        {(ofClass) => (
          <>
            <ClassHeading classId={classId} name={ofClass.name} title={t("classes.settings")} />
            {ofClass.archivedAt !== null && <Alert tone="info">{t("classes.isArchived")}</Alert>}
            {ofClass.archivedAt === null && <SettingsForm ofClass={ofClass} />}
            <div className="flex max-w-2xl flex-col gap-10 border-t border-line pt-8">
              <CopyOfClass ofClass={ofClass} />
              {ofClass.archivedAt === null && <Archive ofClass={ofClass} />}
              <Deletion ofClass={ofClass} />
            </div>
          </>
        )}
      </QueryContent>
    </PageBody>
  );
}

function SettingsForm({ ofClass }: { ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const showClass = useShowClass();
  const { id, name, lastDay, timeZone, region, persons, acceptsMissingAccents, showsInfo } =
    ofClass;
  const form = useForm({
    initial: { name, lastDay, timeZone, region, persons, acceptsMissingAccents, showsInfo },
    schema: async () => (await import("@verbena/server/forms")).classChange,
    submit: async (json) => {
      const changed = api.classes[":classId"].$patch({ param: { classId: id }, json });
      await showClass(await readBody(changed, "id"));
      showToast(t("classes.saved"));
    },
  });
  const { values } = form;
  return (
    <form {...form.formProps} className="flex max-w-2xl flex-col gap-7">
      <ClassNameField {...form.field("name")} />
      <LastDayField {...form.field("lastDay")} />
      <TimeZoneField value={values.timeZone} onChange={(chosen) => form.set("timeZone", chosen)} />
      <SpanishFields
        region={values.region}
        persons={values.persons}
        onChange={(change) => {
          form.set("region", change.region);
          form.set("persons", change.persons);
        }}
      />
      <div className="flex flex-col gap-1">
        <Checkbox
          checked={values.acceptsMissingAccents}
          onChange={({ target }) => form.set("acceptsMissingAccents", target.checked)}
        >
          {t("classes.acceptsMissingAccents")}
        </Checkbox>
        <Checkbox
          checked={values.showsInfo}
          onChange={({ target }) => form.set("showsInfo", target.checked)}
        >
          {t("classes.showsInfo")}
        </Checkbox>
      </div>
      <FormFailure form={form} />
      <Button type="submit" busy={form.busy} className="self-start">
        {t("common.save")}
      </Button>
    </form>
  );
}

function CopyOfClass({ ofClass }: { ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsGroup level={2} title={t("classes.copy.title")} intro={t("classes.copy.text")}>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t("classes.copy.open")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("classes.copy.open")}
        description={t("classes.copy.text")}
      >
        <CopyForm ofClass={ofClass} onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingsGroup>
  );
}

type CopyFormProps = { ofClass: ClassDetails; onCancel: () => void };

function CopyForm({ ofClass, onCancel }: CopyFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshClasses();
  const { id: classId, name, lastDay, timeZone } = ofClass;
  // One id for every attempt. A retry after a lost response must not make a second copy.
  const [id] = useState(newId);
  const form = useForm({
    initial: { id, name, lastDay: endOfCopiedClass(dayIn(currentInstant(), timeZone), lastDay) },
    schema: async () => (await import("@verbena/server/forms")).classCopy,
    submit: async (json) => {
      await readBody(api.classes[":classId"].copies.$post({ param: { classId }, json }), "id");
      await refresh();
      await navigate({ to: "/app/classes/$classId/members", params: { classId: id } });
      showToast(t("classes.copy.done"));
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <ClassNameField {...form.field("name")} />
      <LastDayField {...form.field("lastDay")} />
      <FormFailure form={form} />
      <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("classes.copy.submit")}
        </Button>
      </div>
    </form>
  );
}

function Archive({ ofClass: { id, name } }: { ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const showClass = useShowClass();
  const [isOpen, setOpen] = useState(false);
  const archive = useMutation({
    mutationFn: () =>
      readBody(api.classes[":classId"].archive.$post({ param: { classId: id } }), "id"),
    onSuccess: async (changed) => {
      setOpen(false);
      await showClass(changed);
    },
  });
  return (
    <SettingsGroup level={2} title={t("classes.archive")} intro={t("classes.archiveText")}>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t("classes.archive")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("classes.archiveTitle", { name: isolated(name) })}
        description={t("classes.archiveText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("common.cancel")}
            </Button>
            <Button variant="danger" busy={archive.isPending} onClick={() => archive.mutate()}>
              {t("classes.archiveConfirm")}
            </Button>
          </>
        }
      >
        {archive.error && <Alert tone="error">{errorText(archive.error)}</Alert>}
      </Dialog>
    </SettingsGroup>
  );
}

function Deletion({ ofClass }: { ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsGroup level={2} title={t("classes.delete")} intro={t("classes.deleteText")}>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t("classes.delete")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("classes.deleteTitle", { name: isolated(ofClass.name) })}
        description={t("classes.deleteText")}
      >
        <DeletionForm classId={ofClass.id} onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingsGroup>
  );
}

function DeletionForm({ classId, onCancel }: { classId: string; onCancel: () => void }) {
  const { t } = useTranslation();
  const { email, twoFactorEnabled } = useUser();
  const navigate = useNavigate();
  const refresh = useRefreshClasses();
  const form = useForm({
    initial: { password: "", ...(twoFactorEnabled && { code: "" }) },
    schema: async () => (await import("@verbena/server/forms")).accountDeletion,
    submit: async (json) => {
      await ensureSuccess(api.classes[":classId"].delete.$post({ param: { classId }, json }));
      // The list, because the page would still open this class if it were the only one.
      await navigate({ to: "/app/classes", search: { all: true } });
      await refresh();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t("classes.ownPassword")}
        name="current-password"
        autoComplete="current-password"
        {...form.field("password")}
      />
      {twoFactorEnabled && (
        <CodeField digitsOnly={false} label={t("classes.ownCode")} {...form.field("code")} />
      )}
      <FormFailure form={form} />
      <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t("classes.deleteConfirm")}
        </Button>
      </div>
    </form>
  );
}
