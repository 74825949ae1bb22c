import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { ModuleGraph } from "./module-graph.ts";

const door = "/node_modules/react-aria-components/dist/index.mjs";
const modules: Record<string, { code: string; importedIds: string[]; opened?: string[] }> = {
  "/JobList.tsx": {
    code: `import { Button, Link as Anchor } from "react-aria-components"; import "./jobs.ts";`,
    importedIds: [door, "/jobs.ts"],
    opened: ["/JobDialog.tsx"],
  },
  "/jobs.ts": { code: "", importedIds: [] },
  "/near.css.ts": { code: 'import "/projects/ats/near.css"', importedIds: [] },
  [door]: {
    code: `export { Button } from "./Button.mjs"; export { Link } from "./Link.mjs"; export { Menu } from "./Menu.mjs";`,
    importedIds: ["/dist/Button.mjs", "/dist/Link.mjs", "/dist/Menu.mjs"],
  },
  "/dist/Link.mjs": { code: "", importedIds: ["/dist/usePress.mjs"] },
};

const context = {
  getModuleInfo(id: string) {
    const { opened = [], ...info } = modules[id] ?? { code: "", importedIds: [] };
    return { ...info, dynamicallyImportedIds: opened };
  },
} as unknown as Rolldown.ChunkingContext;
const graph = new ModuleGraph(context, "/projects/ats/");

it("follows a named import through a package's door to its module alone", () => {
  expect([...graph.closure(["/JobList.tsx"])].toSorted()).toEqual([
    "/JobList.tsx",
    "/dist/Button.mjs",
    "/dist/Link.mjs",
    "/dist/usePress.mjs",
    "/jobs.ts",
  ]);
});

it("tells what a module opens on demand apart from what it imports", () => {
  expect(graph.opens("/JobList.tsx")).toEqual(["/JobDialog.tsx"]);
  expect(graph.closure(["/JobList.tsx"])).not.toContain("/JobDialog.tsx");
});

it("weighs a module the same wherever the project lies", () => {
  expect(graph.size("/near.css.ts")).toBe('import "near.css"'.length);
});
