import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "../Link/Link.tsx";
import { Text } from "../Text/Text.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { RootProps } from "../root/root.ts";
import { crumb, crumbs, header, row, titles } from "./PageHeader.css.ts";

export type PageHeaderProps = RootProps<HTMLDivElement> & {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where this page lives, from the outermost; the page itself is not among them. */
  breadcrumbs?: { label: string; href: string }[];
  /** Beside the title: a status, a tag. */
  meta?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
};

/** The h1 of a page and what can be done there. */
export function PageHeader({
  title,
  subtitle,
  breadcrumbs,
  meta,
  actions,
  tabs,
  ...root
}: PageHeaderProps) {
  const say = useMessages();
  return (
    <div {...root} className={header}>
      {breadcrumbs && (
        <nav aria-label={say("breadcrumbs")}>
          <ol className={crumbs} role="list">
            {breadcrumbs.map(({ label, href }) => (
              <li key={href} className={crumb}>
                <Link href={href} variant="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={row}>
        <div className={titles}>
          <Inline gap="sm">
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
        {actions && <Inline>{actions}</Inline>}
      </div>
      {tabs}
    </div>
  );
}
