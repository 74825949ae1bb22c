import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Chunks by their root modules. A module needed by several chunks is in the first of them. */
const chunks = {
  /** Requests the content of the first screen. */
  visit: [path("src/main.ts")],
  /** Code that every page, most pages or the first screen need. One file compresses better than fifty. */
  app: [
    path("src/mount.tsx"),
    path("../../packages/screens/src/jobs/job-list/JobList.tsx"),
    path("../../packages/screens/src/notifications/connect.ts"),
    path("../../packages/ui/src/Table/RowMenu.tsx"),
    path("../../packages/ui/src/Banner/Banner.tsx"),
    path("../../packages/core/src/applications/application.ts"),
  ],
};
const entries = new Set([path("src/main.ts"), path("src/mount.tsx")]);

/** Index modules of whole packages. The bundler places their parts better by use. */
const isDoor = (module: string) =>
  /\/(react-aria-components\/dist|lucide-react\/dist|react-query\/build)\/[^/]+\/(index|lucide-react)\.m?js$/.test(
    module,
  );

const members = new Map<string, string>();

function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const gather = (name: string, module: string) => {
    if (members.has(module) || isDoor(module)) return;
    if (name === "visit" && module.includes("/packages/ui/"))
      throw new Error(`${module} would be loaded before the first screen's content is asked for.`);
    if (!entries.has(module)) members.set(module, name);
    for (const next of context.getModuleInfo(module)?.importedIds ?? []) gather(name, next);
  };
  if (members.size === 0)
    for (const [name, modules] of Object.entries(chunks))
      for (const module of modules) gather(name, module);
  return members.get(id) ?? null;
}

/** The chunks in the form that the bundler expects. */
export const chunkGroups = Object.keys(chunks).map((chunk) => ({
  debugName: chunk,
  name: (id: string, context: Rolldown.ChunkingContext) =>
    chunkOf(id, context) === chunk ? chunk : null,
}));
