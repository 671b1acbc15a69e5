import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Bunting } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button.tsx";
import { type Place, PlaceLink } from "#ui/place-link.tsx";

const FLAGS = 14;

/** The one step that a page leads on to: practice without an account. Dark in both themes, like an evening fair. */
export function Offer({ text, place }: { text: string; place: Place }) {
  const { t } = useTranslation();
  return (
    <section className="dark flex flex-col items-center gap-4 overflow-hidden rounded-3xl bg-paper px-4 pb-10 text-center text-ink print:hidden">
      <Bunting done={FLAGS} total={FLAGS} className="max-w-2xl" />
      <h2 className="text-2xl sm:text-3xl">{t("publicPages.offer.title")}</h2>
      <p className="max-w-prose text-lg text-ink-soft">
        <SpanishText text={text} />
      </p>
      <PlaceLink place={place} className={buttonClass({}, "mt-2 min-h-14 px-8 text-lg")}>
        {t("publicPages.offer.try")}
      </PlaceLink>
    </section>
  );
}
