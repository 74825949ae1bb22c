import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, TextLayer } from "pdfjs-dist";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Loader } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import { Text } from "../Text/Text.tsx";
import * as css from "./DocumentViewer.css.ts";
import type { ReaderProps } from "./DocumentViewer.tsx";

GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/build/pdf.worker.min.mjs",
  import.meta.url,
).href;

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** A PDF, page by page: a picture with its text over it. */
export default function PdfPages({ content, title, onFail }: ReaderProps) {
  const say = useMessages();
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(2);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isCurrent = true;
    const task = getDocument({ data: content.slice(0) });
    task.promise.then(setPdf, () => isCurrent && fail());
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [content]);
  if (!pdf) return <Loader label={say("loading")} />;
  return (
    <>
      <div className={css.bar}>
        <Inline gap="xs">
          <IconButton
            aria-label={say("previousPage")}
            icon={<ChevronLeft />}
            size="sm"
            isDisabled={page === 1}
            onPress={() => setPage(page - 1)}
          />
          <Text size="sm" numeric>
            <span role="status">{say("page", { page, pages: pdf.numPages })}</span>
          </Text>
          <IconButton
            aria-label={say("nextPage")}
            icon={<ChevronRight />}
            size="sm"
            isDisabled={page === pdf.numPages}
            onPress={() => setPage(page + 1)}
          />
        </Inline>
        <Inline gap="xs">
          <IconButton
            aria-label={say("zoomOut")}
            icon={<ZoomOut />}
            size="sm"
            isDisabled={zoom === 0}
            onPress={() => setZoom(zoom - 1)}
          />
          <Text size="sm" numeric>
            {Math.round((zooms[zoom] ?? 1) * 100)} %
          </Text>
          <IconButton
            aria-label={say("zoomIn")}
            icon={<ZoomIn />}
            size="sm"
            isDisabled={zoom === zooms.length - 1}
            onPress={() => setZoom(zoom + 1)}
          />
        </Inline>
      </div>
      <div className={css.stage} role="region" aria-label={title} tabIndex={0}>
        <PdfPage key={page} pdf={pdf} page={page} zoom={zooms[zoom] ?? 1} />
      </div>
    </>
  );
}

/** The width that a page may take without being scrolled sideways. */
function roomAround(page: HTMLElement): number {
  const stage = page.closest("[role=region]");
  if (!stage) return Number.POSITIVE_INFINITY;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage);
  return stage.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
}

/** At zoom 1 the page has its natural size, or the width there is where that is less. */
function PdfPage({ pdf, page, zoom }: { pdf: PDFDocumentProxy; page: number; zoom: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    let cancel = () => {};
    (async () => {
      const sheet = await pdf.getPage(page);
      const [drawn, words] = [canvas.current, text.current];
      if (!isCurrent || !drawn || !words) return;
      const natural = sheet.getViewport({ scale: 96 / 72 });
      const fit = Math.min(1, roomAround(drawn) / natural.width);
      const viewport = sheet.getViewport({ scale: zoom * fit * (96 / 72) });
      const ratio = window.devicePixelRatio || 1;
      drawn.width = Math.floor(viewport.width * ratio);
      drawn.height = Math.floor(viewport.height * ratio);
      drawn.style.inlineSize = `${viewport.width}px`;
      drawn.style.blockSize = `${viewport.height}px`;
      words.replaceChildren();
      words.style.setProperty("--total-scale-factor", String(viewport.scale));
      words.style.setProperty("--text-scale-factor", String(viewport.scale));
      const drawing = sheet.render({
        canvas: drawn,
        viewport,
        transform: [ratio, 0, 0, ratio, 0, 0],
      });
      const layer = new TextLayer({
        textContentSource: sheet.streamTextContent(),
        container: words,
        viewport,
      });
      cancel = () => {
        drawing.cancel();
        layer.cancel();
      };
      await Promise.allSettled([drawing.promise, layer.render()]);
    })();
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [pdf, page, zoom]);
  return (
    <div className={css.sheet} dir="ltr">
      <canvas ref={canvas} className={css.canvas} aria-hidden="true" />
      <div ref={text} className={css.textLayer} />
    </div>
  );
}
