import { useId } from "react";
import { vars } from "../theme/theme.css.ts";
import { chartColors } from "./chartColors.ts";
import * as css from "./Chart.css.ts";

const ground = vars.color.surfaceRaised;

export const colorOf = (at: number) => `var(--ats-chart-${(at % chartColors.length) + 1})`;
export const dashes = ["0", "6 3", "2 3", "10 3 2 3", "12 4", "1 4", "6 2 2 2", "4 4"];

/** Each fill has its own lines, to tell series apart without colour. */
const marks = [
  null,
  <path key="p" d="M0 8 8 0" />,
  <circle key="p" cx="4" cy="4" r="1.2" fill={ground} stroke="none" />,
  <path key="p" d="M0 4H8" />,
  <path key="p" d="M4 0V8M0 4H8" />,
  <path key="p" d="M0 0 8 8" />,
  <path key="p" d="M4 0V8" />,
  <path key="p" d="M0 8 8 0M0 0 8 8" />,
];

/** Returns `fill(at)` and the SVG patterns it refers to, which must be in the same drawing. */
export function usePatterns(count: number) {
  const id = useId();
  const patterns = (
    <defs>
      {Array.from({ length: count }, (_, at) => (
        <pattern
          key={colorOf(at) + at}
          id={`${id}${at}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" fill={colorOf(at)} />
          <g stroke={ground} strokeWidth="1.5" strokeLinecap="square" opacity="0.55">
            {marks[at % marks.length]}
          </g>
        </pattern>
      ))}
    </defs>
  );
  return { patterns, fill: (at: number) => `url(#${id}${at})` };
}

/** Legend symbol for a fill. */
export function Swatch({ at }: { at: number }) {
  const { patterns, fill } = usePatterns(at + 1);
  return (
    <svg className={css.swatch} width="16" height="16" aria-hidden="true">
      {patterns}
      <rect width="16" height="16" rx="3" fill={fill(at)} />
    </svg>
  );
}

/** Legend symbol for a line. */
export function LineSwatch({ at }: { at: number }) {
  return (
    <svg className={css.swatch} width="28" height="12" aria-hidden="true">
      <line
        x1="1"
        x2="27"
        y1="6"
        y2="6"
        stroke={colorOf(at)}
        strokeWidth="2"
        strokeDasharray={dashes[at % dashes.length]}
      />
      <Mark at={at} cx={14} cy={6} />
    </svg>
  );
}

/** Draws a point of a line at recharts' coordinates. Each series has its own shape. */
export function Mark({ at, cx, cy }: { at: number; cx?: number | null; cy?: number | null }) {
  if (cx == null || cy == null) return null;
  const look = { fill: ground, stroke: colorOf(at), strokeWidth: 2 };
  const r = 3.5;
  switch (at % 4) {
    case 1:
      return <rect x={cx - r} y={cy - r} width={2 * r} height={2 * r} {...look} />;
    case 2:
      return <path d={`M${cx} ${cy - r - 1}l${r + 1} ${2 * r}h${-2 * (r + 1)}z`} {...look} />;
    case 3:
      return (
        <path
          d={`M${cx} ${cy - r - 1}l${r + 1} ${r + 1}-${r + 1} ${r + 1}-${r + 1}-${r + 1}z`}
          {...look}
        />
      );
    default:
      return <circle cx={cx} cy={cy} r={r} {...look} />;
  }
}

/** Shows each series' symbol and name, unless there is only one series. */
export function Legend({ series, isLine }: { series: readonly string[]; isLine?: boolean }) {
  if (series.length < 2) return null;
  const Sign = isLine ? LineSwatch : Swatch;
  return (
    <ul role="list" className={css.legend} aria-hidden="true">
      {series.map((name, at) => (
        <li key={name} className={css.key}>
          <Sign at={at} />
          {name}
        </li>
      ))}
    </ul>
  );
}
