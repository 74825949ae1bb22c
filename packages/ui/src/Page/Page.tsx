import type { ReactNode } from "react";
import type { RootProps } from "../root/root.ts";
import { page, spacings, widths } from "./Page.css.ts";

export type PageProps = RootProps<HTMLDivElement> & {
  /** A `PageHeader`. */
  header?: ReactNode;
  /**
   * Maximum width: `broad` 1792 px, `wide` 1344 px, `narrow` 736 px, `centred` 432 px, `full` none.
   */
  width?: keyof typeof widths;
  /** `tight` where the content itself is long, as a list. */
  spacing?: keyof typeof spacings;
  children?: ReactNode;
};

/** The content of a route: its header, then its parts evenly spaced. */
export function Page({
  header,
  width = "broad",
  spacing = "normal",
  children,
  ...root
}: PageProps) {
  return (
    <div {...root} className={`${page} ${widths[width]} ${spacings[spacing]}`}>
      {header}
      {children}
    </div>
  );
}
