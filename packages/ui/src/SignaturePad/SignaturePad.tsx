import { type PointerEvent, type Ref, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import type { FieldProps } from "../Field/Field.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { useField } from "../Field/useField.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { frame, ink, line, sheet } from "./SignaturePad.css.ts";

/** The points of one line, in units of the pad. */
export type PadStroke = [x: number, y: number][];

export type SignaturePadProps = Omit<FieldProps, "label" | "isReadOnly"> & {
  label: string;
  value: PadStroke[];
  onChange: (strokes: PadStroke[]) => void;
  /** Units of the pad, independent of its size on the page. */
  width?: number;
  height?: number;
  ref?: Ref<HTMLDivElement>;
};

/** A pad for signing by hand. Offer a text field beside it for people who cannot draw. */
export function SignaturePad({
  value,
  onChange,
  width = 600,
  height = 200,
  ref,
  ...rest
}: SignaturePadProps) {
  const field = useField(rest);
  const say = useTexts();
  const drawn = useRef<PadStroke[]>(undefined);
  const pointOf = (event: PointerEvent<SVGSVGElement>): PadStroke[number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      within(event.clientX - box.left, box.width, width),
      within(event.clientY - box.top, box.height, height),
    ];
  };
  const draw = (strokes: PadStroke[]) => {
    drawn.current = strokes;
    onChange(strokes);
  };
  return (
    <FieldGroup field={field} ref={ref}>
      {({ labelId, describedBy }) => (
        <div className={frame}>
          <svg
            className={sheet}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            onPointerDown={(event) => {
              if (field.isDisabled || event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              draw([...value, [pointOf(event)]]);
            }}
            onPointerMove={(event) => {
              const strokes = drawn.current;
              const last = strokes?.at(-1);
              if (!strokes || !last) return;
              const point = pointOf(event);
              const [x, y] = last.at(-1) ?? point;
              if (Math.hypot(point[0] - x, point[1] - y) < 2) return;
              draw([...strokes.slice(0, -1), [...last, point]]);
            }}
            onPointerUp={() => (drawn.current = undefined)}
            onPointerCancel={() => (drawn.current = undefined)}
          >
            <line
              className={line}
              x1={width * 0.05}
              x2={width * 0.95}
              y1={height * 0.78}
              y2={height * 0.78}
            />
            <path className={ink} d={value.map(pathOf).join(" ")} />
          </svg>
          <Button size="sm" isDisabled={value.length === 0} onPress={() => onChange([])}>
            {say(words.clear)}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** A single point is drawn as a dot. */
const pathOf = (points: PadStroke): string =>
  `M ${points.map((point) => point.join(" ")).join(" L ")}${points.length === 1 ? " h 0.1" : ""}`;

const within = (part: number, whole: number, units: number) =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * units);
