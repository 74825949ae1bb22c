import { useLocale } from "../texts/useLocale.ts";
import type { TooltipContentProps } from "recharts";
import { useTexts } from "../texts/texts.tsx";
import { vars } from "../theme/theme.css.ts";
import * as css from "./Chart.css.ts";
import type { DrawingProps } from "./chartFigures.ts";
import { useFigure } from "./figure.ts";
import { LineSwatch, Swatch } from "./series.tsx";
import { chartTexts } from "./texts.ts";

const { color } = vars;

export const tick = { fill: color.textMuted, fontSize: "0.75rem" };
export const grid = { stroke: color.border, strokeDasharray: "0" };
export const cursor = { fill: color.surfaceHover, opacity: 0.6 };
export const axis = { tickLine: false, axisLine: { stroke: color.border }, tick } as const;

/** Converts rows to recharts data: series 0 under `v0`, and so on. */
export const dataOf = ({ rows, series }: Pick<DrawingProps, "rows" | "series">) =>
  rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map((_, at) => [`v${at}`, values[at] ?? null])),
  }));

/** Returns the props and axis settings shared by all drawings with axes. */
export function useFrame({ title, height }: Pick<DrawingProps, "title" | "height">) {
  const say = useTexts();
  const { direction } = useLocale();
  const isRtl = direction === "rtl";
  return {
    isRtl,
    frame: {
      responsive: true,
      accessibilityLayer: true,
      style: { inlineSize: "100%", blockSize: `${height}rem` },
      title,
      desc: say(chartTexts.chartKeys),
      "aria-label": `${title}. ${say(chartTexts.chartKeys)}`,
    },
  };
}

type TipProps = Pick<DrawingProps, "series" | "rows" | "format"> &
  Partial<TooltipContentProps> & { isLine?: boolean; note?: (at: number) => string };

/** Shows the tooltip for hover and arrow keys. */
export function Tip({ active, label, series, rows, format, isLine, note }: TipProps) {
  const figure = useFigure(format);
  const at = rows.findIndex((row) => row.label === label);
  const row = rows[at];
  const Sign = isLine ? LineSwatch : Swatch;
  return (
    <div role="status" aria-live="assertive">
      {active && row && (
        <div className={css.tip}>
          <span className={css.tipTitle}>{row.label}</span>
          {series.map((name, of) => {
            const value = row.values[of];
            if (value == null) return null;
            return (
              <span key={name} className={css.tipLine}>
                {series.length > 1 && <Sign at={of} />}
                <span>{name}</span>
                <span className={css.tipValue}>{figure(value)}</span>
              </span>
            );
          })}
          {note?.(at) && <span>{note(at)}</span>}
        </div>
      )}
    </div>
  );
}
