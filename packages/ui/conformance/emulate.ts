/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from "vitest/node";

type Media = { forcedColors?: "active" | null; reducedMotion?: "reduce" | null };

/** Sets media features such as forced colours or reduced motion. */
export const emulate: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

declare module "vitest/browser" {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>;
  }
}
