import type { PDFPageProxy } from "pdfjs-dist";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Loader } from "../Loader/Loader.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./DocumentViewer.css.ts";
import type { Failure, ReaderProps } from "./DocumentViewer.tsx";
import { openPdf } from "./openPdf.ts";
import { PdfPage, viewportOf } from "./PdfPage.tsx";
import { ReaderFrame } from "./ReaderFrame.tsx";
import { usePdfSearch } from "./usePdfSearch.ts";
import { useZoom } from "./useZoom.ts";

function failureOf(error: unknown): Failure {
  if (error instanceof Event) return "failed";
  return (error as Error).name === "PasswordException" ? "protected" : "damaged";
}

/** Shows the pages of a PDF in a column. Only pages near the viewport are drawn. */
export default function PdfPages({ content, title, onFail }: ReaderProps) {
  const say = useTexts();
  const [sheets, setSheets] = useState<PDFPageProxy[]>([]);
  const fail = useEffectEvent((error: unknown) => onFail(failureOf(error)));
  useEffect(() => {
    let isCurrent = true;
    const { opened, close } = openPdf(content);
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
        <Loader label={say(words.loading)} />
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
