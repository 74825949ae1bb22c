import { BarDrawing } from "./BarDrawing.tsx";
import type { DrawingProps } from "./chartFigures.ts";
import { DonutDrawing } from "./DonutDrawing.tsx";
import { FunnelDrawing } from "./FunnelDrawing.tsx";
import { LineDrawing } from "./LineDrawing.tsx";

const drawings = {
  bar: BarDrawing,
  line: LineDrawing,
  funnel: FunnelDrawing,
  donut: DonutDrawing,
};

/** Picks the drawing for the chart's type. Imported lazily, because it brings recharts. */
export default function Drawing(props: DrawingProps) {
  const OfKind = drawings[props.kind];
  return <OfKind {...props} />;
}
