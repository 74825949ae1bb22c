import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";
import { axis, dataOf, grid, Tip, useFrame } from "./axes.tsx";
import type { DrawingProps } from "./chartFigures.ts";
import { useFigure } from "./figure.ts";
import { colorOf, dashes, Legend, Mark } from "./series.tsx";
import { vars } from "../theme/theme.css.ts";

/** Beyond this many points, only the active point has a marker. */
const fewPoints = 24;

export function LineDrawing(props: DrawingProps) {
  const { series, rows, format } = props;
  const { frame, isRtl } = useFrame(props);
  const short = useFigure(format, true);
  return (
    <>
      <Legend series={series} isLine />
      <LineChart
        {...frame}
        data={dataOf(props)}
        margin={{ top: 12, right: isRtl ? 4 : 16, bottom: 0, left: isRtl ? 16 : 4 }}
      >
        <CartesianGrid {...grid} vertical={false} />
        <XAxis {...axis} dataKey="label" reversed={isRtl} minTickGap={16} tickMargin={6} />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          orientation={isRtl ? "right" : "left"}
          tickFormatter={(value: number) => short(value)}
        />
        <Tooltip
          cursor={{ stroke: vars.color.borderStrong }}
          isAnimationActive={false}
          content={<Tip {...{ series, rows, format }} isLine />}
        />
        {series.map((name, at) => (
          <Line
            key={name}
            dataKey={`v${at}`}
            name={name}
            stroke={colorOf(at)}
            strokeWidth={2}
            strokeDasharray={dashes[at % dashes.length]}
            dot={rows.length <= fewPoints && <Mark at={at} />}
            activeDot={<Mark at={at} />}
          />
        ))}
      </LineChart>
    </>
  );
}
