import { type Envelope, type EnvelopeKind, envelopeKinds } from "@ats/core/documents/envelope";
import { plainTextOf } from "@ats/core/templates/plain-text";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import type { InWords } from "../drafts/differences.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { envelopeKindTexts } from "./texts.ts";

/** A document as it stands in the form. */
export const typedEnvelope = z.object({
  kind: z.enum(Object.keys(envelopeKinds) as [EnvelopeKind]),
  title: z.string(),
  text: z.string(),
  /** Text that a template filled in. Another template may replace it until the user edits it. */
  template_text: z.string().default(""),
  /** The template that the document began from. */
  template_id: z.number().nullable().default(null),
  /** Version of the document that the edit began from; 0 for a new one. */
  version: z.number(),
});
export type TypedEnvelope = z.output<typeof typedEnvelope>;

export const newEnvelope: TypedEnvelope = {
  kind: "OFFER",
  title: "",
  text: "",
  template_text: "",
  template_id: null,
  version: 0,
};

export const typedOf = ({ kind, title, text, version }: Envelope): TypedEnvelope => ({
  ...newEnvelope,
  kind,
  title,
  text: text ?? "",
  version,
});

/** The words of a document. */
export const inWords = (say: Say): InWords<Pick<TypedEnvelope, "kind" | "title" | "text">> => [
  [say(dialogTexts.kind), ({ kind }) => say(envelopeKindTexts[kind])],
  [say(dialogTexts.title), ({ title }) => title],
  [say(dialogTexts.text), ({ text }) => plainTextOf(text)],
];
