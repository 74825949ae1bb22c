import type { ScreenRoute } from "./screen.ts";

/** Every screen there is. A route of the table that is not here answers with the 404 page and is linked nowhere. */
export const screens: readonly ScreenRoute[] = [];
