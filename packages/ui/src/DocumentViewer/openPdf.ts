import { getDocument, PDFWorker, VerbosityLevel } from "pdfjs-dist";
import { PdfData } from "./pdfData.ts";

/** A worker kept for the next document: starting one takes longer than reading a CV. */
let idle: Reader | undefined;

/** A worker that has not let go of its document by then hangs in it. */
const hungAfterMs = 5_000;

type Reader = ReturnType<typeof startWorker>;

function startWorker() {
  // A file of ours, because bundlers know no other in their development servers.
  const port = new Worker(new URL("./pdfWorker.js", import.meta.url), { type: "module" });
  const worker = PDFWorker.create({ port });
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  port.addEventListener("error", fail);
  failed.catch(() => worker.destroy());
  return {
    worker,
    failed,
    end() {
      worker.destroy();
      port.terminate();
    },
  };
}

/** Opens a PDF; `close` ends all work on it. Rejects with an event if no worker could be started. */
export function openPdf(content: ArrayBuffer) {
  const reader = idle ?? startWorker();
  idle = undefined;
  const { worker } = reader;
  const task = getDocument({
    data: content.slice(0),
    worker,
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    enableXfa: true,
    // Tells which fonts are missing in the document.
    fontExtraProperties: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  return {
    opened: Promise.race([task.promise, reader.failed]),
    close() {
      const end = setTimeout(reader.end, hungAfterMs);
      void task.destroy().then(() => {
        clearTimeout(end);
        if (idle || worker.destroyed) reader.end();
        else idle = reader;
      });
    },
  };
}
