import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inBrowser } from "./steps.ts";

interface Config {
  /** The folders matter only to the build. */
  compilerOptions: { rootDir?: string; outDir?: string };
  include: string[];
}
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Config;

test("the one program of the browser's packages checks what theirs check, with their settings", () => {
  const { include, compilerOptions } = read("tsconfig.web.json");
  const theirs = inBrowser.map((folder) => ({ folder, ...read(`${folder}/tsconfig.json`) }));
  expect(include).toEqual(
    theirs.flatMap((each) => each.include.map((path) => `${each.folder}/${path}`)),
  );
  for (const each of theirs) {
    const { rootDir: _, outDir: __, ...settings } = each.compilerOptions;
    expect(settings).toEqual(compilerOptions);
  }
});
