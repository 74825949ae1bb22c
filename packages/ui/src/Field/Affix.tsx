import type { ReactNode } from "react";
import { affix, affixText } from "./Field.css.ts";

/** An icon or a few words within the box, before or after what is typed. */
export const Affix = ({ children }: { children: ReactNode }) => (
  <span className={typeof children === "string" ? `${affix} ${affixText}` : affix}>{children}</span>
);
