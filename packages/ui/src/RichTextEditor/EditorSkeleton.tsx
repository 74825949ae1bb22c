import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { isBlank } from "../RichText/isBlank.ts";
import { RichText } from "../RichText/RichText.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { words } from "../words/texts.ts";
import { toolbar } from "./EditorToolbar.css.ts";
import * as css from "./RichTextEditor.css.ts";
import { richTextEditorTexts } from "./texts.ts";

type EditorSkeletonProps = {
  html: string;
  hasToolbar: boolean;
  hasMergeTags: boolean;
  /** Offers to try again; undefined unless loading failed. */
  onRetry: (() => void) | undefined;
};

/** Shows the text, readable and at its final height, while the editor loads. */
export function EditorSkeleton({ html, hasToolbar, hasMergeTags, onRetry }: EditorSkeletonProps) {
  const say = useTexts();
  if (onRetry)
    return (
      <ErrorState
        level={3}
        title={say(richTextEditorTexts.editorFailed)}
        description={say(richTextEditorTexts.editorFailedHint)}
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
          {say(words.loading)}
        </span>
        <div className={css.content}>
          {isBlank(html) ? <Skeleton lines={3} /> : <RichText html={html} />}
        </div>
      </div>
    </>
  );
}
