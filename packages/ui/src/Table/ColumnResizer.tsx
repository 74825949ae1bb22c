import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./ColumnResizer.css.ts";
import {
  defaultMinWidth,
  measureColumns,
  measureFit,
  previewWidths,
  resizeColumn,
  step,
} from "./columnWidths.ts";
import type { ColumnWidths, TableColumn } from "./tableTypes.ts";
import { tableTexts } from "./texts.ts";

type ColumnResizerProps = {
  column: Pick<TableColumn<never>, "id" | "header" | "minWidth">;
  /** px; undefined until the column has been resized. */
  width: number | undefined;
  onChange: (widths: ColumnWidths) => void;
};

/**
 * The edge of a column, moved by pointer or arrow keys. A double click or Enter fits the content.
 */
export default function ColumnResizer({ column, width, onChange }: ColumnResizerProps) {
  const say = useTexts();
  const toEnd = useLocale().direction === "rtl" ? -1 : 1;
  const min = column.minWidth ?? defaultMinWidth;
  const drag = useRef<{ x: number; from: ColumnWidths; now: ColumnWidths }>(undefined);

  const resize = (element: HTMLElement, from: ColumnWidths, next: number) => {
    const table = tableOf(element);
    const widths = resizeColumn(from, column.id, next, { min, room: roomIn(table) });
    previewWidths(table, widths);
    return widths;
  };
  const change = (element: HTMLElement, next: (now: number) => number) => {
    const from = measureColumns(tableOf(element));
    onChange(resize(element, from, next(from[column.id] ?? min)));
  };
  const fit = (element: HTMLElement) =>
    change(element, () => measureFit(tableOf(element), column.id, css.measuring));

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = measureColumns(tableOf(event.currentTarget));
    drag.current = { x: event.clientX, from, now: from };
  };
  const move = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { x, from } = drag.current;
    const next = (from[column.id] ?? min) + (clientX - x) * toEnd;
    drag.current.now = resize(currentTarget, from, next);
  };
  const end = () => {
    const { from, now } = drag.current ?? {};
    drag.current = undefined;
    if (now && now !== from) onChange(now);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, shiftKey } = event;
    const by = shiftKey ? 1 : step;
    if (key === "ArrowRight") change(currentTarget, (now) => now + by * toEnd);
    else if (key === "ArrowLeft") change(currentTarget, (now) => now - by * toEnd);
    else if (key === "Home") change(currentTarget, () => min);
    else if (key === "Enter") fit(currentTarget);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role -- a separator that moves
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say(tableTexts.resizeColumn, { name: column.header })}
      aria-valuemin={min}
      aria-valuenow={width}
      aria-valuetext={width === undefined ? undefined : `${width} px`}
      className={css.resizer}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={(event) => fit(event.currentTarget)}
      onKeyDown={press}
    />
  );
}

const tableOf = (element: HTMLElement) => element.closest("table") as HTMLTableElement;

/** Returns the width for the columns: without the cells for selection and actions. */
function roomIn(table: HTMLTableElement) {
  const others = [...table.querySelectorAll<HTMLElement>("thead th:not([data-column])")];
  const otherWidth = others.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  return (table.parentElement?.clientWidth ?? 0) - otherWidth;
}
