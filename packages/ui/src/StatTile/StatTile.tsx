import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type FigureFormat, useFigure } from "../Chart/figure.ts";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root/root.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useTexts } from "../texts/texts.tsx";
import { Sparkline } from "./Sparkline.tsx";
import * as css from "./StatTile.css.ts";
import { statTileTexts } from "./texts.ts";

export type StatTileProps = RootProps<HTMLDivElement> & {
  /** Names the figure: "Days to hire". */
  label: string;
  /** Null where there is no figure, shown as a dash. */
  value: number | null;
  format?: FigureFormat;
  /** The figure to compare with, and its label. */
  before?: { value: number; label: string };
  /** Which direction is good; neither, if undefined. */
  better?: "higher" | "lower";
  /** Makes the label a link to the rows behind the figure. */
  href?: string;
  /** Earlier figures, oldest first. Decoration: the text states the change. */
  trend?: readonly number[];
  /** Shown below: what the figure includes, or its date. */
  note?: ReactNode;
  isLoading?: boolean;
};

/** A figure and its change. */
export function StatTile({
  label,
  value,
  format,
  before,
  better,
  href,
  trend,
  note,
  isLoading,
  ...root
}: StatTileProps) {
  const id = useId();
  const figure = useFigure(format);
  return (
    <div {...root} role="group" aria-labelledby={id} aria-busy={isLoading} className={css.tile}>
      <div id={id} className={css.label}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} variant="quiet">
            {label}
            <span className={css.reach} />
          </Link>
        )}
      </div>
      <div className={css.row}>
        <div className={css.figure}>
          {isLoading ? (
            <Skeleton width="4rem" height="2rem" />
          ) : value === null ? (
            "–"
          ) : (
            figure(value)
          )}
        </div>
        {trend && trend.length > 1 && !isLoading && <Sparkline values={trend} />}
      </div>
      {before && value !== null && !isLoading && (
        <Change value={value} before={before} better={better} format={format} />
      )}
      {note && <div className={css.note}>{note}</div>}
    </div>
  );
}

type ChangeProps = Required<Pick<StatTileProps, "before">> &
  Pick<StatTileProps, "better" | "format"> & { value: number };

/** Shows the change in per cent: as a plain number from zero, in points for a percentage. */
function Change({ value, before, better, format }: ChangeProps) {
  const say = useTexts();
  const figure = useFigure(format);
  const percent = useFigure("percent");
  const change = value - before.value;
  const points = Math.round(Math.abs(change) * 1000) / 10;
  const size =
    format === "percent"
      ? say(statTileTexts.points, { count: points })
      : before.value === 0
        ? figure(Math.abs(change))
        : percent(Math.abs(change / before.value));
  const isGood = better && change > 0 === (better === "higher");
  const look = !better || change === 0 ? css.even : isGood ? css.good : css.bad;
  const Icon = change === 0 ? Minus : change > 0 ? ArrowUpRight : ArrowDownRight;
  const text =
    change === 0
      ? statTileTexts.changeNone
      : change > 0
        ? statTileTexts.changeUp
        : statTileTexts.changeDown;
  return (
    <div className={`${css.change} ${look}`}>
      <Icon className={css.arrow} />
      {say(text, { change: size, before: before.label })}
    </div>
  );
}
