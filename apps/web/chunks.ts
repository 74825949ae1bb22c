import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Chunks with their roots: each holds what its roots need and no chunk before it has. */
const chunks = {
  /** What asks for the first screen's content, before anything that shows it. */
  visit: [path("src/main.ts")],
  /** What every page needs: one piece compresses a tenth better than fifty. */
  app: [path("src/mount.tsx")],
  /** What the first screen after sign-in adds. */
  first: [path("../../packages/screens/src/jobs/job-list/JobList.tsx")],
};
const roots = new Set(Object.values(chunks).flat());

/** Doors to everything that a package has: whose part is used by whom, the bundler knows better. */
const isDoor = (module: string) =>
  /\/(react-aria-components\/dist|lucide-react\/dist|react-query\/build)\/[^/]+\/(index|lucide-react)\.m?js$/.test(
    module,
  );

const members = new Map<string, string>();

/** The chunk of a module; null leaves it to the bundler. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const gather = (name: string, module: string) => {
    if (members.has(module) || isDoor(module)) return;
    if (name === "visit" && module.includes("/packages/ui/"))
      throw new Error(`${module} would be loaded before the first screen's content is asked for.`);
    if (!roots.has(module)) members.set(module, name);
    for (const next of context.getModuleInfo(module)?.importedIds ?? []) gather(name, next);
  };
  if (members.size === 0)
    for (const [name, modules] of Object.entries(chunks))
      for (const module of modules) gather(name, module);
  return members.get(id) ?? null;
}

/** The chunks as the bundler takes them: a module that two of them need is in the earlier one. */
export const chunkGroups = Object.keys(chunks).map((chunk) => ({
  debugName: chunk,
  name: (id: string, context: Rolldown.ChunkingContext) =>
    chunkOf(id, context) === chunk ? chunk : null,
}));
