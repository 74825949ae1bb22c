import { useLocale } from "../texts/useLocale.ts";
import { Link } from "../Link/Link.tsx";
import { tableTexts } from "../Table/texts.ts";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Chart.css.ts";
import type { Figures } from "./chartFigures.ts";
import { useFigure } from "./figure.ts";
import { shareOfBefore, total } from "./shares.ts";
import { chartTexts } from "./texts.ts";

/** Shows a chart's figures as a table. Rows link only while the table is visible. */
export function ChartTable({
  kind,
  series,
  rows,
  categoryLabel,
  format,
  title,
  isShown,
}: Figures & { isShown?: boolean }) {
  const say = useTexts();
  const figure = useFigure(format);
  const percent = useFigure("percent");
  const { locale } = useLocale();
  const write = (value: number | null | undefined) => (value == null ? "–" : figure(value));
  const sum = total(rows);
  const share = (at: number) => {
    const value = rows[at]?.values[0] ?? 0;
    if (kind === "donut") return percent(value / sum);
    const part = shareOfBefore(rows, at);
    return part === undefined ? "" : say(chartTexts.ofPrevious, { share: percent(part) });
  };
  const hasShare = kind === "donut" || kind === "funnel";
  return (
    <div
      className={isShown ? css.scroll : undefined}
      role={isShown ? "region" : undefined}
      aria-label={isShown ? say(tableTexts.rowsRegion, { name: title }) : undefined}
      tabIndex={isShown ? 0 : undefined}
    >
      <table className={css.table} lang={locale}>
        <caption className={hidden}>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.cell}>
              {categoryLabel}
            </th>
            {series.map((name) => (
              <th key={name} scope="col" className={css.cell}>
                {name}
              </th>
            ))}
            {hasShare && (
              <th scope="col" className={css.cell}>
                %
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, href }, at) => (
            <tr key={label}>
              <th scope="row" className={css.cell}>
                {isShown && href !== undefined ? <Link href={href}>{label}</Link> : label}
              </th>
              {series.map((name, of) => (
                <td key={name} className={css.cell}>
                  {write(values[of])}
                </td>
              ))}
              {hasShare && <td className={css.cell}>{share(at)}</td>}
            </tr>
          ))}
        </tbody>
        {kind === "donut" && (
          <tfoot>
            <tr>
              <th scope="row" className={css.cell}>
                {say(chartTexts.total)}
              </th>
              <td className={css.cell}>{figure(sum)}</td>
              <td className={css.cell}>{percent(1)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
