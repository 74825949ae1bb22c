import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from "recharts";
import { vars } from "../theme/theme.css.ts";
import { axis, cursor, dataOf, grid, Tip, tick, useFrame } from "./axes.tsx";
import type { DrawingProps } from "./chartFigures.ts";
import { useFigure } from "./figure.ts";
import { Legend, usePatterns } from "./series.tsx";

/** Up to this many bars, each bar shows its value. */
const fewBars = 12;

export function BarDrawing(props: DrawingProps) {
  const { series, rows, format, isStacked, orientation } = props;
  const { frame, isRtl } = useFrame(props);
  const { patterns, fill } = usePatterns(series.length);
  const short = useFigure(format, true);
  const isHorizontal = orientation === "horizontal";
  const isFew = !isStacked && rows.length * series.length <= fewBars;
  const values = {
    ...axis,
    type: "number" as const,
    axisLine: false,
    tickFormatter: (value: number) => short(value),
    hide: isFew,
    domain: isFew ? ([0, "dataMax"] as const) : undefined,
  };
  const names = { ...axis, type: "category" as const, dataKey: "label" };
  return (
    <>
      <Legend series={series} />
      <BarChart
        {...frame}
        data={dataOf(props)}
        layout={isHorizontal ? "vertical" : "horizontal"}
        margin={{
          top: 20,
          right: 4,
          bottom: 0,
          left: 4,
          ...(isHorizontal && { [isRtl ? "left" : "right"]: 40 }),
        }}
        barGap={2}
        barCategoryGap="24%"
        maxBarSize={48}
      >
        {patterns}
        {!isFew && <CartesianGrid {...grid} horizontal={!isHorizontal} vertical={isHorizontal} />}
        <XAxis {...(isHorizontal ? values : names)} reversed={isRtl} />
        <YAxis
          {...(isHorizontal ? names : values)}
          orientation={isRtl ? "right" : "left"}
          width={isHorizontal ? 120 : "auto"}
        />
        <Tooltip
          cursor={cursor}
          isAnimationActive={false}
          content={<Tip {...{ series, rows, format }} />}
        />
        {series.map((name, at) => (
          <Bar
            key={name}
            dataKey={`v${at}`}
            name={name}
            fill={fill(at)}
            stackId={isStacked ? "all" : undefined}
            stroke={isStacked ? vars.color.surfaceRaised : undefined}
            radius={isStacked ? 0 : isHorizontal ? [0, 3, 3, 0] : [3, 3, 0, 0]}
          >
            {isFew && (
              <LabelList
                dataKey={`v${at}`}
                position={isHorizontal ? "right" : "top"}
                formatter={(value) => (typeof value === "number" ? short(value) : "")}
                {...tick}
                fill={vars.color.text}
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </>
  );
}
