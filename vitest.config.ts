import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./.ci/chromium.ts";

const source = ["@ats/source", "module", "node", "development|production"];

export default defineConfig({
  // For vanilla-extract, which reads the styles of stories with this file's settings.
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    projects: [
      {
        resolve: { conditions: source },
        ssr: { resolve: { conditions: source, externalConditions: ["@ats/source"] } },
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts", ".ci/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: source },
        ssr: { resolve: { conditions: source, externalConditions: ["@ats/source"] } },
        test: {
          name: "postgres",
          include: ["packages/api/src/**/*.test.ts"],
          env: { ATS_TEST_DATABASE: "postgres" },
          globalSetup: "packages/api/src/testing/postgres-server.ts",
          setupFiles: "packages/api/src/testing/postgres-or-skip.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions: await chromium(),
              contextOptions: { reducedMotion: "reduce" },
            }),
          },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["apps/server/e2e/**/*.test.ts"],
          globalSetup: "apps/server/e2e/global-setup.ts",
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
