import { type ReactNode, type Ref, useId } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import type { RootProps } from "../root/root.ts";
import { card, footer as foot, header, paddings, titled } from "./Card.css.ts";

export type CardProps = RootProps & {
  title?: ReactNode;
  level?: HeadingLevel;
  actions?: ReactNode;
  footer?: ReactNode;
  padding?: keyof typeof paddings;
  children?: ReactNode;
};

/** Shows a raised surface. A title makes it a region with that name. */
export function Card({
  title,
  level = 2,
  actions,
  footer,
  padding = "md",
  ref,
  children,
  ...root
}: CardProps) {
  const titleId = useId();
  const Element = title ? "section" : "div";
  return (
    <Element
      {...root}
      ref={ref as Ref<never>}
      className={card}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <div className={header}>
          <div className={titled}>
            {title && (
              <Heading level={level} size="md" id={titleId}>
                {title}
              </Heading>
            )}
          </div>
          {actions && <Inline gap="xs">{actions}</Inline>}
        </div>
      )}
      <div className={paddings[padding]}>{children}</div>
      {footer && <div className={foot}>{footer}</div>}
    </Element>
  );
}
