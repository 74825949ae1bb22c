import { z } from "zod";
import type { PadStroke } from "@ats/ui/SignaturePad";

const point = z.tuple([z.number(), z.number()]);
const stroke: z.ZodType<PadStroke> = z.array(point);

/** The typed or drawn signature, as the tab keeps it. */
export const signatureDraftSchema = z.object({
  way: z.enum(["typed", "drawn", "declined"]),
  text: z.string(),
  strokes: z.array(stroke),
  reason: z.string(),
  // A restored decision is confirmed again.
  confirmed: z
    .boolean()
    .default(false)
    .transform((): boolean => false),
});
export type SignatureDraft = z.output<typeof signatureDraftSchema>;

export const emptySignature: SignatureDraft = {
  way: "typed",
  text: "",
  strokes: [],
  reason: "",
  confirmed: false,
};
