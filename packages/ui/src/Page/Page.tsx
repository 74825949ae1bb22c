import type { ReactNode } from "react";
import { page, widths } from "./Page.css.ts";

export type PageProps = { header?: ReactNode; width?: keyof typeof widths; children?: ReactNode };

/** The content of a route: its header, then its parts with one rhythm. */
export function Page({ header, width = "full", children }: PageProps) {
  return (
    <div className={`${page} ${widths[width]}`}>
      {header}
      {children}
    </div>
  );
}
