import { type RootProps, rootProps } from "../root/root.ts";
import { shapes, skeleton, stack } from "./Skeleton.css.ts";

export type SkeletonProps = RootProps<HTMLSpanElement> & {
  /** A CSS length. */
  width?: string;
  /** A CSS length. */
  height?: string;
  shape?: keyof typeof shapes;
  /** Number of text lines, the last one shorter. */
  lines?: number;
};

/**
 * A placeholder for content that loads. Hidden from screen readers: say in text what is loading.
 */
export function Skeleton(props: SkeletonProps) {
  const { width = "100%", height, shape = "text", lines = 1, ref } = props;
  const root = { ...rootProps(props), ref };
  const line = (inlineSize: string, key?: number) => (
    <span
      key={key}
      {...(key === undefined && root)}
      aria-hidden="true"
      data-skeleton=""
      className={`${skeleton} ${shapes[shape]}`}
      style={{ inlineSize, blockSize: height }}
    />
  );
  if (lines === 1) return line(width);
  return (
    <span {...root} className={stack}>
      {Array.from({ length: lines }, (_, at) => line(at === lines - 1 ? "60%" : width, at))}
    </span>
  );
}
