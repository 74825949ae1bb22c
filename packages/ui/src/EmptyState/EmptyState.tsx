import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import {
  action as actionLook,
  description as descriptionLook,
  icon as iconLook,
  state,
} from "./EmptyState.css.ts";

export type EmptyStateProps = RootProps<HTMLDivElement> & {
  /** Decorative; shown in a circle. */
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  level?: HeadingLevel;
};

/** Explains why nothing is here and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, description, action, level = 2, ref } = props;
  return (
    <div {...rootProps(props)} ref={ref} className={state}>
      {icon && (
        <span className={iconLook} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <div className={descriptionLook}>{description}</div>}
      {action && <div className={actionLook}>{action}</div>}
    </div>
  );
}
