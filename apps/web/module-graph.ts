import type { Rolldown } from "vite";

/** Index modules of packages, which only name the modules where their exports are. */
const door =
  /\/(react-aria-components|lucide-react|react-query|query-core|@internationalized\/number)\/(dist|build)\/([^/]+\/)?(index|lucide-react)\.m?js$/;
const named = /\b(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The imports of all modules. One through a door needs the module behind it alone. */
export class ModuleGraph {
  #imports = new Map<string, string[]>();
  #doors = new Map<string, Map<string, string>>();
  readonly #context: Rolldown.ChunkingContext;

  readonly #root: string;

  constructor(context: Rolldown.ChunkingContext, root: string) {
    this.#context = context;
    this.#root = root;
  }

  static isDoor = (module: string) => door.test(module);

  /** Modules that load only when the module asks for them. */
  opens = (module: string) => this.#info(module).dynamicallyImportedIds;

  /** Characters of its code; the folder that the project lies in, which styles name, counts nothing. */
  size = (module: string) => this.#info(module).code?.replaceAll(this.#root, "").length ?? 0;

  /** The modules and all that they import. */
  closure(modules: Iterable<string>): Set<string> {
    const found = new Set(modules);
    // A set also visits what is added on the way.
    for (const module of found) for (const next of this.#importsOf(module)) found.add(next);
    return found;
  }

  #info(module: string) {
    const none = { code: null, importedIds: [], dynamicallyImportedIds: [] };
    return this.#context.getModuleInfo(module) ?? none;
  }

  #importsOf(module: string): string[] {
    const known = this.#imports.get(module);
    if (known) return known;
    const { code, importedIds } = this.#info(module);
    const doors = importedIds.filter(ModuleGraph.isDoor).map((id) => this.#exportsOf(id));
    const throughDoors = doors.length === 0 ? [] : namesIn(code).map(([name]) => name);
    const imports = [
      ...importedIds.filter((id) => !ModuleGraph.isDoor(id)),
      ...throughDoors.flatMap((name) => doors.flatMap((exports) => exports.get(name) ?? [])),
    ];
    this.#imports.set(module, imports);
    return imports;
  }

  /** The module of each export of a door. */
  #exportsOf(id: string): Map<string, string> {
    const known = this.#doors.get(id);
    if (known) return known;
    const { code, importedIds } = this.#info(id);
    const exports = new Map<string, string>();
    for (const [name, from] of namesIn(code)) {
      const module = importedIds.find(isAt(from));
      if (module) exports.set(name, module);
    }
    this.#doors.set(id, exports);
    return exports;
  }
}

/** Tells the module that an import names: `./ListBox.mjs` or `react-aria/useDrop`. */
function isAt(from: string): (id: string) => boolean {
  const path = from.replace(/^[./]+/, "/");
  if (from !== path) return (id) => id.endsWith(path);
  const [name, ...rest] = from.split("/");
  return (id) => id.includes(`/${name}/`) && id.endsWith(`/${rest.join("/")}.mjs`);
}

/** Each name in an import or export list, on both sides of `as`, with the module it comes from. */
const namesIn = (code: string | null): [name: string, from: string][] =>
  [...(code ?? "").matchAll(named)].flatMap(([, list = "", from = ""]) =>
    list.split(/,|\sas\s/).map((name): [string, string] => [name.trim(), from]),
  );
