import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** Packages published to npm, each after those that it depends on. */
export const published = ["core", "ui", "api", "screens", "embed"];

export const homeOf = (name: string) => join(root, "packages", name);

/** A file that others may import. The paths lead from the package's folder. */
export interface Door {
  /** As it is imported: `@ats/ui/Button`. */
  name: string;
  source: string;
  built: string;
}

export function doorsOf(folder: string): Door[] {
  const home = homeOf(folder);
  const { name, exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    name: string;
    exports: Record<string, { "@ats/source"?: string; import?: string }>;
  };
  const files = globSync("src/**/*.{ts,tsx}", { cwd: home }).toSorted();
  const doors = Object.entries(exports).flatMap(
    ([path, { "@ats/source": source, import: built }]) => {
      if (!source || !built) return [];
      // Every star of a pattern stands for the same text.
      const shape = new RegExp(
        `^${source.slice(2).replaceAll(".", "\\.").replace("*", "(.+)").replace("*", "\\1")}$`,
      );
      return files.flatMap((file) => {
        const match = shape.exec(file);
        if (!match || /\.(test|stories)\.tsx?$/.test(file)) return [];
        const [, star = ""] = match;
        const door = path.replace("*", star).replace(".", name);
        return { name: door, source: file, built: built.slice(2).replaceAll("*", star) };
      });
    },
  );
  return [...new Map(doors.map((door) => [door.name, door])).values()];
}
