import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { foreignColours } from "./colours.ts";
import { exceptions, withoutComponent } from "./exceptions.ts";
import { focusIsSeen, marks, vanished } from "./forced.ts";
import { boxes, unmirrored } from "./mirror.ts";
import { moving } from "./motion.ts";
import { around } from "./passing.ts";
import { show, type StoryFile } from "./show.tsx";

/** What every component keeps. A new one is in by having a folder: `src/X/X.tsx`. */
const modules = Object.keys(import.meta.glob("../src/*/*.tsx"));
const stories = import.meta.glob<StoryFile>("../src/*/*.stories.tsx");
const doors = modules
  .map((path) => /\/(\w+)\/\1\.tsx$/.exec(path)?.[1])
  .filter((door) => door !== undefined)
  .filter((door) => !(door in withoutComponent));

const expectNone = (found: string[], what = "") =>
  expect(found, [what, ...found].join("\n")).toEqual([]);

beforeAll(() => page.viewport(1200, 900));
afterEach(() => commands.emulate({ forcedColors: null, reducedMotion: "reduce" }));

describe.each(doors)("%s", (door) => {
  const load = async () => {
    const file = await stories[`../src/${door}/${door}.stories.tsx`]?.();
    if (!file?.Default) throw new Error(`${door}.stories.tsx has no Default story.`);
    return file;
  };
  const check: typeof it = ((name: string, run: () => Promise<void>) => {
    const reason = exceptions[door]?.[name as never];
    if (!reason) it(name, run);
  }) as never;

  check("passes on ref, id and data-*", async () => {
    const file = await load();
    const seen: { root: Element | null; around: string[] }[] = [];
    const ref = (element: Element | null) => {
      if (!element) return;
      const root = element.closest("[data-conformance]");
      seen.push({ root, around: root ? around(root, file.default.component) : [] });
    };
    await show(file, { args: { ref, id: "conformance", "data-conformance": "yes" } });
    expect(seen, "ref reaches an element").not.toEqual([]);
    for (const { root, around: outer } of seen) {
      expect(root, "data-* is around or on what ref reaches").not.toBeNull();
      expect(root?.id || root?.querySelector("#conformance")?.id).toBe("conformance");
      expect(outer, "data-* is on the outermost element").toEqual([]);
    }
  });

  check("names everything that can be used", async () => {
    await show(await load());
    const { violations } = await axe.run(document.body, {
      runOnly: ["cat.name-role-value", "cat.forms", "cat.text-alternatives"],
      resultTypes: ["violations"],
    });
    expect(violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html}`))).toEqual([]);
  });

  check("paints in the theme's colours alone", async () => {
    const file = await load();
    for (const theme of ["light", "dark"] as const) {
      await show(file, { theme });
      expectNone(foreignColours(), theme);
    }
  });

  check("mirrors from right to left", async () => {
    const file = await load();
    await show(file, { isUntouched: true });
    const before = boxes();
    await show(file, { isUntouched: true, direction: "rtl" });
    expectNone(unmirrored(before, boxes()));
  });

  check("keeps still where less motion is asked for", async () => {
    await show(await load());
    expectNone(moving());
  });

  check("is drawn, and its focus too, in forced colours", async () => {
    await show(await load());
    const before = marks();
    await commands.emulate({ forcedColors: "active" });
    expectNone(vanished(before), "drawn by a ground alone");
    if (
      !document.querySelector(
        "#storybook-root, body > div :is(a[href], button, input, select, textarea)",
      )
    )
      return;
    const seen = await focusIsSeen(() => userEvent.keyboard("{Tab}"));
    if (document.activeElement && document.activeElement !== document.body)
      expect(seen, "the focus is seen").toBe(true);
  });
});
