import { type PDFPageProxy, TextLayer, XfaLayer } from "pdfjs-dist";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./DocumentViewer.css.ts";
import { findRanges, highlight, scrollToRange } from "./textSearch.ts";
import { documentViewerTexts } from "./texts.ts";

const pointsToPixels = 96 / 72;

/** Returns the page's viewport for a zoom factor and a rotation in degrees. */
export const viewportOf = (sheet: PDFPageProxy, scale: number, rotation: number) =>
  sheet.getViewport({ scale: scale * pointsToPixels, rotation: sheet.rotate + rotation });

/** Browsers draw nothing on a canvas of more pixels. */
const maxCanvasPixels = 16_000_000;

type PdfPageProps = {
  sheet: PDFPageProxy;
  /** Place in the column, from 1. */
  number: number;
  count: number;
  scale: number;
  rotation: number;
  stage: RefObject<HTMLElement | null>;
  query: string;
  /** Index of the current match on this page, if any. */
  match: number | undefined;
};

/** Shows a page as a picture with its text over it, or blank space while far from the viewport. */
export function PdfPage({ stage, number, count, ...props }: PdfPageProps) {
  const { sheet, scale, rotation } = props;
  const say = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      {
        root: stage.current,
        rootMargin: "100% 0px",
      },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [stage]);
  const { width, height } = viewportOf(sheet, scale, rotation);
  return (
    <div
      ref={frame}
      className={css.sheet}
      dir="ltr"
      role="group"
      aria-label={say(documentViewerTexts.page, { page: number, pages: count })}
      data-page={number}
      style={{ inlineSize: width, blockSize: height }}
    >
      {isNear && (sheet.isPureXfa ? <Form {...props} /> : <Drawing {...props} stage={stage} />)}
    </div>
  );
}

/** Shows a page of an XFA form, which is elements and no picture. */
function Form({ sheet, scale, rotation }: Pick<PdfPageProps, "sheet" | "scale" | "rotation">) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    sheet.getXfa().then(
      (page) => {
        const div = form.current;
        if (!isCurrent || !div || !page) return;
        div.replaceChildren();
        const viewport = viewportOf(sheet, scale, rotation).clone({ dontFlip: true });
        // A form that is only read needs no links.
        const linkService = {} as Parameters<typeof XfaLayer.render>[0]["linkService"];
        XfaLayer.render({ div, viewport, xfaHtml: page, linkService, intent: "print" });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sheet, scale, rotation]);
  return (
    <div className={css.form} inert>
      <div ref={form} />
    </div>
  );
}

function Drawing({
  sheet,
  scale,
  rotation,
  stage,
  query,
  match,
}: Omit<PdfPageProps, "number" | "count">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const [picture, words] = [canvas.current, text.current];
    if (!picture || !words) return;
    const viewport = viewportOf(sheet, scale, rotation);
    const { width, height } = viewport;
    const ratio = Math.min(
      window.devicePixelRatio || 1,
      Math.sqrt(maxCanvasPixels / (width * height)),
    );
    picture.width = Math.floor(width * ratio);
    picture.height = Math.floor(height * ratio);
    words.replaceChildren();
    words.style.setProperty("--total-scale-factor", String(viewport.scale));
    words.style.setProperty("--text-scale-factor", String(viewport.scale));
    const drawing = sheet.render({
      canvas: picture,
      viewport,
      transform: [ratio, 0, 0, ratio, 0, 0],
    });
    const layer = new TextLayer({
      textContentSource: sheet.streamTextContent(),
      container: words,
      viewport,
    });
    let isCurrent = true;
    drawing.promise.catch(() => undefined);
    layer.render().then(
      () => isCurrent && setDrawn((times) => times + 1),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      drawing.cancel();
      layer.cancel();
    };
  }, [sheet, scale, rotation]);

  useEffect(() => {
    if (!text.current || drawn === 0 || query === "") return;
    const ranges = findRanges(text.current, query);
    const now = match === undefined ? undefined : ranges[match];
    const clear = [highlight("ats-found", ranges), highlight("ats-found-now", now ? [now] : [])];
    scrollToRange(stage.current, now);
    return () => clear.forEach((each) => each());
  }, [drawn, query, match, stage]);

  return (
    <>
      <canvas ref={canvas} className={css.canvas} aria-hidden="true" />
      <div ref={text} className={css.textLayer} />
    </>
  );
}
