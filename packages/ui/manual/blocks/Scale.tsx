import type { ReactNode } from "react";
import * as css from "./Scale.css.ts";

/** Lists the tokens of a scale: example, name, value and use. */
export const Scale = ({ rows }: { rows: Row[] }) => {
  const hasExamples = rows.some(({ example }) => example !== undefined);
  const titles = ["Token", "Value", "Use", ...(hasExamples ? ["Looks like"] : [])];
  return (
    <table className={`sb-unstyled ${css.table}`}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={css.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, use, example }) => (
          <tr key={name}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            <td className={css.value}>{value}</td>
            <td className={css.use}>{use}</td>
            {hasExamples && <td className={css.example}>{example}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export type Row = { name: string; value: ReactNode; use: ReactNode; example?: ReactNode };

export const Bar = ({ length }: { length: string }) => (
  <div className={css.bar} style={{ inlineSize: length }} />
);

export const Sample = ({ radius, shadow }: { radius?: string; shadow?: string }) => (
  <div className={css.sample} style={{ borderRadius: radius, boxShadow: shadow }} />
);
