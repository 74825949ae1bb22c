import { getDocument, GlobalWorkerOptions, PDFWorker } from "pdfjs-dist";

GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/build/pdf.worker.min.mjs",
  import.meta.url,
).href;

/** A worker kept for the next document: starting one takes longer than reading a CV. */
let idle: PDFWorker | undefined;

/** A worker that has not let go of its document by then hangs in it. */
const hungAfterMs = 5_000;

/** Opens a PDF; `close` ends all work on it. */
export function openPdf(content: ArrayBuffer) {
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
