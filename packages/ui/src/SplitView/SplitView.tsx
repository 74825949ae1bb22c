import type { ReactNode } from "react";
import { pane, ratios, split } from "./SplitView.css.ts";

export type SplitViewProps = {
  start: ReactNode;
  end: ReactNode;
  startLabel: string;
  endLabel: string;
  /** Which pane has two thirds of the width. */
  ratio?: keyof typeof ratios;
};

/** Two panes side by side from 1024 px, one below the other under it. */
export function SplitView({ start, end, startLabel, endLabel, ratio = "even" }: SplitViewProps) {
  return (
    <div className={`${split} ${ratios[ratio]}`}>
      <section className={pane} aria-label={startLabel}>
        {start}
      </section>
      <section className={pane} aria-label={endLabel}>
        {end}
      </section>
    </div>
  );
}
