import { Bar, BarChart, Tooltip, XAxis, YAxis } from "recharts";
import { useTexts } from "../texts/texts.tsx";
import { vars } from "../theme/theme.css.ts";
import { cursor, Tip, tick, useFrame } from "./axes.tsx";
import type { DrawingProps } from "./chartFigures.ts";
import { useFigure } from "./figure.ts";
import { colorOf } from "./series.tsx";
import { shareOfBefore } from "./shares.ts";
import { chartTexts } from "./texts.ts";

const names = 132;

/** Draws centred bars, each with its count and its share of the step before. */
export function FunnelDrawing(props: DrawingProps) {
  const { series, rows, format } = props;
  const say = useTexts();
  const { frame, isRtl } = useFrame(props);
  const percent = useFigure("percent");
  const data = rows.map(({ label, values: [value] }) => ({
    label,
    around: [-(value ?? 0) / 2, (value ?? 0) / 2],
  }));
  const widest = Math.max(...rows.map(({ values: [value] }) => value ?? 0));
  const note = (at: number) => {
    const share = shareOfBefore(rows, at);
    return share === undefined ? "" : say(chartTexts.ofPrevious, { share: percent(share) });
  };
  return (
    <BarChart
      {...frame}
      data={data}
      layout="vertical"
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={4}
    >
      <XAxis type="number" hide domain={[-widest / 2, widest / 2]} />
      <YAxis
        type="category"
        dataKey="label"
        orientation={isRtl ? "right" : "left"}
        width={names}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={<StepName {...{ rows, format, isRtl }} />}
      />
      <Tooltip
        cursor={cursor}
        isAnimationActive={false}
        content={<Tip {...{ series, rows, format, note }} />}
      />
      <Bar dataKey="around" fill={colorOf(0)} radius={3} minPointSize={2} />
    </BarChart>
  );
}

type StepNameProps = Pick<DrawingProps, "rows" | "format"> & {
  isRtl: boolean;
  y?: number;
  index?: number;
};

/** Draws a step's name above its figures, at recharts' coordinates. */
function StepName({ rows, format, isRtl, y = 0, index = 0 }: StepNameProps) {
  const figure = useFigure(format);
  const percent = useFigure("percent");
  const share = shareOfBefore(rows, index);
  const x = isRtl ? "100%" : 0;
  return (
    <text textAnchor={isRtl ? "end" : "start"} dominantBaseline="central">
      <tspan x={x} y={y - 9} fill={vars.color.text} fontSize="0.8125rem">
        {rows[index]?.label}
      </tspan>
      <tspan x={x} y={y + 9} {...tick}>
        {figure(rows[index]?.values[0] ?? 0)}
        {share !== undefined && ` · ${percent(share)}`}
      </tspan>
    </text>
  );
}
