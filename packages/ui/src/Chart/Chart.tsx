import { ChartColumn, Table2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Loader } from "../Loader/Loader.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { words } from "../words/texts.ts";
import * as css from "./Chart.css.ts";
import { ChartTable } from "./ChartTable.tsx";
import type { ChartFigures } from "./chartFigures.ts";
import { chartTexts } from "./texts.ts";

export type { ChartRow } from "./chartFigures.ts";
export type { FigureFormat } from "./figure.ts";

// Loads recharts with the first chart shown.
const Drawing = lazy(() => import("./Drawing.tsx").catch(() => ({ default: NotDrawn })));

export type ChartProps = RootProps &
  ChartFigures & {
    level?: HeadingLevel;
    /** The chart's message in one sentence: "Most hires came from referrals." */
    summary: string;
    /** Controls next to the title: a period, a download. */
    actions?: ReactNode;
    /** Height of the drawing in rem. */
    height?: number;
    isLoading?: boolean;
    /** Shown instead of the figures when they could not be loaded. */
    errorMessage?: ReactNode;
    onRetry?: () => void;
    emptyText?: string;
  };

/** Shows figures as a drawing and a table. Screen readers always get the table. */
export function Chart({
  title,
  level = 3,
  summary,
  actions,
  height = 17.5,
  isLoading,
  errorMessage,
  onRetry,
  emptyText,
  kind,
  series,
  rows,
  categoryLabel,
  format,
  isStacked,
  orientation,
  ...root
}: ChartProps) {
  const say = useTexts();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const below = Math.min(level + 1, 6) as HeadingLevel;
  const needsSome = kind === "funnel" || kind === "donut";
  const isEmpty = !rows.some(({ values }) =>
    values.some((value) => value !== null && (!needsSome || value > 0)),
  );
  const figures = { kind, series, rows, categoryLabel, format, isStacked, orientation };
  const content = () => {
    if (errorMessage)
      return (
        <ErrorState
          title={say(chartTexts.chartFailed)}
          description={errorMessage}
          onRetry={onRetry}
          level={below}
        />
      );
    if (isLoading) return <Loader label={say(words.loading)} />;
    if (isEmpty)
      return <EmptyState title={emptyText ?? say(chartTexts.chartEmpty)} level={below} />;
  };
  const state = content();
  return (
    <figure {...root} aria-labelledby={`${id}-title`} aria-busy={isLoading} className={css.chart}>
      <div className={css.header}>
        <div className={css.titles}>
          <Heading level={level} size="md" id={`${id}-title`}>
            {title}
          </Heading>
          {!state && <p className={css.summary}>{summary}</p>}
        </div>
        <Inline gap="xs">
          {actions}
          {!state && (
            <Button
              variant="ghost"
              size="sm"
              iconStart={isTable ? <ChartColumn /> : <Table2 />}
              onPress={() => setTable(!isTable)}
            >
              {say(isTable ? chartTexts.showAsChart : chartTexts.showAsTable)}
            </Button>
          )}
        </Inline>
      </div>
      {state ? (
        <div className={css.state} style={{ minBlockSize: `${height}rem` }}>
          {state}
        </div>
      ) : isTable ? (
        <ChartTable {...figures} title={title} isShown />
      ) : (
        <>
          <div className={css.drawing} style={{ minBlockSize: `${height}rem` }}>
            <Suspense fallback={<Loader label={say(words.loading)} />}>
              <Drawing {...figures} title={title} height={height} />
            </Suspense>
          </div>
          <div className={hidden}>
            <ChartTable {...figures} title={title} />
          </div>
        </>
      )}
    </figure>
  );
}

/** A failed drawing shows nothing: the table has the same figures. */
function NotDrawn() {
  const say = useTexts();
  return <EmptyState title={say(chartTexts.chartFailed)} level={4} />;
}
