import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { programs } from "./steps.ts";

interface Config {
  /** The folders matter only to the build. */
  compilerOptions: { rootDir?: string; outDir?: string };
  include: string[];
}
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Config;

test.each(Object.entries(programs))(
  "the one program of %s checks what its projects check, with their settings",
  (program, projects) => {
    const { include, compilerOptions } = read(program);
    const theirs = projects.map((path) =>
      path.endsWith(".json")
        ? { folder: dirname(path), ...read(path) }
        : { folder: path, ...read(`${path}/tsconfig.json`) },
    );
    expect(include).toEqual(
      theirs.flatMap((each) => each.include.map((path) => `${each.folder}/${path}`)),
    );
    for (const each of theirs) {
      const { rootDir: _, outDir: __, ...settings } = each.compilerOptions;
      expect(settings).toEqual(compilerOptions);
    }
  },
);
