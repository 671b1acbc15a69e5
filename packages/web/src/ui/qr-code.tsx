import { useModule } from "#lib/use-module.ts";
import { classNames } from "./class-names.ts";

/** Width of the light border that cameras need, in modules (squares of the code), after ISO/IEC 18004. */
const BORDER = 4;

type QrCodeProps = {
  text: string;
  /** For screen readers: what scanning the code does. */
  label: string;
  /** Width, and how the code stands on its page. */
  className: string;
};

/**
 * A QR code that still reads with up to 15 % of it stained or torn. It is dark on light in both themes, because some
 * cameras cannot read inverted codes. It stays blank while the encoder loads: also offer the text in another way.
 */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data: encoder } = useModule("qr-code", () => import("uqr"));
  const code = encoder?.encode(text, { border: BORDER, ecc: "M" });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      shapeRendering="crispEdges"
      className={classNames("aspect-square bg-white", className)}
    >
      {code && <path d={code.data.map(rowPath).join("")} fill="#000" />}
    </svg>
  );
}

/** The dark modules of a row, as rectangles that cover neighbours together: printers show seams between them. */
function rowPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}H${end}v1H${x}z`;
    })
    .join("");
}
