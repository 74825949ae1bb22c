import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import { Text } from "../Text/Text.tsx";
import { bar, viewer } from "./DocumentViewer.css.ts";

const PdfPages = lazy(() => import("./PdfPages.tsx"));
const WordText = lazy(() => import("./WordText.tsx"));

export const pdfType = "application/pdf";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type DocumentViewerProps = {
  /** An address, or what gives the content. A new function loads again: keep it the same. */
  source: string | (() => Promise<ArrayBuffer | Blob>);
  /** MIME type: PDF or DOCX. */
  type: string;
  title: string;
  /** Beside the title: download, for example. */
  actions?: ReactNode;
};

/** Each try to load is its own; without content it failed. */
type Attempt = Pick<DocumentViewerProps, "source">;
type Loaded = { attempt: Attempt; content?: ArrayBuffer };

/** A document on the page, as it is on paper. The readers load only when one is shown. */
export function DocumentViewer({ source, type, title, actions }: DocumentViewerProps) {
  const say = useMessages();
  const [attempt, setAttempt] = useState<Attempt>({ source });
  if (attempt.source !== source) setAttempt({ source });
  const [latest, setLoaded] = useState<Loaded>();
  const loaded = latest?.attempt === attempt ? latest : undefined;
  useEffect(() => {
    load(attempt.source).then(
      (content) => setLoaded({ attempt, content }),
      () => setLoaded({ attempt }),
    );
  }, [attempt]);
  const Reader = type === pdfType ? PdfPages : type === docxType ? WordText : undefined;
  return (
    <section className={viewer} aria-label={title}>
      <div className={bar}>
        <Text weight="medium" truncate>
          {title}
        </Text>
        {actions}
      </div>
      {!Reader || (loaded && !loaded.content) ? (
        <ErrorState
          level={3}
          title={say("documentError")}
          description={say("documentErrorHint")}
          onRetry={Reader && (() => setAttempt({ source }))}
        />
      ) : !loaded?.content ? (
        <Loader label={say("loading")} />
      ) : (
        <Suspense fallback={<Loader label={say("loading")} />}>
          <Reader content={loaded.content} title={title} onFail={() => setLoaded({ attempt })} />
        </Suspense>
      )}
    </section>
  );
}

async function load(source: DocumentViewerProps["source"]): Promise<ArrayBuffer> {
  if (typeof source === "string") {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source} answered ${response.status}`);
    return response.arrayBuffer();
  }
  const content = await source();
  return content instanceof Blob ? content.arrayBuffer() : content;
}

export type ReaderProps = { content: ArrayBuffer; title: string; onFail: () => void };
