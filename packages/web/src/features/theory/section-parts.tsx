import type { Related, SectionLevel, SectionTexts, Trap } from "@verbena/content/theory/guide";
import { families } from "@verbena/core/families";
import { Check, type LucideIcon, X } from "lucide-react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { roomForSound, type SoundButtonSlot } from "#speech/sound-button-props.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";

/** The level of a section, in its heading or beside the link to it. */
export function LevelMark({ level }: { level: SectionLevel }) {
  const { t } = useTranslation();
  return (
    // Positioned, because the hidden text would otherwise lengthen the page around a list that scrolls.
    <span className="relative font-sans text-sm font-semibold text-ink-soft">
      <span className="sr-only">{t("theory.level")} </span>
      {level}
    </span>
  );
}

export type GuideOverviewProps = {
  overview: NonNullable<SectionTexts["overview"]>;
  caption: string;
  /** Whether the Spanish words at the beginning of each cell can be heard. */
  comparesPairs?: boolean | undefined;
};

const cell = "px-2 py-2.5 align-top max-sm:text-sm sm:px-4";

export function GuideOverview(props: GuideOverviewProps & { SoundButton?: SoundButtonSlot }) {
  const { overview, caption, comparesPairs, SoundButton } = props;
  const contentOf = (text: string, isFirst = false) => (
    <div className={classNames(comparesPairs && roomForSound)}>
      <SpanishText text={text} />
      {comparesPairs && SoundButton && (
        <SoundButton text={text.split("*")[1] ?? ""} isFirst={isFirst} place="text" />
      )}
    </div>
  );
  return (
    <div className="overflow-x-auto rounded-2xl border border-line bg-card">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {overview.columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {overview.rows.map(([head = "", ...rest], index) => (
            <tr key={head} className="border-t border-line first:border-t-0">
              <th scope="row" className={classNames(cell, head.includes("*") && "font-normal")}>
                {contentOf(head, index === 0)}
              </th>
              {rest.map((text) => (
                <td key={text} className={cell}>
                  {contentOf(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Links to what other guides say about a section. */
export function RelatedGuides({ related }: { related: readonly Related[] }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-4 print:hidden">
      {t("theory.related")}
      {related.map(({ guide, section }) => (
        <PlaceLink
          key={guide}
          place={{ kind: "guide", family: guide, section }}
          lang="es"
          className={classNames(linkClass, "inline-flex min-h-11 items-center")}
        >
          {families[guide].name}
        </PlaceLink>
      ))}
    </p>
  );
}

/** Mistakes, each with what to say instead and why. */
export function GuideTraps({ traps }: { traps: readonly Trap[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex max-w-prose flex-col divide-y divide-line rounded-2xl border-2 border-marigold bg-card px-4">
      {traps.map(({ wrong, right, why }) => (
        <li key={wrong} className="flex flex-col gap-1 py-4">
          <Sentence icon={X} label={t("theory.wrong")} text={wrong} className="text-geranium" />
          <Sentence icon={Check} label={t("theory.right")} text={right} className="text-leaf" />
          <p className="pl-8">
            <SpanishText text={why} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type SentenceProps = { icon: LucideIcon; label: string; text: string; className: string };

function Sentence({ icon: Icon, label, text, className }: SentenceProps) {
  return (
    <p className="flex gap-3 text-lg">
      <Icon aria-hidden className={classNames("mt-1 size-5 shrink-0", className)} />
      <span>
        <span className="sr-only">{label} </span>
        <span lang="es">
          {text.split("*").map((part, index) =>
            index % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity than their position.
              <strong key={index} className={className}>
                {part}
              </strong>
            ) : (
              part
            ),
          )}
        </span>
      </span>
    </p>
  );
}
