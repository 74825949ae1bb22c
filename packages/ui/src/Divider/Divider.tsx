import type { RootProps } from "../root/root.ts";
import { divider } from "./Divider.css.ts";

export type DividerProps = RootProps<HTMLHRElement>;

/** Separates two independent groups with a line. */
export function Divider(props: DividerProps) {
  return <hr {...props} className={divider} />;
}
