import { Download } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Loader } from "../Loader/Loader.tsx";
import type { RootProps } from "../root/root.ts";
import { Text } from "../Text/Text.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { actionsEnd, bar, viewer, waiting } from "./DocumentViewer.css.ts";
import { documentViewerTexts } from "./texts.ts";

const PdfPages = lazy(() => import("./PdfPages.tsx"));
const WordText = lazy(() => import("./WordText.tsx"));
const ImageSheet = lazy(() => import("./ImageSheet.tsx"));

export const pdfType = "application/pdf";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type DocumentViewerProps = RootProps<HTMLElement> & {
  /** URL, or a function that fetches the content. Memoise the function: a new one loads again. */
  source: string | (() => Promise<ArrayBuffer | Blob>);
  /** MIME type: PDF, DOCX or an image. */
  type: string;
  title: string;
  /** Controls next to the title, such as download. */
  actions?: ReactNode;
  /** Adds a button that saves the loaded file under `title`. */
  allowsDownload?: boolean;
};

export type Failure = "failed" | "damaged" | "protected";
export type ReaderProps = {
  content: ArrayBuffer;
  type: string;
  title: string;
  onFail: (why: Failure) => void;
};

const imageTypes = new Set(["png", "jpeg", "gif", "webp", "avif"].map((kind) => `image/${kind}`));

/** Each attempt to load is a new object, so that a retry is not mistaken for the failed attempt. */
type Attempt = Pick<DocumentViewerProps, "source">;
type Loaded = { attempt: Attempt; content?: ArrayBuffer; failure?: Failure };

const explanations = {
  failed: [documentViewerTexts.documentError, documentViewerTexts.documentErrorHint],
  damaged: [documentViewerTexts.documentDamaged, documentViewerTexts.documentDamagedHint],
  protected: [documentViewerTexts.documentProtected, documentViewerTexts.documentProtectedHint],
  unsupported: [
    documentViewerTexts.documentUnsupported,
    documentViewerTexts.documentUnsupportedHint,
  ],
} as const;

/** Shows a document as it looks on paper. The reader for its type loads on first use. */
export function DocumentViewer({
  source,
  type,
  title,
  actions,
  allowsDownload,
  ...root
}: DocumentViewerProps) {
  const say = useTexts();
  const [attempt, setAttempt] = useState<Attempt>({ source });
  if (attempt.source !== source) setAttempt({ source });
  const [latest, setLoaded] = useState<Loaded>();
  const loaded = latest?.attempt === attempt ? latest : undefined;
  useEffect(() => {
    load(attempt.source).then(
      (content) => setLoaded({ attempt, content }),
      () => setLoaded({ attempt, failure: "failed" }),
    );
  }, [attempt]);
  const Picture = imageTypes.has(type) ? ImageSheet : undefined;
  const Reader = type === pdfType ? PdfPages : type === docxType ? WordText : Picture;
  const failure = Reader ? loaded?.failure : "unsupported";
  const content = loaded?.content;
  return (
    <section {...root} className={viewer} aria-label={title}>
      <div className={bar}>
        <Text weight="medium" truncate>
          {title}
        </Text>
        <div className={actionsEnd}>
          {allowsDownload && content && (
            <IconButton
              aria-label={say(documentViewerTexts.downloadNamed, { name: title })}
              icon={<Download />}
              size="sm"
              onPress={() => save(content, type, title)}
            />
          )}
          {actions}
        </div>
      </div>
      {failure ? (
        <ErrorState
          level={3}
          title={say(explanations[failure][0])}
          description={say(explanations[failure][1])}
          {...(failure === "failed" && { onRetry: () => setAttempt({ source }) })}
        />
      ) : !content || !Reader ? (
        <div className={waiting}>
          <Loader label={say(words.loading)} />
        </div>
      ) : (
        <Suspense
          fallback={
            <div className={waiting}>
              <Loader label={say(words.loading)} />
            </div>
          }
        >
          <Reader
            content={content}
            type={type}
            title={title}
            onFail={(why) => setLoaded({ attempt, content, failure: why })}
          />
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

function save(content: ArrayBuffer, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
