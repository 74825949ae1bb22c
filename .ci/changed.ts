import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Step, tests } from "./step.ts";
import { format, knip, lint, types, typesOf } from "./steps.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

/** The commit at which the branch left the main line; the last commit if there is no main line. */
function base(): string {
  for (const main of ["origin/main", "main"])
    try {
      const [commit] = git("merge-base", "HEAD", main);
      if (commit) return commit;
    } catch {}
  return "HEAD";
}

/** Files changed on the branch or in the working copy. */
export const changedFiles = (): string[] =>
  [
    ...new Set([
      ...git("diff", "--name-only", base()),
      ...git("ls-files", "--others", "--exclude-standard"),
    ]),
  ].filter((path) => existsSync(path));

interface Manifest {
  name: string;
  dependencies?: object;
  devDependencies?: object;
}

/** Packages that contain one of the files, and packages that depend on those. */
export function packagesOf(files: string[]): string[] {
  const manifests = Object.keys(types).map((path) => ({
    path,
    ...(JSON.parse(readFileSync(`${path}/package.json`, "utf8")) as Manifest),
  }));
  const found = new Set(
    manifests.filter(({ path }) => files.some((file) => file.startsWith(`${path}/`))),
  );
  for (const touched of found)
    for (const each of manifests)
      if (touched.name in { ...each.dependencies, ...each.devDependencies }) found.add(each);
  return manifests.filter((each) => found.has(each)).map(({ path }) => path);
}

/** Folders of the tests beside the files. */
export const foldersOfTests = (files: string[]): string[] => [
  ...new Set(
    files
      .filter(
        (file) => /\/src\/|^\.ci\/|^apps\/web\/|\/screenshots\//.test(file) && /\.tsx?$/.test(file),
      )
      .filter((file) => !file.endsWith(".stories.tsx"))
      .map((file) => `${dirname(file)}/`),
  ),
];

/** The stories among the files, and for any other file those of its name, or else all beside it. */
export const storiesOf = (files: string[]): string[] => [
  ...new Set(
    files
      .filter((file) => /^packages\/(ui|screens)\/.*\.tsx?$/.test(file))
      .flatMap((file) => {
        const beside = globSync(`${dirname(file)}/*.stories.tsx`).toSorted();
        const named = `${dirname(file)}/${basename(file).split(".")[0]}.stories.tsx`;
        return beside.includes(named) ? [named] : beside;
      }),
  ),
];

/** Checks that a change needs: for one area, under two minutes. */
export function touchedBy(files: string[]): Step[] {
  const folders = foldersOfTests(files);
  const stories = storiesOf(files);
  return [
    ...(folders.length > 0 ? [tests("unit", ...folders, "--passWithNoTests")] : []),
    ...(stories.length > 0 ? [tests("stories", ...stories)] : []),
    ...packagesOf(files)
      .flatMap((path) => types[path] ?? [])
      .map(typesOf),
    lint,
    format,
    knip,
  ];
}
