import { type ReactNode, useId } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { card, footer as foot, header, paddings } from "./Card.css.ts";

export type CardProps = {
  title?: ReactNode;
  level?: HeadingLevel;
  actions?: ReactNode;
  footer?: ReactNode;
  padding?: keyof typeof paddings;
  children?: ReactNode;
};

/** A raised sheet. With a title it is a region of that name. */
export function Card({ title, level = 2, actions, footer, padding = "md", children }: CardProps) {
  const id = useId();
  const Element = title ? "section" : "div";
  return (
    <Element className={card} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={header}>
          {title && (
            <Heading level={level} size="md" id={id}>
              {title}
            </Heading>
          )}
          {actions && <Inline gap="xs">{actions}</Inline>}
        </div>
      )}
      <div className={paddings[padding]}>{children}</div>
      {footer && <div className={foot}>{footer}</div>}
    </Element>
  );
}
