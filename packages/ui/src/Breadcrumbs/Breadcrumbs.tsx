import { ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./Breadcrumbs.css.ts";
import { breadcrumbsTexts } from "./texts.ts";

export type Breadcrumb = { label: string /** Leave out for the current page. */; href?: string };

export type BreadcrumbsProps = RootProps & {
  /** From the top level to the current page. */
  items: Breadcrumb[];
};

/** Shows the path to this page. Narrow screens keep the first and the last two items. */
export function Breadcrumbs({ items, ...root }: BreadcrumbsProps) {
  const say = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isLong = items.length > 3 && !isWhole;
  const isFolded = (at: number) => isLong && at > 0 && at < items.length - 2;
  return (
    <nav {...root} aria-label={say(breadcrumbsTexts.breadcrumbs)} className={css.breadcrumbs}>
      <ol ref={list} tabIndex={-1} role="list" className={css.list}>
        {items.map(({ label, href }, at) => [
          isLong && at === 1 && (
            <li key="…" className={`${css.item} ${css.fold}`}>
              <ChevronRight className={css.arrow} />
              <Button
                className={css.more}
                aria-label={say(breadcrumbsTexts.showPath)}
                onPress={() => {
                  setWhole(true);
                  list.current?.focus();
                }}
              >
                …
              </Button>
            </li>
          ),
          <li key={href ?? label} className={isFolded(at) ? `${css.item} ${css.folded}` : css.item}>
            {at > 0 && <ChevronRight className={css.arrow} />}
            {href === undefined ? (
              <span className={css.text} aria-current="page">
                {label}
              </span>
            ) : (
              <span className={css.text}>
                <Link href={href} variant="quiet">
                  {label}
                </Link>
              </span>
            )}
          </li>,
        ])}
      </ol>
    </nav>
  );
}
