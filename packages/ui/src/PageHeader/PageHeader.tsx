import type { ReactNode } from "react";
import { type Breadcrumb, Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import type { RootProps } from "../root/root.ts";
import { header, oneLine, row, titles } from "./PageHeader.css.ts";

export type PageHeaderProps = RootProps<HTMLDivElement> & {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The pages above this one, outermost first; without the page itself. */
  breadcrumbs?: Breadcrumb[];
  /** Beside the title: a status, a tag. */
  meta?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  /** Keeps title and subtitle from wrapping: what has no room is cut. */
  isOneLine?: boolean;
};

/** The h1 of a page and its actions. */
export function PageHeader({
  title,
  subtitle,
  breadcrumbs,
  meta,
  actions,
  tabs,
  isOneLine,
  ...root
}: PageHeaderProps) {
  return (
    <div {...root} className={header}>
      {breadcrumbs && !isOneLine && <Breadcrumbs items={breadcrumbs} />}
      <div className={isOneLine ? `${row} ${oneLine}` : row}>
        <div className={titles}>
          <Inline gap="sm" wrap={!isOneLine}>
            {breadcrumbs && isOneLine && <Breadcrumbs items={breadcrumbs} />}
            <Heading level={1} size="xl" tabIndex={-1}>
              {title}
            </Heading>
            {meta}
          </Inline>
          {subtitle && (
            <Text as="div" tone="muted">
              {subtitle}
            </Text>
          )}
        </div>
        {actions && <Inline wrap={!isOneLine}>{actions}</Inline>}
      </div>
      {tabs}
    </div>
  );
}
