import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@ats/core/app/contract";
import { describe, expect, it } from "vitest";
import { namesFromCore } from "../.storybook/names-from-core.ts";
import { doors as screenDoors } from "../packages/screens/manual/doors.ts";
import { allScreens } from "../packages/screens/manual/routes.ts";
import { propsOf } from "../packages/screens/manual/screen-props.ts";
import { withoutComponent } from "../packages/ui/conformance/exceptions.ts";
import { screens } from "../packages/screens/src/app/screens.ts";
import { doors } from "../packages/ui/doors.ts";

const packages = join(import.meta.dirname, "../packages");

function sectionsOf(page: string): (string | undefined)[] {
  expect(existsSync(page), `${page} is a page of the manual`).toBe(true);
  return [...readFileSync(page, "utf8").matchAll(/^## (.*)$/gm)].map(([, title]) => title);
}

it.each(doors.filter((door) => !(door in withoutComponent)))("explains %s", (door) => {
  expect(sectionsOf(join(packages, `ui/src/${door}/${door}.mdx`))).toEqual([
    "When to use",
    "Use instead",
    "States",
    "Do and don't",
    "Content",
    "Keyboard",
    "Props",
  ]);
});

describe("The manual of screens", () => {
  const areas = globSync("screens/src/*/**/*.stories.tsx", { cwd: packages }).map(
    (path) => path.split("/")[2],
  );
  const all = new Set([...areas, ...screenDoors.map(({ area }) => area)]);

  it.each([...all].toSorted())("explains the area %s", (area) => {
    const [page = `${area}/*.mdx`] = globSync(`screens/src/${area}/*.mdx`, { cwd: packages });
    expect(sectionsOf(join(packages, page))).toEqual([
      "When to use",
      "Screens",
      "States",
      "Props and slots",
      "Endpoints and rights",
      "Compose",
    ]);
    const text = readFileSync(join(packages, page), "utf8");
    for (const block of ["Screens", "States", "Props", "Endpoints"])
      expect(text).toContain(`<${block} area="${area}" />`);
    const [, example] = /<Example area="(\w+)" \/>/.exec(text) ?? [];
    expect(existsSync(join(packages, `screens/manual/examples/${example}.tsx`))).toBe(true);
  });

  it("finds every screen and its door", () => {
    expect(allScreens.map(({ route }) => route)).toEqual(expect.arrayContaining([...screens]));
    const list = allScreens.find(({ route }) => route.name === "jobList");
    expect(list).toMatchObject({ area: "jobs", door: "@ats/screens/JobList" });
  });

  it.each(allScreens.map(({ route }) => route))("names the values of $name's search", (route) => {
    const types = Object.fromEntries(propsOf(route).map(({ name, type }) => [name, type]));
    expect(Object.values(types)).not.toContainEqual(expect.stringMatching(/unknown|object/));
    if (route.name === "calendar")
      expect(types).toMatchObject({
        "search.show": '"mine" | "team"',
        "search.without": "number[]",
      });
  });

  it("finds the endpoints of an area in its sources", () => {
    const { jobs = [] } = namesFromCore();
    expect(jobs.filter((name) => name in contract)).toEqual(
      expect.arrayContaining(["listJobs", "createJob", "releaseJobs"]),
    );
    // Only stories call it.
    expect(jobs).not.toContain("listApplications");
  });
});
