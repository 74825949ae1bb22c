import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { type Check, checks } from "./checks.ts";
import { exceptions, withoutComponent } from "./exceptions.ts";
import type { StoryFile } from "./show.tsx";

/** A component is covered by its folder: `src/X/X.tsx` and the Default story of `X`. */
const stories = import.meta.glob<StoryFile>("../src/*/*.stories.tsx");
const components = Object.keys(import.meta.glob("../src/*/*.tsx"))
  .map((path) => /\/(\w+)\/\1\.tsx$/.exec(path)?.[1] ?? "")
  .filter((name) => name && !(name in withoutComponent));

beforeAll(() => page.viewport(1200, 900));
afterEach(() => commands.emulate({ forcedColors: null, reducedMotion: "reduce" }));

describe.each(components)("%s", (name) => {
  for (const [title, check] of Object.entries(checks)) {
    // An exception that is no longer needed fails here and must be removed.
    const test = exceptions[name]?.[title as Check] ? it.fails : it;
    test(title, async () => {
      const file = await stories[`../src/${name}/${name}.stories.tsx`]?.();
      if (!file?.Default) throw new Error(`${name}.stories.tsx has no story "Default".`);
      expect(await check(file)).toEqual([]);
    });
  }
});
