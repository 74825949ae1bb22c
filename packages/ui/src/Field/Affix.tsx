import type { ReactNode } from "react";
import { affix, affixText } from "./Field.css.ts";

/** Shows an icon or short text inside the box, before or after the input. */
export const Affix = ({ children }: { children: ReactNode }) => (
  <span className={typeof children === "string" ? `${affix} ${affixText}` : affix}>{children}</span>
);
