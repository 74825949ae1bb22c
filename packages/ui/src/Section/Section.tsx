import { type ReactNode, useId } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import type { RootProps } from "../root/root.ts";
import { header, section, titles } from "./Section.css.ts";

export type SectionProps = RootProps & {
  title: ReactNode;
  level?: HeadingLevel;
  /** Shown beside the title: a StatusBadge, a Tag. */
  status?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({
  title,
  level = 2,
  status,
  description,
  actions,
  children,
  ...root
}: SectionProps) {
  const titleId = useId();
  return (
    <section {...root} className={section} aria-labelledby={titleId}>
      <div className={header}>
        <div className={titles}>
          <Inline gap="sm">
            <Heading level={level} id={titleId}>
              {title}
            </Heading>
            {status}
          </Inline>
          {description && (
            <Text as="p" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {actions && <Inline>{actions}</Inline>}
      </div>
      {children}
    </section>
  );
}
