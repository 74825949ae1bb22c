import type { CSSProperties } from "react";

type BlankCellProps = { className: string; style?: CSSProperties | undefined; colSpan?: number };

/** An empty cell that fills space in the table's grid. */
export const BlankCell = (props: BlankCellProps) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control
  <td {...props} />
);
