import { z } from "zod";
import { documentMaxBytes } from "./envelope.ts";

/** A document that comes as a PDF; what the PDF is like, the server sees in its bytes. */
export const pdfFile = z
  .file()
  .min(1, "This file is empty: it has 0 bytes. Save it again and choose that file.")
  .max(documentMaxBytes, "This file is larger than 10 MB. Save it smaller and choose it again.");
