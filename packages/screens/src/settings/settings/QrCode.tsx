import { useMemo } from "react";
import { encode } from "uqr";
import * as css from "./QrCode.css.ts";

/** A QR code, dark on light in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 3, ecc: "M" });
    const dots = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: dots.join("") };
  }, [text]);
  return (
    <div data-theme="light" className={css.paper}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={css.code}
      >
        <path d={path} />
      </svg>
    </div>
  );
}
