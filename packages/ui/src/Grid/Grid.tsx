import type { CSSProperties, ReactNode, Ref } from "react";
import type { RootProps } from "../root/root.ts";
import { gaps } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";
import { counted, grid } from "./Grid.css.ts";

export type GridProps = RootProps & {
  /** The narrowest that a column may be, a CSS length; as many columns as fit. */
  minColumn?: string;
  /** A fixed number of columns from 768 px, one below. */
  columns?: number;
  gap?: Space;
  as?: "div" | "ul";
  children?: ReactNode;
};

/** Lays its children in columns of one width. */
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
