import { z } from "zod";
import type { Language } from "../languages/language.ts";
import { plainText } from "../validation/text.ts";

/** Size of the drawing area in which strokes are measured, from the top left. */
export const signatureSheet = { width: 600, height: 200 } as const;

const tooLong = "This signature is too long. Clear it and draw it again.";

const point = z.tuple([
  z.number().min(0).max(signatureSheet.width),
  z.number().min(0).max(signatureSheet.height),
]);
const stroke = z.array(point).min(1).max(2_000, tooLong);
export type Stroke = z.output<typeof stroke>;

/** A signature: a typed name or drawn strokes. */
export const signatureSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("typed"), text: plainText(200, "Type your name to sign.") }),
  z.object({
    type: z.literal("drawn"),
    strokes: z.array(stroke).min(1, "Draw your signature, or type it.").max(200, tooLong),
  }),
]);
export type Signature = z.output<typeof signatureSchema>;

/** Converts strokes to an SVG path; a single point becomes a dot. */
export const pathOf = (strokes: readonly Stroke[]): string =>
  strokes
    .map((points) => {
      const [first = [0, 0], ...rest] = points;
      const line = rest.length > 0 ? rest : [[first[0] + 0.1, first[1]]];
      return `M ${first.join(" ")} ${line.map((each) => `L ${each.join(" ")}`).join(" ")}`;
    })
    .join(" ");

const statements: Record<Language, (name: string, title: string) => string> = {
  en: (name, title) =>
    `I am ${name}. I have read “${title}” and agree that my electronic signature is as binding as a handwritten one.`,
  cy: (name, title) =>
    `${name} ydw i. Rwyf wedi darllen “${title}” ac rwy’n cytuno bod fy llofnod electronig yr un mor rhwymol â llofnod mewn llawysgrifen.`,
};

/** Statement that the signer confirms, stored word for word as evidence. */
export const signingStatement = (language: Language, name: string, title: string): string =>
  statements[language](name, title);
