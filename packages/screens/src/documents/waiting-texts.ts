import { texts } from "@ats/ui/texts";

export const waitingTexts = texts("documents.waiting", {
  withdrawn: {
    one: "{count} document that waits for a signature will be withdrawn.",
    other: "{count} documents that wait for a signature will be withdrawn.",
  },
});
