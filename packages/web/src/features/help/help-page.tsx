import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { namesIn } from "./names.ts";
import { Sketch, steps } from "./sketch.tsx";

type HelpPageProps = {
  /** A link above the heading. */
  back?: ReactNode;
};

/** How a teacher runs a class, in ten steps with sketches. Also to print. */
export function HelpPage({ back }: HelpPageProps) {
  const { t } = useTranslation();
  const names = namesIn(t);
  return (
    <PageBody width="wide">
      {back}
      <div className="flex flex-col gap-3">
        <PageHeading title={t("help.title")}>{t("help.title")}</PageHeading>
        <p className="max-w-prose text-ink-soft">{t("help.intro")}</p>
      </div>
      <Button
        variant="secondary"
        className="self-start print:hidden"
        onClick={() => window.print()}
      >
        <Printer aria-hidden className="size-5" />
        {t("help.print")}
      </Button>
      <ol className="flex flex-col border-b border-line">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid items-center gap-x-10 gap-y-4 border-t border-line py-6 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] print:grid-cols-[4cm_minmax(0,1fr)] print:gap-x-[0.8cm] print:py-[0.25cm]"
          >
            <Sketch step={step} label={t(`help.steps.${step}.picture`)} />
            <div className="flex flex-col gap-2">
              <h2 className="text-2xl print:text-xl">
                <span className="text-marigold-ink tabular-nums">{index + 1}.</span>{" "}
                {t(`help.steps.${step}.title`)}
              </h2>
              <p className="max-w-prose print:leading-snug">
                {t(`help.steps.${step}.text`, names)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </PageBody>
  );
}
