import type { CSSProperties, ReactNode } from "react";
import { gaps } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";
import { counted, grid } from "./Grid.css.ts";

export type GridProps = {
  /** The narrowest that a column may be; as many columns as fit. */
  minColumn?: string;
  /** A fixed number of columns from 768 px, one below. */
  columns?: number;
  gap?: Space;
  as?: "div" | "ul";
  children?: ReactNode;
};

export function Grid({
  minColumn = "16rem",
  columns,
  gap = "lg",
  as: Element = "div",
  children,
}: GridProps) {
  return (
    <Element
      role={Element === "ul" ? "list" : undefined}
      className={`${columns ? counted : grid} ${gaps[gap]}`}
      style={{ "--min-column": minColumn, "--columns": columns } as CSSProperties}
    >
      {children}
    </Element>
  );
}
