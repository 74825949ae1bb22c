import { useEffect, useState } from "react";
import type EditorPart from "./Editor.tsx";

export type Loaded = { Editor?: typeof EditorPart; hasFailed: boolean; retry: () => void };

/** Loads the editor when it is first shown. */
export function useLazyEditor(): Loaded {
  const [Editor, setEditor] = useState<typeof EditorPart>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isShown = true;
    import("./Editor.tsx").then(
      ({ default: part }) => isShown && setEditor(() => part),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [hasFailed]);
  return { Editor, hasFailed, retry: () => setFailed(false) };
}
