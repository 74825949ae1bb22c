import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutComponent } from "../packages/ui/conformance/exceptions.ts";
import { doors } from "../packages/ui/doors.ts";

const sections = [
  "When to use",
  "Use instead",
  "States",
  "Do and don't",
  "Content",
  "Keyboard",
  "Props",
];

it.each(doors.filter((door) => !(door in withoutComponent)))("explains %s", (door) => {
  const page = join(import.meta.dirname, `../packages/ui/src/${door}/${door}.mdx`);
  expect(existsSync(page), "a component has a page in the manual, as Button.mdx is one").toBe(true);
  const titles = [...readFileSync(page, "utf8").matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(sections);
});
