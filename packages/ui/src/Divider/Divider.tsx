import type { RootProps } from "../root/root.ts";
import { divider } from "./Divider.css.ts";

export type DividerProps = RootProps<HTMLHRElement>;

/** A line between two groups that stand for themselves. */
export function Divider(props: DividerProps) {
  return <hr {...props} className={divider} />;
}
