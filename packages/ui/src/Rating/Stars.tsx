import { drawing, full } from "./Rating.css.ts";

const size = 24;
const pitch = size + 2;
const centre = [size / 2, 12.6] as const;

const corners = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5;
  const radius = at % 2 === 0 ? 10 : 5.2;
  return [centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)] as const;
});
const starAt = (start: number) =>
  `M${corners.map(([x, y]) => `${(start + x).toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;

/** Draws stars as one image, because a list shows many. The last filled star may be partial. */
export function Stars({ count, value }: { count: number; value: number }) {
  const d = Array.from({ length: count }, (_, at) => starAt(at * pitch)).join("");
  const end = Math.floor(value) * pitch + (value % 1) * size;
  return (
    <svg className={drawing} viewBox={`0 0 ${count * pitch - 2} ${size}`} aria-hidden="true">
      <path d={d} />
      {value > 0 && (
        <svg className={full} width={end} height={size}>
          <path d={d} />
        </svg>
      )}
    </svg>
  );
}
