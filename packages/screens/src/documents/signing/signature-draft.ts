import { z } from "zod";
import type { PadStroke } from "@ats/ui/SignaturePad";

const point = z.tuple([z.number(), z.number()]);
const stroke: z.ZodType<PadStroke> = z.array(point);

/**
 * The typed or drawn signature, as the tab keeps it; the confirmation is left out, to be given
 * again.
 */
export const signatureDraftSchema = z.object({
  way: z.enum(["typed", "drawn", "declined"]),
  text: z.string(),
  strokes: z.array(stroke),
  reason: z.string(),
});
export type SignatureDraft = z.output<typeof signatureDraftSchema>;

export const emptySignature: SignatureDraft = { way: "typed", text: "", strokes: [], reason: "" };
