import type { ReactNode } from "react";
import { type RowMark, RowMarks } from "./RowMarks.tsx";
import { line } from "./StatusCell.css.ts";

interface StatusCellProps {
  children: ReactNode;
  marks: readonly RowMark[];
}

/** A row's status, and one mark for all that stands out. */
export const StatusCell = ({ children, marks }: StatusCellProps) => (
  <span className={line}>
    {children}
    <RowMarks marks={marks} />
  </span>
);
