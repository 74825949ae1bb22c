import { expect, it } from "vitest";
import { ComboBox } from "../src/ComboBox/ComboBox.tsx";
import * as table from "../src/Table/TenThousand.stories.tsx";
import { type StoryFile, showStory } from "./show.tsx";

const options = Array.from({ length: 1000 }, (_, at) => ({ id: `${at}`, label: `Job ${at}` }));
const longList: StoryFile = {
  default: { component: ComboBox },
  Default: { args: { label: "Job", options, autoFocus: true } },
};
const longTable: StoryFile = { default: table.default, Default: table.Default };

/** Lines shown and then replaced by others: a press that begins on one of them ends on nothing. */
async function replaced(lines: string, show: () => Promise<void>) {
  const gone: Element[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof Element) gone.push(...node.querySelectorAll(lines));
  });
  watch.observe(document, { childList: true, subtree: true });
  await show();
  watch.disconnect();
  const shown = new Set([...document.querySelectorAll(lines)].map((line) => line.textContent));
  return gone.filter((line) => shown.has(line.textContent)).length;
}

it("rows of a long table stay when its code has loaded", async () => {
  const show = async () => {
    await showStory(longTable, { isUntouched: true });
    await expect.poll(() => document.querySelector("tbody [aria-rowindex]")).not.toBeNull();
  };
  expect(await replaced("th[scope=row]", show)).toBe(0);
});

it("options of a long list stay when its code has loaded", async () => {
  const show = async () => {
    await showStory(longList);
    await expect.poll(() => document.querySelector("[data-layout] [role=option]")).not.toBeNull();
    await expect.poll(() => document.querySelectorAll("[role=option]").length).toBeLessThan(60);
  };
  expect(await replaced("[role=option]", show)).toBe(0);
});
