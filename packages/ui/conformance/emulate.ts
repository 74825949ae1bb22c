import type { BrowserCommand } from "vitest/node";

type Media = { forcedColors?: "active" | null; reducedMotion?: "reduce" | null };

/** What a person has asked of their system. */
export const emulate: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

declare module "vitest/browser" {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>;
  }
}
