import type { Samples } from "../sample.ts";

export const tagCalls = {
  listTags: {},
} satisfies Samples;
