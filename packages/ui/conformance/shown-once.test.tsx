import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import type * as longList from "../src/Select/LongList.tsx";
import type * as table from "../src/Table/Table.tsx";
import { UiProvider } from "../src/UiProvider/UiProvider.tsx";

const lines = Array.from({ length: 1000 }, (_, at) => ({ id: `${at}`, label: `Line ${at}` }));

/** Imports a module as a page that has not yet loaded what it loads on demand. */
const fresh = <Module,>(path: string) =>
  import(/* @vite-ignore */ `${path}?fresh`) as Promise<Module>;

/** Counts lines that others replace: a press that begins on one of them ends on nothing. */
async function replaced(content: ReactNode, line: string, whenLoaded: string) {
  const gone: Element[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof Element) gone.push(...node.querySelectorAll(line));
  });
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  watch.observe(page, { childList: true, subtree: true });
  root.render(<UiProvider>{content}</UiProvider>);
  await expect.poll(() => page.querySelector(whenLoaded)).not.toBeNull();
  await expect.poll(() => page.querySelectorAll(line).length).toBeLessThan(60);
  watch.disconnect();
  const shown = new Set([...page.querySelectorAll(line)].map(({ textContent }) => textContent));
  return gone.filter(({ textContent }) => shown.has(textContent)).length;
}

it("rows of a long table stay when its code has loaded", async () => {
  const { Table } = await fresh<typeof table>("../src/Table/Table.tsx");
  const content = (
    <Table
      caption="Lines"
      rows={lines}
      getKey={({ id }) => id}
      columns={[{ id: "line", header: "Line", cell: ({ label }) => label, isRowHeader: true }]}
      maxHeight="20rem"
    />
  );
  expect(await replaced(content, "th[scope=row]", "tbody [aria-rowindex]")).toBe(0);
});

it("options of a long list stay when its code has loaded", async () => {
  const { LongList } = await fresh<typeof longList>("../src/Select/LongList.tsx");
  const content = <LongList aria-label="Lines" items={lines} total={1000} emptyText="None" />;
  expect(await replaced(content, "[role=option]", "[data-layout] [role=option]")).toBe(0);
});
