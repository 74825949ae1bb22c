import { shapes, skeleton, stack } from "./Skeleton.css.ts";

export type SkeletonProps = {
  width?: string;
  height?: string;
  shape?: keyof typeof shapes;
  /** So many lines of text, the last one shorter. */
  lines?: number;
};

/** Where something will be. Hidden from screen readers: say what loads beside it. */
export function Skeleton({ width = "100%", height, shape = "text", lines = 1 }: SkeletonProps) {
  const line = (inlineSize: string, key?: number) => (
    <span
      key={key}
      aria-hidden="true"
      className={`${skeleton} ${shapes[shape]}`}
      style={{ inlineSize, blockSize: height }}
    />
  );
  if (lines === 1) return line(width);
  return (
    <span className={stack}>
      {Array.from({ length: lines }, (_, at) => line(at === lines - 1 ? "60%" : width, at))}
    </span>
  );
}
