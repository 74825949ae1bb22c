import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import type { Part } from "./chunk-cost.ts";
import { ModuleGraph } from "./module-graph.ts";
import { placeParts } from "./place-parts.ts";
import { settleParts } from "./settle-parts.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const main = path("src/main.ts");
const mount = path("src/mount.tsx");
const root = path("../..");
/** Modules of the later chunks, an empty line between two chunks. */
const list = path("chunks.txt");

/** Chunks by their root modules. A module needed by several chunks is in the first of them. */
const firstChunks = {
  /** Requests the content of the first screen. */
  visit: [main],
  /** Code that every page, most pages or the first screen need. One file compresses better than fifty. */
  app: [
    mount,
    path("../../packages/screens/src/jobs/job-list/JobList.tsx"),
    path("../../packages/screens/src/notifications/connect.ts"),
    path("../../packages/ui/src/Table/RowMenu.tsx"),
    path("../../packages/ui/src/Banner/Banner.tsx"),
    path("../../packages/core/src/applications/application.ts"),
  ],
};

/** Modules that open pages. */
const opensPages = /\/route\.ts$|\/web\/src\/main\.ts$/;
/** Parts of a page that always load with it. */
const alwaysOpens =
  /\/(AgencyCard|CalendarBoard|CustomValues|NewValues|PhotoCard|UnviewedCount|UserAccessCard)\.tsx$|\/element\/adapter\.js$/;
/** Parts of a page that it opens by itself, depending on its content or its address. */
const mayOpen =
  /\/(ApplicationKanban|CandidateCv|CommandSheets?|DocumentViewer|PdfPages|VisibleOptions|WordText|\w+Section|CheckSettingsForm)\.tsx$/;
/** Loads when the first screen is idle. */
const isIdle = (page: string) => /\/CommandSheets?\.tsx$/.test(page);
const isStyle = (module: string) => /\.css(\?|$)/.test(module);

const members = new Map<string, string>();

function firstChunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const gather = (name: string, module: string) => {
    // The bundler places what is behind a door, and leaves out what is not used.
    if (members.has(module) || ModuleGraph.isDoor(module)) return;
    if (name === "visit" && module.includes("/packages/ui/"))
      throw new Error(`${module} would be loaded before the first screen's content is asked for.`);
    members.set(module, name);
    for (const next of context.getModuleInfo(module)?.importedIds ?? []) gather(name, next);
  };
  if (members.size === 0)
    for (const [name, modules] of Object.entries(firstChunks))
      for (const module of modules) gather(name, module);
  return members.get(id) ?? null;
}

let places: Map<string, string> | undefined;

/**
 * Modules that the same pages need are in one chunk, and small chunks join others. All later styles
 * are in one. Code that only a dialog or a menu needs has no place here.
 */
function laterChunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  places ??= arrange(laterParts(new ModuleGraph(context, root)));
  return places.get(id) ?? null;
}

/** Keeps the listed chunks, or finds the best and lists them (`npm run chunks:update`). */
function arrange(parts: readonly Part[]): Map<string, string> {
  const listed = new Map(
    readFileSync(list, "utf8")
      .split("\n\n")
      .flatMap((chunk, at) => chunk.split("\n").map((module) => [module, String(at)])),
  );
  const isRenewed = process.env.RENEW_CHUNKS === "1";
  const kept = isRenewed ? undefined : placeParts(parts, (id) => listed.get(nameOf(id)), isIdle);
  const chunkOf = kept ?? settleParts(parts, isIdle);
  const chunks = [...Map.groupBy(parts.keys(), (at) => chunkOf[at]).values()].map((chunk) =>
    chunk.flatMap((at) => (parts[at] as Part).modules),
  );
  if (isRenewed) writeFileSync(list, listOf(chunks));
  return new Map(chunks.flatMap((chunk, at) => chunk.map((module) => [module, `later${at}`])));
}

/** Its path in the project, or in its package whatever the version. */
const nameOf = (module: string) => module.slice(root.length).replace(/^.*\/node_modules\//, "");

const listOf = (chunks: string[][]) =>
  chunks
    .map((chunk) => [...new Set(chunk.filter((id) => !isStyle(id)).map(nameOf))].toSorted())
    .filter((chunk) => chunk.length > 0)
    .map((chunk) => chunk.join("\n"))
    .toSorted()
    .join("\n\n")
    .concat("\n");

function laterParts(graph: ModuleGraph): Part[] {
  const first = graph.closure(Object.values(firstChunks).flat());
  const loads = [...first]
    .flatMap((module) =>
      graph
        .opens(module)
        .filter((opened) => opensPages.test(module) || mayOpen.test(opened))
        .filter((opened) => !first.has(opened)),
    )
    .flatMap((opened) => loadsOf(opened, graph, first));
  const users = new Map<string, Set<string>>();
  for (const [page, modules] of loads)
    for (const module of modules) users.set(module, (users.get(module) ?? new Set()).add(page));

  const parts = new Map<string, Part>();
  const homes = new Map<string, Part>();
  const add = (module: string, key: string, itsPages: Set<string>, size: number) => {
    const part = parts.get(key) ?? { modules: [], size: 0, pages: itsPages, imports: new Set() };
    part.modules.push(module);
    part.size += size;
    parts.set(key, part);
    homes.set(module, part);
  };
  const everyPage = new Set(loads.map(([page]) => page));
  for (const [module, itsPages] of users)
    if (isStyle(module)) add(module, "every", everyPage, 0);
    else add(module, [...itsPages].toSorted().join(), itsPages, graph.size(module));
  // Of these, the bundler puts here what it found unused by the first chunks.
  for (const module of first) add(module, "every", everyPage, 0);
  for (const part of parts.values())
    for (const module of graph.closure(part.modules)) {
      const home = homes.get(module);
      if (home && home !== part) part.imports.add(home);
    }
  // A set also visits what is added on the way.
  for (const part of parts.values())
    for (const next of part.imports)
      for (const further of next.imports) if (further !== part) part.imports.add(further);
  return [...parts.values()];
}

type Load = [page: string, modules: Set<string>];

/** Modules of a page, and those of the page with each part that it may open. */
function loadsOf(opened: string, graph: ModuleGraph, loaded: Set<string>, opener = ""): Load[] {
  const all = graph.closure([opened]);
  // A set also visits what is added on the way.
  for (const module of all)
    for (const part of graph.opens(module).filter((each) => alwaysOpens.test(each)))
      for (const next of graph.closure([part])) all.add(next);
  const own = all.difference(loaded);
  const page = `${opener} ${opened}`;
  const parts = [...own].flatMap(graph.opens).filter((part) => mayOpen.test(part));
  return [
    [page, own],
    ...parts
      .flatMap((part) => loadsOf(part, graph, loaded.union(own), page))
      .map(([name, more]): Load => [name, own.union(more)]),
  ];
}

/** The chunks in the form that the bundler expects. */
export const chunkGroups = [
  ...Object.keys(firstChunks).map((chunk) => ({
    debugName: chunk,
    name: (id: string, context: Rolldown.ChunkingContext) =>
      firstChunkOf(id, context) === chunk ? chunk : null,
  })),
  { debugName: "later", name: laterChunkOf, includeDependenciesRecursively: false },
];
