import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { createServer } from "vite";
import { expect, inject, it, onTestFinished } from "vitest";
import { chromium as installed } from "../.ci/chromium.ts";
import { pdfOf } from "../packages/ui/src/DocumentViewer/storyDocuments.ts";

/** Opens a page of a team in Vite's development server, which serves packages in another way. */
async function develop(code: string) {
  const root = join(inject("consumer"), "development");
  await mkdir(root);
  await writeFile(join(root, "main.js"), code);
  await writeFile(
    join(root, "index.html"),
    `<div id="root"></div><script type="module" src="/main.js"></script>`,
  );
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1" },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const browser = await chromium.launch(await installed());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  return page;
}

it("shows a PDF in a page that a team is developing", async () => {
  const cv = Buffer.from(await pdfOf([["Ida Berg", "Nurse in York"]]).arrayBuffer());
  const page = await develop(`
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    import { DocumentViewer } from "@ats/ui/DocumentViewer";
    import "@ats/ui/styles.css";
    import { UiProvider } from "@ats/ui/UiProvider";

    const type = "application/pdf";
    const source = "data:application/pdf;base64,${cv.toString("base64")}";
    createRoot(document.getElementById("root")).render(
      createElement(UiProvider, null, createElement(DocumentViewer, { title: "CV", type, source })),
    );
  `);
  const text = page.getByText("Nurse in York");
  await text.waitFor({ state: "attached" });
  expect(await text.count()).toBe(1);
});
