import type { CSSProperties, ReactNode, Ref } from "react";
import type { RootProps } from "../root/root.ts";
import { gaps } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";
import { counted, grid } from "./Grid.css.ts";

export type GridProps = RootProps & {
  /** Minimum column width as a CSS length. The grid has as many columns as fit. */
  minColumn?: string;
  /** Fixed number of columns from 768 px; a single column below. */
  columns?: number;
  gap?: Space;
  as?: "div" | "ul";
  children?: ReactNode;
};

/** Lays out its children in columns of equal width. */
export function Grid({
  minColumn = "16rem",
  columns,
  gap = "lg",
  as: Element = "div",
  ref,
  children,
  ...root
}: GridProps) {
  return (
    <Element
      {...root}
      ref={ref as Ref<never>}
      role={Element === "ul" ? "list" : undefined}
      className={`${columns ? counted : grid} ${gaps[gap]}`}
      style={{ "--min-column": minColumn, "--columns": columns } as CSSProperties}
    >
      {children}
    </Element>
  );
}
