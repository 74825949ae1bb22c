import type { FigureFormat } from "./figure.ts";

export type ChartRow = {
  /** Name of the row: a month, a stage, a source. */
  label: string;
  /** One value per series; `null` for no value. */
  values: readonly (number | null)[];
  /** Link from the table row to the records behind its figures. */
  href?: string;
};

type ChartKind =
  | {
      kind: "bar";
      series: readonly string[];
      isStacked?: boolean;
      /** Horizontal bars have room for long names. */
      orientation?: "vertical" | "horizontal";
    }
  | { kind: "line"; series: readonly string[]; isStacked?: never; orientation?: never }
  | {
      kind: "funnel" | "donut";
      series: readonly [string];
      isStacked?: never;
      orientation?: never;
    };

/** The data and kind of a chart. */
export type ChartFigures = ChartKind & {
  title: string;
  /** Column heading for the row names: "Month". */
  categoryLabel: string;
  rows: readonly ChartRow[];
  format?: FigureFormat;
};

/** The figures with the kind unknown, for what shows every kind. */
export type Figures = Pick<ChartFigures, keyof ChartFigures>;

export type DrawingProps = Figures & { /** In rem. */ height: number };
