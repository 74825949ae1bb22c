import type { Samples } from "../sample.ts";

export const searchCalls = {
  globalSearch: { query: { m: "APPLICATIONS", q: "ann" } },
} satisfies Samples;
