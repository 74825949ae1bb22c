import { z } from "zod";
import type { PadStroke } from "@ats/ui/SignaturePad";

const point = z.tuple([z.number(), z.number()]);
const stroke: z.ZodType<PadStroke> = z.array(point);

/** What who signs has typed or drawn, as the tab keeps it; that they confirm is said anew each time. */
export const writtenSchema = z.object({
  way: z.enum(["typed", "drawn", "declined"]),
  text: z.string(),
  strokes: z.array(stroke),
  reason: z.string(),
});
export type Written = z.output<typeof writtenSchema>;

export const nothingWritten: Written = { way: "typed", text: "", strokes: [], reason: "" };
