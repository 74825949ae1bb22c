import DOMPurify from "dompurify";
import mammoth from "mammoth";
import { useEffect, useEffectEvent, useRef } from "react";
import { sheet, stage, words } from "./DocumentViewer.css.ts";
import type { ReaderProps } from "./DocumentViewer.tsx";

/** A DOCX as clean markup. */
export default function WordText({ content, title, onFail }: ReaderProps) {
  const ref = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    mammoth.convertToHtml({ arrayBuffer: content }).then(
      ({ value }) => {
        const clean = DOMPurify.sanitize(value, {
          FORBID_TAGS: ["style", "form", "input"],
          RETURN_DOM_FRAGMENT: true,
        });
        ref.current?.replaceChildren(clean);
      },
      () => fail(),
    );
  }, [content]);
  return (
    <div className={stage} role="region" aria-label={title} tabIndex={0}>
      <div ref={ref} className={`${sheet} ${words}`} />
    </div>
  );
}
