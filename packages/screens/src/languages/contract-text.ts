import type { Text } from "@ats/ui/texts";

/** A sentence or label that the contract or the server wrote. Its English is its key. */
export const contractText = (english: string): Text => ({
  id: `contract.${english}`,
  wording: english,
});
