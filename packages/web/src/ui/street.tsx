import { classNames } from "./class-names.ts";

type StreetProps = {
  /** Whether the windows of each house are lit. By default, all are. */
  lit?: readonly boolean[];
  /** The house whose door is open, from 0. By default, none. */
  openDoor?: number;
  /** Accessible name. Without one, screen readers skip the street. */
  label?: string;
};

const HOUSE_WIDTH = 80;
const FLOOR = 200;

type House = {
  height: number;
  roof: "gable" | "terrace" | "tower";
  wall: string;
  /** Rows of windows. */
  rows: number;
};

const houses: readonly House[] = [
  { height: 92, roof: "gable", wall: "fill-geranium-wash", rows: 2 },
  { height: 128, roof: "terrace", wall: "fill-marigold-wash", rows: 3 },
  { height: 78, roof: "gable", wall: "fill-azulejo-wash", rows: 1 },
  { height: 112, roof: "tower", wall: "fill-leaf-wash", rows: 2 },
  { height: 100, roof: "gable", wall: "fill-marigold-wash", rows: 2 },
  { height: 134, roof: "terrace", wall: "fill-geranium-wash", rows: 3 },
  { height: 84, roof: "gable", wall: "fill-azulejo-wash", rows: 1 },
];

/** A street of seven houses. On wide screens, the skyline continues beside them. */
export function Street({ lit, openDoor, label }: StreetProps) {
  return (
    <svg
      viewBox={`0 0 ${houses.length * HOUSE_WIDTH} ${FLOOR + 4}`}
      preserveAspectRatio="xMidYMax meet"
      role={label === undefined ? "presentation" : "img"}
      aria-hidden={label === undefined}
      aria-label={label}
      strokeWidth="2"
      strokeLinejoin="round"
      className="absolute inset-x-0 bottom-0 h-[76%] w-full overflow-visible"
    >
      <path
        d="M-300 200V140H-262V122L-240 106L-218 122V140H-190V96H-150V70H-144V58H-138V70H-132V96H-100V128H-60V90L-30 68L0 90V150H560V96H600V64L626 44L652 64V110H690V132H720V86L742 70L764 86V120H800V148H860V200z"
        className="fill-line/60"
      />
      <path d="M-400 201H960" className="stroke-ink" />
      {houses.map((house, index) => (
        <g key={house.height} data-house transform={`translate(${index * HOUSE_WIDTH} 0)`}>
          <HouseFront
            house={house}
            isLit={lit === undefined || lit[index] === true}
            isOpen={index === openDoor}
          />
        </g>
      ))}
      <Tree x={-34} className="max-sm:hidden" />
      <Tree x={590} className="max-sm:hidden" />
      <Tree x={640} className="max-lg:hidden" />
    </svg>
  );
}

type HouseFrontProps = { house: House; isLit: boolean; isOpen: boolean };

function HouseFront({ house, isLit, isOpen }: HouseFrontProps) {
  const { height, roof, wall, rows } = house;
  const top = FLOOR - height;
  return (
    <>
      <path d={`M6 ${FLOOR}V${top}h68v${height}z`} className={classNames(wall, "stroke-ink")} />
      <Roof kind={roof} top={top} />
      <path
        d={`M30 ${FLOOR}v-22a10 10 0 0 1 20 0v22z`}
        className={isOpen ? "fill-marigold stroke-ink" : "fill-ink/25 stroke-ink"}
      />
      {isOpen && (
        // The wing of the door stands out to the left.
        <path d={`M30 ${FLOOR}v-22l-11 5v21z`} className="fill-paper stroke-ink" data-open-door />
      )}
      {Array.from({ length: rows }, (_, row) => {
        const y = top + 16 + row * 28;
        return (
          <g key={y}>
            <Window x={17} y={y} isLit={isLit} />
            <Window x={47} y={y} isLit={isLit && row !== 1} />
            {row === 0 && rows > 1 && (
              <path
                d={`M12 ${y + 20}h56M16 ${y + 20}v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6`}
                className="stroke-ink/70"
                strokeWidth="1.5"
              />
            )}
          </g>
        );
      })}
    </>
  );
}

function Roof({ kind, top }: { kind: House["roof"]; top: number }) {
  switch (kind) {
    case "gable":
      return (
        <path d={`M0 ${top}L40 ${top - 24}L80 ${top}z`} className="fill-geranium stroke-ink" />
      );
    case "terrace":
      return (
        <>
          <path d={`M2 ${top}h76v-8h-76z`} className="fill-paper stroke-ink" />
          <path d={`M14 ${top - 8}v-8h12v8zm40 0v-8h12v8z`} className="fill-marigold stroke-ink" />
          <path
            d={`M20 ${top - 16}c-9-2-9-12-5-14 1 4 4 6 5 9 1-3 4-5 5-9 4 2 4 12-5 14zm40 0c-9-2-9-12-5-14 1 4 4 6 5 9 1-3 4-5 5-9 4 2 4 12-5 14z`}
            className="fill-leaf"
          />
        </>
      );
    case "tower":
      return (
        <>
          <path d={`M22 ${top}v-34h36v34z`} className="fill-leaf-wash stroke-ink" />
          <path d={`M16 ${top - 34}a24 20 0 0 1 48 0z`} className="fill-azulejo stroke-ink" />
          <path d={`M40 ${top - 54}v-10`} className="stroke-ink" />
          <path
            d={`M32 ${top - 6}v-12a8 8 0 0 1 16 0v12z`}
            className="fill-ink/25 stroke-ink"
            strokeWidth="1.5"
          />
          <path d={`M36 ${top - 9}c0-8 8-8 8 0z`} className="fill-marigold" />
        </>
      );
  }
}

function Window({ x, y, isLit }: { x: number; y: number; isLit: boolean }) {
  return (
    <path
      d={`M${x} ${y + 18}v-12a8 7 0 0 1 16 0v12z`}
      strokeWidth="1.5"
      data-window
      className={classNames(
        "stroke-ink transition-[fill] duration-600",
        isLit ? "fill-marigold" : "fill-ink/20",
      )}
    />
  );
}

function Tree({ x, className }: { x: number; className: string }) {
  return (
    <g className={className}>
      <path d={`M${x} 200v-16`} className="stroke-ink" />
      <path
        d={`M${x} 116c14 22 16 66 0 72c-16-6-14-50 0-72z`}
        className="fill-leaf-wash stroke-ink"
      />
    </g>
  );
}
