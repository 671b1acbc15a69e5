import { useNavigate } from "@tanstack/react-router";
import { dayIn } from "@verbena/core/calendar";
import { endOfSchoolYear } from "@verbena/core/classes/school-year";
import type { Region } from "@verbena/core/languages";
import { type Person, persons } from "@verbena/spanish";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { newId } from "#lib/new-id.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { useForm } from "#ui/use-form.ts";
import { useRefreshClasses } from "./api.ts";
import { ClassNameField, LastDayField, SpanishFields, TeacherNameField } from "./class-fields.tsx";

/** Opens a class. */
export function OpenClassPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshClasses();
  // One id for every attempt. A retry after a lost response must not open a second class.
  const [id] = useState(newId);
  const timeZone = deviceTimeZone();
  const form = useForm({
    initial: {
      id,
      name: "",
      teacherName: "",
      lastDay: endOfSchoolYear(dayIn(currentInstant(), timeZone)),
      timeZone,
      region: "spain" as Region,
      persons: [...persons] as Person[],
    },
    schema: async () => (await import("@verbena/server/forms")).classInput,
    submit: async (input) => {
      await readBody(api.classes.$post({ json: input }), "id");
      await refresh();
      await navigate({ to: "/app/classes/$classId/members", params: { classId: id } });
    },
  });
  const { region, persons: chosen } = form.values;

  return (
    <PageBody>
      <PageHeading title={t("classes.open")}>{t("classes.open")}</PageHeading>
      <form {...form.formProps} className="flex flex-col gap-7">
        <ClassNameField {...form.field("name")} />
        <TeacherNameField {...form.field("teacherName")} />
        <SpanishFields
          region={region}
          persons={chosen}
          onChange={(change) => {
            form.set("region", change.region);
            form.set("persons", change.persons);
          }}
        />
        <LastDayField {...form.field("lastDay")} />
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {t("classes.open")}
          </Button>
          <ButtonLink to="/app/classes" variant="quiet">
            {t("common.cancel")}
          </ButtonLink>
        </div>
      </form>
    </PageBody>
  );
}
