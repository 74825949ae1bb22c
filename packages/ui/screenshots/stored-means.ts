import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromLine, type Means, toLine } from "./means.ts";

/** Reads and writes the text file of a component's pictures: one line each, with name and means. */
export function storedMeans(component: string) {
  const path = join(import.meta.dirname, `${component}.txt`);
  const lines = new Map<string, string>();
  if (existsSync(path))
    for (const line of readFileSync(path, "utf8").trimEnd().split("\n")) {
      const [name = "", ...rest] = line.split(" ");
      lines.set(name, rest.join(" "));
    }
  return {
    get(name: string): Means | undefined {
      const line = lines.get(name);
      return line ? fromLine(line) : undefined;
    },
    set(name: string, means: Means) {
      lines.set(name, toLine(means));
      const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(path, sorted.map((line) => `${line.join(" ")}\n`).join(""));
    },
  };
}
