import { Cell, Pie, PieChart } from "recharts";
import { vars } from "../theme/theme.css.ts";
import * as css from "./Chart.css.ts";
import type { DrawingProps } from "./chartFigures.ts";
import { useFigure } from "./figure.ts";
import { Swatch, usePatterns } from "./series.tsx";
import { total } from "./shares.ts";

/** Draws a ring. The legend names and counts each part, so that colour is never the only sign. */
export function DonutDrawing({ series, rows, format, height }: DrawingProps) {
  const { patterns, fill } = usePatterns(rows.length);
  const figure = useFigure(format);
  const percent = useFigure("percent");
  const sum = total(rows);
  const size = `${Math.min(height, 13)}rem`;
  return (
    <div className={css.donut} aria-hidden="true">
      <div className={css.ring}>
        <PieChart
          responsive
          accessibilityLayer={false}
          style={{ inlineSize: size, blockSize: size }}
        >
          {patterns}
          <Pie
            data={rows.map(({ label, values: [value] }) => ({ label, value: value ?? 0 }))}
            dataKey="value"
            nameKey="label"
            innerRadius="66%"
            outerRadius="98%"
            startAngle={90}
            endAngle={-270}
            stroke={vars.color.surfaceRaised}
            strokeWidth={2}
            rootTabIndex={-1}
          >
            {rows.map(({ label }, at) => (
              <Cell key={label} fill={fill(at)} />
            ))}
          </Pie>
        </PieChart>
        <div className={css.centre}>
          <span className={css.sum}>{figure(sum)}</span>
          <span className={css.sumLabel}>{series[0]}</span>
        </div>
      </div>
      <ul role="list" className={css.parts}>
        {rows.map(({ label, values: [value] }, at) => (
          <li key={label} className={css.part}>
            <Swatch at={at} />
            <span>{label}</span>
            <span>{figure(value ?? 0)}</span>
            <span className={css.partShare}>{percent((value ?? 0) / sum)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
