import { expect, test } from "vitest";
import { foldersOfTests, packagesOf, storiesOf, touchedBy } from "./changed.ts";

test("a change of a package is checked in every package that uses it", () => {
  expect(packagesOf(["packages/ui/src/Button/Button.tsx"])).toEqual([
    "packages/ui",
    "packages/screens",
    "apps/web",
  ]);
  expect(packagesOf(["apps/server/src/settings.ts"])).toEqual(["apps/server"]);
  expect(packagesOf(["packages/core/package.json"])).toHaveLength(7);
  expect(packagesOf(["README.md"])).toEqual([]);
});

test("the tests beside a changed file are run, and the stories of a changed component", () => {
  const files = [
    "packages/api/src/jobs/handlers.ts",
    "packages/ui/src/Button/Button.css.ts",
    "packages/ui/src/Card/Card.stories.tsx",
    "apps/web/slimming.ts",
    "CONTRIBUTING.md",
  ];
  expect(foldersOfTests(files)).toEqual([
    "packages/api/src/jobs/",
    "packages/ui/src/Button/",
    "apps/web/",
  ]);
  expect(storiesOf(files)).toEqual([
    "packages/ui/src/Button/Button.stories.tsx",
    "packages/ui/src/Card/Card.stories.tsx",
  ]);
  expect(storiesOf(["packages/ui/src/Kanban/board.ts"])).toEqual([
    "packages/ui/src/Kanban/Kanban.stories.tsx",
  ]);
  const names = touchedBy(files).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["unit", "stories", "types packages/api"]));
});

test("a change of documents is checked for its format", () => {
  expect(touchedBy(["docs/architecture.md"]).map(({ name }) => name)).toEqual([
    "lint",
    "format",
    "knip",
  ]);
});
