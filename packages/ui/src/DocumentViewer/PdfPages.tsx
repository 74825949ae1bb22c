import { getDocument, GlobalWorkerOptions, type PDFPageProxy, PDFWorker } from "pdfjs-dist";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Loader } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import * as css from "./DocumentViewer.css.ts";
import type { ReaderProps } from "./DocumentViewer.tsx";
import { PdfPage, viewportOf } from "./PdfPage.tsx";
import { ReaderFrame } from "./ReaderFrame.tsx";
import { usePdfSearch } from "./usePdfSearch.ts";
import { useZoom } from "./useZoom.ts";

GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/build/pdf.worker.min.mjs",
  import.meta.url,
).href;

/** A worker kept for the next document: starting one takes longer than reading a CV. */
let idle: PDFWorker | undefined;

/** A worker that has not let go of its document by then hangs in it. */
const hungAfterMs = 5_000;

/** Opens a document; `close` ends all work on it. */
function openDocument(content: ArrayBuffer) {
  const worker = idle ?? PDFWorker.create({});
  idle = undefined;
  const task = getDocument({ data: content.slice(0), worker });
  return {
    opened: task.promise,
    close() {
      const end = setTimeout(() => worker.destroy(), hungAfterMs);
      void task.destroy().then(() => {
        clearTimeout(end);
        if (idle || worker.destroyed) worker.destroy();
        else idle = worker;
      });
    },
  };
}

/** Shows the pages of a PDF in a column. Only pages near the viewport are drawn. */
export default function PdfPages({ content, title, onFail }: ReaderProps) {
  const say = useMessages();
  const [sheets, setSheets] = useState<PDFPageProxy[]>([]);
  const fail = useEffectEvent((error: unknown) =>
    onFail((error as Error).name === "PasswordException" ? "protected" : "damaged"),
  );
  useEffect(() => {
    let isCurrent = true;
    const { opened, close } = openDocument(content);
    opened
      .then((pdf) =>
        Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1))),
      )
      .then(
        (all) => isCurrent && setSheets(all),
        (error) => isCurrent && fail(error),
      );
    return () => {
      isCurrent = false;
      close();
    };
  }, [content]);
  if (sheets.length === 0)
    return (
      <div className={css.waiting}>
        <Loader label={say("loading")} />
      </div>
    );
  return <Pages sheets={sheets} title={title} />;
}

function Pages({ sheets, title }: { sheets: PDFPageProxy[]; title: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [rotation, setRotation] = useState(0);
  const widest = sheets
    .map((sheet) => viewportOf(sheet, 1, rotation))
    .reduce((most, one) => (one.width > most.width ? one : most));
  const zoom = useZoom(stage, widest);
  const { scale } = zoom;

  const frameOf = (number: number) =>
    stage.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
  const go = (to: number) => {
    const top = (frameOf(to)?.offsetTop ?? 0) - (frameOf(1)?.offsetTop ?? 0);
    stage.current?.scrollTo({ top });
    setPage(to);
  };
  const search = usePdfSearch(sheets, go);

  /** Scroll position at scale 1, to keep the reader's place when zooming. */
  const read = useRef(0);
  const onScroll = ({
    currentTarget: { scrollTop, scrollHeight, clientHeight },
  }: {
    currentTarget: HTMLDivElement;
  }) => {
    read.current = scrollTop / scale;
    const middle = scrollTop + clientHeight / 3;
    const seen = sheets.findLastIndex((_, at) => (frameOf(at + 1)?.offsetTop ?? 0) <= middle);
    setPage(
      scrollTop + clientHeight >= scrollHeight - 2
        ? Math.max(seen + 1, page)
        : Math.max(seen, 0) + 1,
    );
  };
  useLayoutEffect(() => {
    if (stage.current) stage.current.scrollTop = read.current * scale;
  }, [scale]);

  return (
    <ReaderFrame
      {...zoom}
      title={title}
      stage={stage}
      pages={{ page, count: sheets.length, onGo: go }}
      canFit
      onRotate={() => setRotation((rotation + 90) % 360)}
      search={search}
      onScroll={onScroll}
    >
      <div className={css.sheets}>
        {sheets.map((sheet, at) => (
          <PdfPage
            key={sheet.pageNumber}
            sheet={sheet}
            count={sheets.length}
            scale={scale}
            rotation={rotation}
            stage={stage}
            query={search.query.trim()}
            match={search.place?.page === at ? search.place.match : undefined}
          />
        ))}
      </div>
    </ReaderFrame>
  );
}
