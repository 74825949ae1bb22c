import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { useMessages } from "../messages/messages.tsx";
import { isBlank } from "../RichText/blank.ts";
import { RichText } from "../RichText/RichText.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { toolbar } from "./EditorToolbar.css.ts";
import * as css from "./RichTextEditor.css.ts";

type EditorSkeletonProps = {
  html: string;
  hasToolbar: boolean;
  hasMergeTags: boolean;
  /** The editor did not come: offers to try again. */
  onRetry: (() => void) | undefined;
};

/** The editor while it loads, as tall as it will be. What is written can be read already. */
export function EditorSkeleton({ html, hasToolbar, hasMergeTags, onRetry }: EditorSkeletonProps) {
  const say = useMessages();
  if (onRetry)
    return (
      <ErrorState
        level={3}
        title={say("editorFailed")}
        description={say("editorFailedHint")}
        onRetry={onRetry}
      />
    );
  return (
    <>
      {hasToolbar && (
        <div className={css.waitingRoom}>
          <div
            className={`${toolbar} ${css.waitingToolbar[hasMergeTags ? "withMergeTags" : "plain"]}`}
          >
            <Skeleton width="60%" height="1rem" />
          </div>
        </div>
      )}
      <div className={css.scroller}>
        <span role="status" className={hidden}>
          {say("loading")}
        </span>
        <div className={css.content}>
          {isBlank(html) ? <Skeleton lines={3} /> : <RichText html={html} />}
        </div>
      </div>
    </>
  );
}
