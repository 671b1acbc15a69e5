import { type LevelName, levelName } from "@verbena/core/levels";
import type { ReactNode } from "react";

type LevelObjectProps = {
  level: number;
  /** Whether a light glows behind the drawing. It grows when the drawing appears. */
  isLit?: boolean;
  className?: string;
};

/** A drawing for each level, shown beside the level's name. */
export function LevelObject({ level, isLit = false, className = "size-12" }: LevelObjectProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden
      // A lit drawing is large.
      strokeWidth={isLit ? "1.25" : "2"}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`shrink-0 overflow-visible ${className}`}
    >
      {isLit && (
        <g className="origin-center animate-glow fill-marigold">
          <circle cx="24" cy="24" r="32" fillOpacity="0.14" />
          <circle cx="24" cy="24" r="26" fillOpacity="0.2" />
        </g>
      )}
      {drawings[levelName(level)]}
    </svg>
  );
}

const drawings: Record<LevelName, ReactNode> = {
  // A candle.
  novato: (
    <>
      <path d="M18 22h12v20H18z" className="fill-card stroke-ink" />
      <path d="M12 42h24" className="stroke-ink" />
      <path d="M24 22v-3" className="stroke-ink" />
      <path d="M24 5c6 6 5 13 0 13s-6-7 0-13z" className="fill-marigold stroke-ink" />
    </>
  ),
  // A paper lantern.
  principiante: (
    <>
      <path d="M24 2v6" className="stroke-ink" />
      <ellipse cx="24" cy="22" rx="15" ry="12" className="fill-marigold/40 stroke-ink" />
      <ellipse cx="24" cy="22" rx="7.5" ry="8.5" className="fill-marigold" />
      <path d="M18 8h12v3H18zm0 25h12v3H18z" className="fill-geranium stroke-ink" />
      <path d="M19.5 37v6M24 37v9M28.5 37v6" className="stroke-geranium" />
    </>
  ),
  // A fan.
  aprendiz: (
    <>
      <path d="M24 40L4 22a22 22 0 0 1 40 0z" className="fill-geranium-wash stroke-ink" />
      <path d="M24 40L12 13M24 40L24 9M24 40L36 13" className="stroke-geranium" />
      <circle cx="24" cy="40" r="3" className="fill-marigold stroke-ink" />
    </>
  ),
  // Castanets.
  asiduo: (
    <>
      <path d="M14 8c8-5 12-4 20 0" className="fill-none stroke-geranium" />
      <ellipse
        cx="15"
        cy="26"
        rx="11"
        ry="14"
        transform="rotate(14 15 26)"
        className="fill-marigold stroke-ink"
      />
      <ellipse
        cx="33"
        cy="28"
        rx="11"
        ry="14"
        transform="rotate(-14 33 28)"
        className="fill-marigold-wash stroke-ink"
      />
      <circle cx="33" cy="30" r="4" className="fill-none stroke-ink" />
    </>
  ),
  // A tambourine.
  confirmado: (
    <>
      <circle cx="24" cy="24" r="19" className="fill-marigold stroke-ink" />
      <circle cx="24" cy="24" r="13" className="fill-card stroke-ink" />
      <circle cx="24" cy="8" r="3" className="fill-leaf stroke-ink" />
      <circle cx="38" cy="31" r="3" className="fill-leaf stroke-ink" />
      <circle cx="10" cy="31" r="3" className="fill-leaf stroke-ink" />
    </>
  ),
  // A guitar.
  experto: (
    <>
      <path d="M27 21L41 7" className="stroke-ink" strokeWidth="4" />
      <path d="M37 5l6 6" className="stroke-ink" strokeWidth="4" />
      <path
        d="M30 18c5 6 1 9-2 12-2 3 0 6-4 10-6 6-14 4-17 0s-5-11 1-16c4-4 6-2 9-4 4-3 8-7 13-2z"
        className="fill-geranium stroke-ink"
      />
      <circle cx="20" cy="29" r="4" className="fill-card stroke-ink" />
    </>
  ),
  // A wreath of flowers.
  maestro: (
    <>
      <circle cx="24" cy="24" r="15" className="fill-none stroke-leaf" strokeWidth="4" />
      {["24 8", "38 18", "33 36", "15 36", "10 18"].map((place, index) => (
        <g key={place} transform={`translate(${place})`}>
          <circle
            r="6"
            className={index % 2 ? "fill-marigold stroke-ink" : "fill-geranium stroke-ink"}
          />
          <circle r="1.5" className="fill-card" />
        </g>
      ))}
    </>
  ),
  // Fireworks.
  granMaestro: (
    <>
      <path d="M24 46V28" className="stroke-ink" />
      <path
        d="M24 17V3M31 20l9-9M34 24h12M31 29l8 8M17 29l-8 8M14 24H2M17 20L8 11"
        className="stroke-marigold"
        strokeWidth="3"
      />
      <path d="M28 16l4-10M35 27l10 4M20 16L16 6M13 27L3 31" className="stroke-geranium" />
      <circle cx="24" cy="24" r="5" className="fill-marigold stroke-ink" />
    </>
  ),
};
