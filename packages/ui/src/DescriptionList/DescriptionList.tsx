import type { ReactNode } from "react";
import type { RootProps } from "../root/root.ts";
import {
  columns as columnLook,
  description as descriptionLook,
  layouts,
  list,
  term as termLook,
} from "./DescriptionList.css.ts";

export type DescriptionListProps = RootProps<HTMLDListElement> & {
  items: { term: string; description: ReactNode }[];
  columns?: 1 | 2 | 3;
  layout?: keyof typeof layouts;
};

/** Shows terms and descriptions. An empty description shows a dash. */
export function DescriptionList({
  items,
  columns = 1,
  layout = "inline",
  ...root
}: DescriptionListProps) {
  return (
    <dl {...root} className={`${list} ${columnLook[columns]}`}>
      {items.map(({ term, description }) => (
        <div key={term} className={layouts[layout]}>
          <dt className={termLook}>{term}</dt>
          <dd className={descriptionLook}>{description ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
