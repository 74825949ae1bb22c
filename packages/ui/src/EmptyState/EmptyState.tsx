import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import {
  action as actionLook,
  description as descriptionLook,
  icon as iconLook,
  state,
} from "./EmptyState.css.ts";

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  level?: HeadingLevel;
};

/** Why nothing is here, and what to do. */
export function EmptyState({ icon, title, description, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={state}>
      {icon && <span className={iconLook}>{icon}</span>}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <div className={descriptionLook}>{description}</div>}
      {action && <div className={actionLook}>{action}</div>}
    </div>
  );
}
