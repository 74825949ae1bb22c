import { expect, it } from "vitest";
import { ComboBox } from "../src/ComboBox/ComboBox.tsx";
import * as table from "../src/Table/TenThousand.stories.tsx";
import { type StoryFile, showStory } from "./show.tsx";

const options = Array.from({ length: 1000 }, (_, at) => ({ id: `${at}`, label: `Job ${at}` }));
const longList: StoryFile = {
  default: { component: ComboBox },
  Default: { args: { label: "Job", options, autoFocus: true } },
};
const longTable = table as unknown as StoryFile;

/** Lines shown and then replaced by others: a press that begins on one of them ends on nothing. */
async function replaced(file: StoryFile, lines: string, whenLoaded: string) {
  const gone: Element[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof Element) gone.push(...node.querySelectorAll(lines));
  });
  watch.observe(document, { childList: true, subtree: true });
  await showStory(file, { isUntouched: true });
  await expect.poll(() => document.querySelector(whenLoaded)).not.toBeNull();
  await expect.poll(() => document.querySelectorAll(lines).length).toBeLessThan(60);
  watch.disconnect();
  const shown = new Set([...document.querySelectorAll(lines)].map((line) => line.textContent));
  return gone.filter((line) => shown.has(line.textContent)).length;
}

it("rows of a long table stay when its code has loaded", async () => {
  expect(await replaced(longTable, "th[scope=row]", "tbody [aria-rowindex]")).toBe(0);
});

it("options of a long list stay when its code has loaded", async () => {
  expect(await replaced(longList, "[role=option]", "[data-layout] [role=option]")).toBe(0);
});
