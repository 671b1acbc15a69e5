import { DoorOpen, Scissors } from "lucide-react";
import type { ReactNode } from "react";

/** The steps of the help, in their order. */
export const steps = [
  ...(["open", "code", "join", "accounts", "homework"] as const),
  ...(["overview", "board", "print", "pupil", "end"] as const),
] as const;

type Step = (typeof steps)[number];

const WIDTH = 240;
const HEIGHT = 150;

type SketchProps = {
  step: Step;
  /** For screen readers. */
  label: string;
};

/**
 * A drawing of the pages that a step is about, in the colours of the theme. Its only words are Spanish, so that it
 * serves every language, and stays true when a button moves.
 */
export function Sketch({ step, label }: SketchProps) {
  const { ground, drawing } = sketches[step];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-88 rounded-2xl font-display font-bold"
    >
      <rect width={WIDTH} height={HEIGHT} className={ground} />
      {drawing}
    </svg>
  );
}

type Box = { x: number; y: number; width: number; height: number };

/** A page, a field, or a sheet of paper. */
function Sheet({ x, y, width, height, round = 4 }: Box & { round?: number }) {
  return (
    <rect
      {...{ x, y, width, height }}
      rx={round}
      className="fill-card stroke-edge"
      strokeWidth="1.5"
    />
  );
}

/** A window of a browser. */
function Window({ x, y, width, height }: Box) {
  return (
    <>
      <Sheet {...{ x, y, width, height }} round={7} />
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={x + 9 + dot * 7} cy={y + 8} r="2" className="fill-edge" />
      ))}
      <path d={`M${x} ${y + 15}h${width}`} className="stroke-line" strokeWidth="1.5" />
    </>
  );
}

const PHONE = { width: 72, height: 134, y: 8 };

function Phone({ x }: { x: number }) {
  const { width, height, y } = PHONE;
  return (
    <>
      <rect {...{ x, y, width, height }} rx="11" className="fill-ink-soft" />
      <rect
        x={x + 4}
        y={y + 6}
        width={width - 8}
        height={height - 12}
        rx="6"
        className="fill-card"
      />
    </>
  );
}

type LineProps = { x: number; y: number; width: number; className?: string };

/** Words, or a bar of a chart. */
function Line({ x, y, width, className = "fill-edge/60" }: LineProps) {
  return <rect {...{ x, y, width }} height="5" rx="2.5" className={className} />;
}

function Action({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <>
      <rect {...{ x, y, width }} height="15" rx="7.5" className="fill-marigold" />
      <Line x={x + 12} y={y + 5} width={width - 24} className="fill-on-marigold" />
    </>
  );
}

/** What a teacher sees, or does not see. */
function Eye({ y, isOpen }: { y: number; isOpen: boolean }) {
  return (
    <g
      transform={`translate(95 ${y})`}
      className={isOpen ? "stroke-leaf" : "stroke-geranium"}
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M0 6q6 -8.5 12 0q-6 8.5 -12 0z" fill="none" />
      {isOpen ? <circle cx="6" cy="6" r="1.5" /> : <path d="M1.5 11.5l9 -11" />}
    </g>
  );
}

/** Looks like a QR code, but cannot be read. */
function Code({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 11})`} shapeRendering="crispEdges">
      <rect width="11" height="11" fill="#fff" />
      <path
        d="M1 1h3v3h-3zM7 1h3v3h-3zM1 7h3v3h-3zM5 1h1v2h-1zM5 4h2v1h-1v1h-1zM1 5h2v1h-2zM7 5h3v1h-1v1h-2zM5 7h1v3h-1zM7 8h1v1h-1zM8 9h2v1h-2zM9 7h1v1h-1z"
        fill="#000"
      />
      <path d="M2 2h1v1h-1zM8 2h1v1h-1zM2 8h1v1h-1z" fill="#fff" />
    </g>
  );
}

/** A projection screen, and the heads of the class in front of it. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="24" y="12" width="192" height="6" rx="3" className="fill-ink-soft" />
      <path d="M32 18h176v96h-176z" className="fill-card stroke-ink-soft" strokeWidth="2" />
      {children}
      {[40, 80, 120, 160, 200].map((x, seat) => (
        <g key={x} className="fill-ink-soft">
          <circle cx={x} cy={seat % 2 === 0 ? 134 : 131} r="8" />
          <path d={`M${x - 15} 150a15 10 0 0 1 30 0z`} />
        </g>
      ))}
    </>
  );
}

/** A page of a calendar: a frame and a head. */
function Calendar({ x, y, width, height, head }: Box & { head: string }) {
  return (
    <>
      <Sheet {...{ x, y, width, height }} round={7} />
      <path
        d={`M${x} ${y + 18}v-11a7 7 0 0 1 7 -7h${width - 14}a7 7 0 0 1 7 7v11z`}
        className={head}
      />
      <path
        d={`M${x + width / 4} ${y - 5}v9M${x + (width * 3) / 4} ${y - 5}v9`}
        className="stroke-ink-soft"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

/** How far an assignment is: done, begun, and not begun. */
function StateBar({ x, y, done, begun }: { x: number; y: number; done: number; begun: number }) {
  return (
    <>
      <rect {...{ x, y }} width="96" height="9" rx="4.5" className="fill-line" />
      <rect {...{ x, y }} width={done + begun} height="9" rx="4.5" className="fill-marigold" />
      <rect {...{ x, y }} width={done} height="9" rx="4.5" className="fill-leaf" />
    </>
  );
}

/** A sheet of exercises with blanks, or filled in. */
function Exercises({ x, y, name }: { x: number; y: number; name: "A" | "B" | undefined }) {
  return (
    <>
      <Sheet x={x} y={y} width={60} height={96} round={2} />
      {name === undefined ? (
        <path
          d={`M${x + 8} ${y + 15}l4 4l9 -10`}
          fill="none"
          className="stroke-leaf"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      ) : (
        <text x={x + 8} y={y + 20} fontSize="16" className="fill-ink">
          {name}
        </text>
      )}
      {[34, 48, 62, 76].map((row, index) => (
        <g key={row}>
          <Line x={x + 8} y={y + row} width={12 + (index % 2) * 6} />
          {name === undefined ? (
            <Line x={x + 30} y={y + row} width={22} className="fill-leaf" />
          ) : (
            <path
              d={`M${x + 30} ${y + row + 5}h22`}
              className="stroke-ink-soft"
              strokeWidth="1.5"
            />
          )}
        </g>
      ))}
    </>
  );
}

const sketches: Record<Step, { ground: string; drawing: ReactNode }> = {
  open: {
    ground: "fill-marigold-wash",
    drawing: (
      <>
        <Window x={40} y={14} width={160} height={122} />
        <Line x={56} y={38} width={46} />
        <Sheet x={56} y={47} width={128} height={18} />
        <text x={63} y={60} fontSize="11" className="fill-ink">
          3 B
        </text>
        <Line x={56} y={74} width={34} />
        <Sheet x={56} y={83} width={72} height={18} />
        <Line x={63} y={90} width={38} className="fill-ink" />
        <Calendar x={150} y={80} width={34} height={30} head="fill-azulejo" />
        <Action x={56} y={112} width={66} />
      </>
    ),
  },
  code: {
    ground: "fill-azulejo-wash",
    drawing: (
      <Screen>
        <text x={46} y={62} fontSize="25" letterSpacing="1" className="fill-ink">
          3B7K
        </text>
        <text x={46} y={92} fontSize="25" letterSpacing="1" className="fill-ink">
          0H1W
        </text>
        <Code x={134} y={34} size={64} />
      </Screen>
    ),
  },
  join: {
    ground: "fill-leaf-wash",
    drawing: (
      <>
        <Phone x={84} />
        {[24, 40].map((y) => (
          <g key={y}>
            <Eye y={y} isOpen />
            <Line x={112} y={y + 3} width={32} />
          </g>
        ))}
        <Eye y={58} isOpen={false} />
        <Line x={112} y={61} width={26} />
        <Sheet x={95} y={80} width={50} height={17} />
        <text x={100} y={92} fontSize="10" className="fill-ink">
          Emma D.
        </text>
        <Action x={95} y={110} width={50} />
      </>
    ),
  },
  accounts: {
    ground: "fill-geranium-wash",
    drawing: (
      <>
        <Sheet x={50} y={10} width={140} height={130} round={2} />
        <path
          d="M50 53h140M50 97h140M120 10v130"
          className="stroke-ink-soft"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
        {[10, 53, 97].flatMap((y) =>
          [50, 120].map((x) => (
            <g key={`${x} ${y}`}>
              <Line x={x + 8} y={y + 9} width={24} className="fill-ink" />
              <Line x={x + 8} y={y + 20} width={28} />
              <Line x={x + 8} y={y + 29} width={20} />
              <Code x={x + 41} y={y + 11} size={22} />
            </g>
          )),
        )}
        <Scissors x={20} y={85} width={24} height={24} className="text-ink" />
      </>
    ),
  },
  homework: {
    ground: "fill-marigold-wash",
    drawing: (
      <>
        <Calendar x={26} y={34} width={88} height={86} head="fill-azulejo" />
        {[66, 82, 98].flatMap((y) =>
          [40, 55, 70, 85, 100].map((x) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={x === 85 && y === 82 ? 7 : 3.5}
              className={x === 85 && y === 82 ? "fill-marigold" : "fill-line"}
            />
          )),
        )}
        <Phone x={142} />
        <rect x="150" y="22" width="56" height="54" rx="6" className="fill-azulejo-wash" />
        <Line x={157} y={30} width={34} className="fill-ink" />
        <Line x={157} y={42} width={42} className="fill-line" />
        <Line x={157} y={42} width={21} className="fill-leaf" />
        <Action x={157} y={54} width={42} />
        {[88, 100, 112].map((y) => (
          <Line key={y} x={153} y={y} width={y === 100 ? 40 : 50} className="fill-line" />
        ))}
      </>
    ),
  },
  overview: {
    ground: "fill-azulejo-wash",
    drawing: (
      <>
        <Window x={14} y={10} width={212} height={130} />
        <Line x={24} y={32} width={52} className="fill-ink" />
        <StateBar x={24} y={42} done={68} begun={16} />
        <Line x={24} y={58} width={40} className="fill-ink" />
        <StateBar x={24} y={68} done={30} begun={38} />
        <rect x="24" y="86" width="96" height="44" rx="5" className="fill-geranium-wash" />
        <text x={31} y={104} fontSize="13" className="fill-geranium">
          tení
        </text>
        <path
          d="M60 100h10m-4 -4l4 4l-4 4"
          fill="none"
          className="stroke-ink-soft"
          strokeWidth="1.5"
        />
        <text x={77} y={104} fontSize="13" className="fill-leaf">
          tuve
        </text>
        <Line x={31} y={115} width={74} className="fill-card" />
        <Line x={31} y={115} width={44} className="fill-geranium" />
        {[32, 47, 62, 77, 92, 107, 122].map((y, row) => (
          <g key={y}>
            <Line x={134} y={y} width={34 - (row % 3) * 7} />
            <Line
              x={184}
              y={y}
              width={row === 0 ? 5 : 32 - ((row * 5) % 13)}
              className="fill-azulejo"
            />
          </g>
        ))}
      </>
    ),
  },
  board: {
    ground: "fill-leaf-wash",
    drawing: (
      <Screen>
        <text x={120} y={49} fontSize="22" textAnchor="middle" className="fill-geranium">
          tení
        </text>
        <path d="M95 43h50" className="stroke-geranium" strokeWidth="3" />
        <text x={120} y={86} fontSize="36" textAnchor="middle" className="fill-leaf">
          tuve
        </text>
        <text x={120} y={105} fontSize="13" textAnchor="middle" className="fill-ink-soft">
          tuv + e
        </text>
      </Screen>
    ),
  },
  print: {
    ground: "fill-geranium-wash",
    drawing: (
      <>
        <Exercises x={20} y={27} name="A" />
        <Exercises x={90} y={27} name="B" />
        <Exercises x={160} y={27} name={undefined} />
      </>
    ),
  },
  pupil: {
    ground: "fill-marigold-wash",
    drawing: (
      <>
        <Window x={16} y={16} width={146} height={118} />
        <circle cx="36" cy="46" r="6" className="fill-ink-soft" />
        <path d="M25 63a11 9 0 0 1 22 0z" className="fill-ink-soft" />
        <Line x={56} y={44} width={52} className="fill-ink" />
        <Line x={56} y={55} width={34} />
        <path d="M28 122h122" className="stroke-edge" strokeWidth="1.5" />
        {[16, 24, 20, 32, 36, 44].map((height, week) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change.
            key={week}
            x={32 + week * 20}
            y={122 - height}
            width="12"
            height={height}
            rx="2"
            className="fill-azulejo"
          />
        ))}
        <DoorOpen x={174} y={50} width={52} height={52} className="text-ink" />
      </>
    ),
  },
  end: {
    ground: "fill-azulejo-wash",
    drawing: (
      <>
        <Calendar x={22} y={36} width={78} height={82} head="fill-geranium" />
        <text x={61} y={101} fontSize="40" textAnchor="middle" className="fill-ink">
          31
        </text>
        <Sheet x={124} y={22} width={42} height={54} />
        <Sheet x={176} y={74} width={42} height={54} />
        {[
          { x: 132, y: 31 },
          { x: 184, y: 83 },
        ].map(({ x, y }) => (
          <g key={x}>
            <Line x={x} y={y} width={22} className="fill-ink" />
            <Line x={x} y={y + 12} width={26} />
            <Line x={x} y={y + 22} width={18} />
            <Line x={x} y={y + 32} width={24} />
          </g>
        ))}
        <path
          d="M145 84v18h20m-7 -7l7 7l-7 7"
          fill="none"
          className="stroke-ink"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
};
