import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { areaOf } from "../packages/screens/manual/area.ts";

const home = join(import.meta.dirname, "../packages/screens");
const isShown = (path: string) => !/\.(stories|test)\.|\/story[^/]*$/.test(path);

/** Names that each area of screens imports from core. Those of endpoints are among them. */
export function namesFromCore(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {};
  for (const path of globSync("src/*/**/*.{ts,tsx}", { cwd: home }).filter(isShown)) {
    const area = areaOf(`/${path}`);
    const source = readFileSync(join(home, path), "utf8");
    for (const [, names = ""] of source.matchAll(/^import \{([^}]*)\} from "@ats\/core\//gm))
      for (const name of names.split(","))
        (uses[area] ??= new Set()).add(name.trim().replace(/ as .*/, ""));
  }
  return Object.fromEntries(Object.entries(uses).map(([area, names]) => [area, [...names]]));
}

const virtual = "virtual:names-from-core";

/** Pages of the manual import the names from a module that nobody keeps by hand. */
export const namesFromCoreModule = (): Plugin => ({
  name: "names-from-core",
  resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
  load: (id) =>
    id === `\0${virtual}` ? `export default ${JSON.stringify(namesFromCore())}` : undefined,
});
