import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../docs/decisions");

/** Every decision by its day and title. */
export function decisions(): string {
  const pages = globSync("2*.md", { cwd: home })
    .toSorted()
    .map((page) => {
      const [title = ""] = readFileSync(join(home, page), "utf8").split("\n");
      return `- ${page.slice(0, 10)} [${title.replace("# ", "")}](${page})`;
    });
  return `# Decisions

One dated page for each decision that a newcomer would question: what was decided, why, what it costs. A page is not rewritten when its decision is replaced; the new page says so.

Made by \`npm run docs:update\`; a test fails when it is stale.

${pages.join("\n")}
`;
}
