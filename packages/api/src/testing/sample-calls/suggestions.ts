import type { Samples } from "../sample.ts";

export const suggestionCalls = {
  makeSuggestion: {
    body: { title: "Print labels", text: "For interview days." },
    own: true,
  },
} satisfies Samples;
