import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import { useLocale } from "../texts/useLocale.ts";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { divider, line, pane, ratios, resizable, split } from "./SplitView.css.ts";
import { splitViewTexts } from "./texts.ts";

export type SplitViewProps = RootProps<HTMLDivElement> & {
  start: ReactNode;
  end: ReactNode;
  startLabel: string;
  endLabel: string;
  /** Which pane takes two thirds of the width. */
  ratio?: keyof typeof ratios;
  /** Adds a line between the panes that moves by pointer and arrow keys. */
  isResizable?: boolean;
  /** Initial width of the first pane in per cent; by default from `ratio`. */
  defaultSize?: number;
  /** Minimum width of a pane in per cent. */
  minSize?: number;
  /** Called after the line was moved. */
  onSizeChange?: (size: number) => void;
};

const usual = { even: 50, start: 66, end: 34 };
const step = 5;

/** Two panes side by side from 1024 px, stacked below that. */
export function SplitView({
  start,
  end,
  startLabel,
  endLabel,
  ratio = "even",
  isResizable,
  defaultSize = usual[ratio],
  minSize = 20,
  onSizeChange,
  ...props
}: SplitViewProps) {
  const say = useTexts();
  const id = useId();
  const { direction } = useLocale();
  const [size, setSize] = useState(defaultSize);
  const resize = (to: number) => {
    const next = Math.round(Math.min(Math.max(to, minSize), 100 - minSize));
    if (next === size) return;
    setSize(next);
    onSizeChange?.(next);
  };
  const side = direction === "rtl" ? -1 : 1;
  const keys: Record<string, number> = {
    ArrowLeft: size - side * step,
    ArrowRight: size + side * step,
    Home: minSize,
    End: 100 - minSize,
    Enter: defaultSize,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const around = currentTarget.parentElement?.getBoundingClientRect();
    if (!around) return;
    const share = ((clientX - around.left) / around.width) * 100;
    resize(side === 1 ? share : 100 - share);
  };
  return (
    <div
      {...props}
      className={`${split} ${isResizable ? resizable : ratios[ratio]}`}
      {...(isResizable && { style: { "--split": `${size}%` } as object })}
    >
      <section id={id} className={pane} aria-label={startLabel}>
        {start}
      </section>
      {isResizable && (
        // A focusable separator is a control (ARIA: window splitter). oxlint-disable-next-line
        // jsx-a11y/no-noninteractive-element-interactions
        <div
          className={divider}
          role="separator"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={say(splitViewTexts.resizePanes, { name: startLabel })}
          aria-orientation="vertical"
          aria-controls={id}
          aria-valuenow={size}
          aria-valuemin={minSize}
          aria-valuemax={100 - minSize}
          onKeyDown={onKeyDown}
          onDoubleClick={() => resize(defaultSize)}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={onPointerMove}
        >
          <span className={line} />
        </div>
      )}
      <section className={pane} aria-label={endLabel}>
        {end}
      </section>
    </div>
  );
}
