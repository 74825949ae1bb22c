import { parseArgs } from "node:util";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumOfPictures } from "./.ci/chromium.ts";
import { LongestFirst } from "./.ci/longest-first.ts";
import { emulate } from "./packages/ui/conformance/emulate.ts";
import { comparePicture } from "./packages/ui/screenshots/compare-picture.ts";
import { evenly } from "./packages/ui/screenshots/settings.ts";

/** Projects that `--project` asks for by their names. */
const { project: asked = [] } = parseArgs({
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;
const isAsked = (name: string) =>
  asked.length === 0 || asked.includes(name) || asked.some((one) => /\W/.test(String(one)));

/** It takes seconds, which other projects do without. */
const storybook = isAsked("stories") && (await storybookTest({ configDir: ".storybook" }));

const source = ["@ats/source", "module", "node", "development|production"];

/** By default Vitest reads this file once more for each project. */
const readOnce = { extends: false as const };

const resolve = { conditions: source, externalConditions: ["@ats/source"] };
/** Runs on the packages' sources. The styles of stories are read with it too. */
const fromSource = {
  ...readOnce,
  resolve: { conditions: source },
  ssr: { resolve },
  // What prepares a project's tests.
  environments: { __vitest__: { resolve } },
};

/** One worker waits as often as it works. */
const maxWorkers = "100%";

/** A hundred passwords at once take half a minute on a busy machine: only what hangs is cut off. */
const patience = {
  maxWorkers,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

/**
 * A page for many stories, as Storybook has: their code and the API in it start once. Two of them
 * and the check beside them keep two cores busy; a third would only start all of it once more.
 */
const onTwoPages = { isolate: false, maxWorkers: 2 };

/** Storybook's plugin takes only stories for tests. */
const conformance = {
  name: "conformance",
  config: () => ({ test: { include: ["packages/ui/conformance/*.test.tsx"] } }),
};

/**
 * Storybook wraps every call of a story, and notes it with the words of its elements for a panel that
 * tests do not show. It takes the noter that is there.
 */
const withoutNotes = {
  name: "without-notes",
  transformIndexHtml: () => [
    {
      tag: "script",
      children:
        "globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (calls) => calls };",
      injectTo: "head-prepend" as const,
    },
  ],
};

export default defineConfig({
  test: {
    attachmentsDir: ".cache/attachments",
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...fromSource,
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.ts",
            "packages/ui/screenshots/*.test.ts",
            "apps/*/src/**/*.test.ts",
            "apps/web/*.test.ts",
            ".ci/*.test.ts",
          ],
          isolate: false,
          ...patience,
        },
      },
      {
        ...fromSource,
        test: {
          name: "postgres",
          include: ["packages/{api,demo}/src/**/*.test.ts"],
          // It counts what a module of npm does, which takes modules of its own.
          exclude: ["**/equal-work.test.ts"],
          isolate: false,
          setupFiles: "packages/api/src/testing/cheap-hashes.ts",
          env: { ATS_TEST_DATABASE: "postgres" },
          globalSetup: "packages/api/src/testing/postgres-server.ts",
          ...patience,
        },
      },
      {
        ...fromSource,
        test: {
          name: "package",
          include: ["published/*.test.ts", ".ci/examples/*.test.ts"],
          globalSetup: "published/global-setup.ts",
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...fromSource,
        plugins: [storybook, conformance, withoutNotes],
        test: {
          name: "stories",
          setupFiles: ["packages/ui/screenshots/screenshots.tsx"],
          ...onTwoPages,
          // The first story of a page waits until the application's code has been read.
          testTimeout: 90_000,
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: "chromium" }],
            commands: { comparePicture, emulate },
            provider: playwright({
              launchOptions: await chromiumOfPictures(evenly),
              contextOptions: {
                reducedMotion: "reduce",
                locale: "en-GB",
                timezoneId: "Europe/London",
              },
            }),
          },
        },
      },
      {
        ...fromSource,
        test: {
          name: "e2e",
          include: ["apps/server/e2e/**/*.test.ts"],
          globalSetup: "apps/server/e2e/global-setup.ts",
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: patience.expect,
          fileParallelism: false,
          // The users whom one file signs in are so in the next.
          isolate: false,
        },
      },
    ].filter(({ test }) => isAsked(test.name)),
  },
});
