import manifest from "../package.json";
import { areaOf } from "./area.ts";

const sources = import.meta.glob<string>("../src/doors/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Door {
  /** As a host imports it: `@ats/screens/JobList`. */
  name: string;
  area: string;
  /** Name of the exported route that it makes a screen of. */
  route: string | undefined;
}

/** Every door of the package but its stylesheet. */
export const doors: readonly Door[] = Object.entries(manifest.exports).flatMap(([door, files]) => {
  if (typeof files === "string") return [];
  const path = files["@ats/source"];
  const source = sources[`.${path}`];
  const [, route] = /standAlone\((\w+)\)/.exec(source ?? "") ?? [];
  return [{ name: door.replace(".", manifest.name), area: areaOf(path, source), route }];
});
