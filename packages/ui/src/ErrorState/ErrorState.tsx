import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import {
  action as actionLook,
  description as descriptionLook,
  failed,
  icon,
  state,
} from "../EmptyState/EmptyState.css.ts";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";

export type ErrorStateProps = RootProps<HTMLDivElement> & {
  title: string;
  description?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  action?: ReactNode;
  level?: HeadingLevel;
};

/** Explains what failed, why, and how to go on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, onRetry, isRetrying, retryLabel, action, level = 2, ref } = props;
  const say = useTexts();
  return (
    <div {...rootProps(props)} ref={ref} className={state} role="alert">
      <span className={`${icon} ${failed}`}>
        <CircleAlert />
      </span>
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <div className={descriptionLook}>{description}</div>}
      {(onRetry || action) && (
        <div className={actionLook}>
          <Inline justify="center">
            {onRetry && (
              <Button iconStart={<RotateCw />} isPending={isRetrying} onPress={onRetry}>
                {retryLabel ?? say(words.retry)}
              </Button>
            )}
            {action}
          </Inline>
        </div>
      )}
    </div>
  );
}
