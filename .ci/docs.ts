import { writeFileSync } from "node:fs";
import { answerHeadersPage } from "./answer-headers.ts";
import { coverage } from "./coverage.ts";
import { decisions } from "./decisions.ts";
import { published } from "../published/packages.ts";
import { surface } from "./surface.ts";

/** Each page that nobody keeps by hand, and what makes it. */
export const pages: Record<string, () => string> = {
  "docs/answer-headers.md": answerHeadersPage,
  "docs/coverage.md": coverage,
  "docs/decisions/README.md": decisions,
  ...Object.fromEntries(
    published.map((name) => [`packages/${name}/surface.md`, () => surface(name)]),
  ),
};

if (import.meta.main) for (const [path, make] of Object.entries(pages)) writeFileSync(path, make());
