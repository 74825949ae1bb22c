import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { teamPages } from "./open-bundle.ts";

const { open } = teamPages();
const packages = ["ui", "screens"];
const doors = packages.map((name) => `@ats/${name}/styles.css`);
const stylesOf = (name: string) =>
  readFile(join(inject("consumer"), `node_modules/@ats/${name}/dist/styles.css`), "utf8");

const code = `
import { createRoot } from "react-dom/client";
import { Button } from "@ats/ui/Button";
import { UiProvider } from "@ats/ui/UiProvider";
createRoot(document.getElementById("root")).render(<UiProvider><Button>Add job</Button></UiProvider>);
`;
/** It stands first and names an element only: without layers, every class of ours would win. */
const team = "<style>button { border-radius: 1px; border-color: rgb(0, 128, 0) }</style>";

it.each([
  {
    way: "imported",
    page: async () => ({
      code: doors.map((door) => `import "${door}";`).join("") + code,
      head: `${team}<link rel="stylesheet" href="/page.css">`,
    }),
  },
  {
    way: "linked",
    page: async () => ({
      code,
      head: team + packages.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join(""),
      files: Object.fromEntries(
        await Promise.all(
          packages.map(async (name) => [`${name}.css`, await stylesOf(name)] as const),
        ),
      ),
    }),
  },
])("lets a team's plainest rule win over ours when our styles are $way", async ({ page }) => {
  const opened = await open(await page());
  const button = opened.getByRole("button", { name: "Add job" });
  const look = await button.evaluate((element) => {
    const { borderRadius, borderColor, display } = getComputedStyle(element);
    return { borderRadius, borderColor, display };
  });
  expect(look).toEqual({
    borderRadius: "1px",
    borderColor: "rgb(0, 128, 0)",
    display: "inline-flex",
  });
});
