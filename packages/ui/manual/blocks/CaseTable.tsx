import * as css from "./Keyboard.css.ts";

/** A table of cases, each with what to do. */
export const CaseTable = ({ head, rows }: { head: string[]; rows: string[][] }) => (
  <div className="sb-unstyled">
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
            {row.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
