import { Children, type ReactNode } from "react";
import * as css from "./Keyboard.css.ts";

type Row = readonly [name: string, ...rest: ReactNode[]];

/** A table of cases, each with what to do. */
export const CaseTable = ({ head, rows }: { head: string[]; rows: readonly Row[] }) => (
  <div className={`sb-unstyled ${css.scroller}`}>
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {Children.map(row, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
