import { check, type Step, tests } from "./step.ts";

/** TypeScript projects by package. */
export const types: Record<string, string[]> = {
  "packages/core": ["packages/core"],
  "packages/ui": ["packages/ui", "packages/ui/tsconfig.node.json"],
  "packages/api": ["packages/api", "packages/api/tsconfig.test.json"],
  "packages/demo": ["packages/demo"],
  "packages/screens": ["packages/screens"],
  "packages/embed": ["packages/embed"],
  "apps/server": ["apps/server"],
  "apps/web": ["apps/web"],
};

/**
 * Keeps the compiler's build info in the cache for the next run. Each of several checkers would
 * work out the types that files share again: one does half their work.
 */
export const typesOf = (path: string): Step => {
  const known = `.cache/types/${path.replaceAll("/", "-")}.tsbuildinfo`;
  const once = ["--incremental", "--tsBuildInfoFile", known, "--checkers", "1"];
  return check(`types ${path}`, "tsc", "-p", path, ...once);
};

export const lint = check("lint", "oxlint", "--deny-warnings");
export const format = check("format", "biome", "format");
/** Files, exports and dependencies that nothing uses. */
export const knip = check("knip", "knip", "--no-progress", "--treat-config-hints-as-errors");

/** One program checks projects whose settings are the same, and the files that they share once. */
export const programs: Record<string, string[]> = {
  "tsconfig.web.json": ["packages/ui", "packages/screens", "apps/web"],
  "tsconfig.node.json": ["packages/api/tsconfig.test.json", "packages/demo", "apps/server"],
};
const shared = new Set(Object.values(programs).flat());
const together = [
  ...Object.keys(programs),
  ...Object.values(types)
    .flat()
    .filter((path) => !shared.has(path)),
];

const build = check("build", "node", "published/pack.ts");
const installed = tests("package");
let built: ReturnType<Step["run"]> | undefined;

/** Builds the packages while others are tested, before they are tested as installed. */
const packages: Step[] = [
  { ...build, run: () => (built = build.run()) },
  {
    ...installed,
    async run() {
      await built;
      return installed.run();
    },
  },
];

/**
 * All checks. Tests run two at a time: those that often wait beside the longest, which never does,
 * and at last those that keep two cores busy by themselves.
 */
export const everything: Step[] = [
  // All stories, the components' with pictures, and the rules that all components keep.
  tests("stories"),
  tests("e2e"),
  ...packages,
  tests("postgres"),
  // The tests of the API and the demo run on PostgreSQL, except the one that `postgres` leaves out.
  // The embedded database has its own tests here, and all stories and end-to-end tests run on it and
  // the demo.
  tests(
    "unit",
    "--exclude=packages/api/src/!(database)/!(equal-work).test.ts",
    "--exclude=packages/api/src/database/{tables,indexes}.test.ts",
    "--exclude=packages/demo/**",
  ),
  ...together.map(typesOf),
  lint,
  format,
  knip,
];
