import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";

/** Longest title and text, in characters. */
export const suggestionLengths = { title: 100, text: 5_000 } as const;

export const makeSuggestion = endpoint({
  method: "POST",
  path: "/api/suggestions",
  summary: "Saves a suggestion for the product, with its author",
  idempotent: true,
  body: z.object({
    title: plainText(suggestionLengths.title, "Give your suggestion a title."),
    text: plainText(suggestionLengths.text, "Describe your suggestion."),
  }),
  response: z.object({ id: z.number().int() }),
});

export const suggestionsContract = { makeSuggestion };
