import { join } from "node:path";

/** Letters are drawn alike on every machine. */
export const evenly = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

type Place = { root: string; testFileName: string; arg: string; ext: string };

export const screenshots = {
  comparatorName: "pixelmatch" as const,
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
  resolveScreenshotPath: ({ root, testFileName, arg, ext }: Place) =>
    join(root, "packages/ui/screenshots", testFileName.replace(".stories.tsx", ""), arg + ext),
};
