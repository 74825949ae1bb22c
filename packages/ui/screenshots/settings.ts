import { join } from "node:path";
import { squares } from "./comparator.ts";

/** Letters are drawn alike on every machine, as far as a browser lets itself be told. */
export const evenly = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

type Place = { root: string; testFileName: string; arg: string; ext: string };

export const screenshots = {
  comparatorName: "squares" as const,
  comparators: { squares },
  resolveScreenshotPath: ({ root, testFileName, arg, ext }: Place) =>
    join(root, "packages/ui/screenshots", testFileName.replace(".stories.tsx", ""), arg + ext),
};
