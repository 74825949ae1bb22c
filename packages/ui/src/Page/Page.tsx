import type { ReactNode } from "react";
import type { RootProps } from "../root/root.ts";
import { page, widths } from "./Page.css.ts";

export type PageProps = RootProps<HTMLDivElement> & {
  /** A `PageHeader`. */
  header?: ReactNode;
  /** Maximum width: `wide` 1344 px, `narrow` 736 px, `centred` 432 px. */
  width?: keyof typeof widths;
  children?: ReactNode;
};

/** The content of a route: its header, then its parts evenly spaced. */
export function Page({ header, width = "full", children, ...root }: PageProps) {
  return (
    <div {...root} className={`${page} ${widths[width]}`}>
      {header}
      {children}
    </div>
  );
}
