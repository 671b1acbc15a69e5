import { encode } from "uqr";

/** Width of the light border that cameras need, in modules (squares of the code). */
const MARGIN = 2;

type QrCodeProps = { text: string; label: string };

/** A QR code. It is dark on light in both themes, because some cameras cannot read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: MARGIN });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full self-center rounded-xl bg-white"
    >
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
