import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Loader } from "../Loader/Loader.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./DocumentViewer.css.ts";
import type { Failure, ReaderProps } from "./DocumentViewer.tsx";
import { PdfNotices } from "./PdfNotices.tsx";
import { PdfPage, viewportOf } from "./PdfPage.tsx";
import { type PdfContent, readPdf } from "./readPdf.ts";
import { ReaderFrame } from "./ReaderFrame.tsx";
import { usePdfSearch } from "./usePdfSearch.ts";
import { useZoom } from "./useZoom.ts";

function failureOf(error: unknown): Failure {
  if (error instanceof Event) return "failed";
  const { name, message } = error as Error;
  // pdf.js knows passwords, and no certificates.
  const isLocked = name === "PasswordException" || /encrypt|crypt filter/i.test(message);
  return isLocked ? "protected" : "damaged";
}

/** Shows the pages of a PDF in a column. Only pages near the viewport are drawn. */
export default function PdfPages({ content, title, onFail }: ReaderProps) {
  const say = useTexts();
  const [pdf, setPdf] = useState<PdfContent>();
  const fail = useEffectEvent((error: unknown) => onFail(failureOf(error)));
  const show = useEffectEvent((read: PdfContent) =>
    read.sheets.length > 0 ? setPdf(read) : onFail("damaged"),
  );
  useEffect(() => {
    let isCurrent = true;
    const { content: read, close } = readPdf(content);
    read.then(
      (all) => isCurrent && show(all),
      (error) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
      close();
    };
  }, [content]);
  if (!pdf)
    return (
      <div className={css.waiting}>
        <Loader label={say(words.loading)} />
      </div>
    );
  return (
    <>
      <PdfNotices {...pdf} />
      <Pages sheets={pdf.sheets} title={title} />
    </>
  );
}

function Pages({ sheets, title }: Pick<PdfContent, "sheets"> & { title: string }) {
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
            // oxlint-disable-next-line react/no-array-index-key -- Pages keep their places.
            key={at}
            number={at + 1}
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
