import type { TimelineMark } from "@verbena/content/theory/guide";
import type { GuideTimelineRow } from "@verbena/content/theory/load-guide";
import { useId } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";

export type TimelineProps = { rows: readonly GuideTimelineRow[]; caption: string };

const WIDTH = 336;
const HEIGHT = 40;
/** The height of the line with the marks. Measured lengths are drawn above it. */
const LINE = 26;
/** The last position. Now is at 100, and the line goes a little beyond. */
const LAST_POSITION = 112;
/** The place of now. A class, because the public pages' Content-Security-Policy blocks `style` attributes. */
const AT_NOW = "left-[calc(100%*100/112)]";
const x = (position: number) => (position / LAST_POSITION) * WIDTH;

/**
 * Sentences, each with a drawing of its meaning on a line from the past to now. The text below a drawing describes it.
 */
export function Timeline({ rows, caption }: TimelineProps) {
  const { t } = useTranslation();
  return (
    <figure className="flex max-w-prose flex-col gap-1 rounded-2xl border border-line bg-card px-4 py-3">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden className="relative h-6 text-sm text-ink-soft">
        <span>{t("theory.past")}</span>
        <span className={classNames(AT_NOW, "absolute -translate-x-1/2 font-semibold text-ink")}>
          {t("theory.now")}
        </span>
      </div>
      <ul className="flex flex-col gap-4">
        {rows.map(({ es, marks, shows }) => (
          <li key={es}>
            <Drawing marks={marks} />
            <MarkedSentence text={es} />
            <p className="text-ink-soft">
              <SpanishText text={shows} />
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function MarkedSentence({ text }: { text: string }) {
  return (
    <p lang="es" className="font-semibold">
      {text.split("*").map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity than their position.
          <mark key={index} className="-mx-0.5 rounded-md bg-azulejo-wash px-0.5 text-azulejo">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Drawing({ marks }: { marks: readonly TimelineMark[] }) {
  const fade = useId();
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full text-azulejo"
      strokeLinecap="round"
    >
      <defs>
        <linearGradient id={fade}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0" />
          <stop offset="0.25" stopColor="currentColor" stopOpacity="0.7" />
          <stop offset="0.75" stopColor="currentColor" stopOpacity="0.7" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M0 ${LINE}H${WIDTH}`} className="stroke-line" strokeWidth="2" />
      {marks.map((mark) => (
        <Mark key={JSON.stringify(mark)} mark={mark} fade={fade} />
      ))}
      <path d={`M${x(100)} 2V${HEIGHT - 2}`} className="stroke-ink" strokeWidth="2" />
    </svg>
  );
}

function Mark({ mark, fade }: { mark: TimelineMark; fade: string }) {
  switch (mark.shape) {
    case "point":
      return (
        <circle
          cx={x(mark.at)}
          cy={LINE}
          r="7"
          fill="currentColor"
          className="stroke-card"
          strokeWidth="2"
        />
      );
    case "narratedNow":
      return (
        <path
          d={`M${x(mark.at)} 2V${HEIGHT - 2}`}
          className="stroke-ink-soft"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
      );
    case "zone":
      return (
        <rect
          x={x(mark.from)}
          y="8"
          width={x(mark.to) - x(mark.from)}
          height={HEIGHT - 10}
          rx="6"
          className="fill-azulejo-wash stroke-azulejo"
          strokeDasharray="4 4"
        />
      );
    case "band":
      return (
        <rect
          x={x(mark.from)}
          y={LINE - 7}
          width={x(mark.to) - x(mark.from)}
          height="14"
          fill={`url(#${fade})`}
        />
      );
    case "segment":
      return (
        <path
          d={`M${x(mark.from)} ${LINE}H${x(mark.to)}M${x(mark.from)} ${LINE - 7}v14M${x(mark.to)} ${LINE - 7}v14`}
          stroke="currentColor"
          strokeWidth="5"
        />
      );
    case "arrow":
      return (
        <path
          d={`M${x(mark.from)} ${LINE}H${x(mark.to)}m-7 -6l7 6l-7 6`}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      );
    case "length":
      return (
        <path
          d={`M${x(mark.from)} 11H${x(mark.to)}M${x(mark.from)} 7v8M${x(mark.to)} 7v8`}
          className="stroke-marigold-ink"
          strokeWidth="2"
        />
      );
  }
}
