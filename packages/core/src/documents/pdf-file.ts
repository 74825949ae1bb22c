import { z } from "zod";
import { documentMaxBytes } from "./envelope.ts";

/** An uploaded PDF document; the server checks its content. */
export const pdfFile = z
  .file()
  .min(1, "This file is empty (0 bytes). Save it again and choose that file.")
  .max(documentMaxBytes, "This file is larger than 10 MB. Make it smaller and choose it again.");
