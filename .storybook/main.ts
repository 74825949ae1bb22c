import { execFileSync } from "node:child_process";
import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { chunks } from "./chunks.ts";
import { layers } from "../packages/ui/layers.ts";
import { pdfData } from "../packages/ui/pdf-data.ts";
import { productPage } from "../packages/screens/manual/partners/product-page.ts";
import { namesFromCoreModule } from "./names-from-core.ts";

/** Optimised up front: a dependency discovered during a test would reload its page. */
const include = [
  "@storybook/react-vite",
  "@storybook/addon-a11y",
  "@storybook/addon-a11y/preview",
  "@storybook/addon-docs",
  "@storybook/addon-docs/blocks",
  "axe-core",
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@ats/ui > react-aria-components",
  "@ats/ui > @tanstack/react-virtual",
  "@ats/ui > lucide-react",
  "@ats/ui > libphonenumber-js/min",
  "@ats/ui > @internationalized/date",
  "@ats/ui > dompurify",
  "@ats/ui > mammoth",
  "@ats/ui > jszip",
  "@ats/ui > postal-mime",
  "@ats/ui > @xmldom/xmldom",
  "@ats/ui > pdfjs-dist",
  "@ats/ui > pdfjs-dist/build/pdf.worker.min.mjs",
  "@ats/ui > @fullcalendar/react",
  "@ats/ui > @fullcalendar/react/daygrid",
  "@ats/ui > @fullcalendar/react/interaction",
  "@ats/ui > @fullcalendar/react/list",
  "@ats/ui > @fullcalendar/react/timegrid",
  "@ats/ui > recharts",
  "@ats/ui > @floating-ui/react",
  "@ats/ui > @tiptap/core",
  "@ats/ui > @tiptap/extension-image",
  "@ats/ui > @tiptap/extension-mention",
  "@ats/ui > @tiptap/extension-table",
  "@ats/ui > @tiptap/extension-text-align",
  "@ats/ui > @tiptap/extension-text-style",
  "@ats/ui > @tiptap/extensions",
  "@ats/ui > @tiptap/pm/model",
  "@ats/ui > @tiptap/pm/state",
  "@ats/ui > @tiptap/react",
  "@ats/ui > @tiptap/starter-kit",
  "@ats/ui > @tiptap/suggestion",
  "@ats/ui > @zxcvbn-ts/core",
  "@ats/ui > @zxcvbn-ts/language-common",
  "@ats/ui > @zxcvbn-ts/language-en",
  "@ats/core > dpop",
  "@ats/core > temporal-polyfill",
  "@ats/core > valibot",
  "@ats/screens > @tanstack/react-query",
  "@ats/screens > react-router",
  "@ats/screens > zod",
  "@ats/screens > altcha-lib",
  "@ats/screens > altcha-lib/algorithms/web/pbkdf2",
  "@ats/api > @cantoo/fontkit",
  "@ats/api > @cantoo/pdf-lib",
  "@ats/api > @zxcvbn-ts/core",
  "@ats/api > @zxcvbn-ts/language-common",
  "@ats/api > @zxcvbn-ts/language-en",
  "@ats/api > altcha-lib",
  "@ats/api > altcha-lib/algorithms/web/pbkdf2",
  "@ats/api > hash-wasm",
  "@ats/api > htmlparser2",
  "@ats/api > postal-mime",
  "@ats/api > pdfjs-dist/legacy/build/pdf.mjs",
  "@ats/api > pdfjs-dist/legacy/build/pdf.worker.mjs",
  "@ats/api > @zip.js/zip.js",
  "@ats/api > date-holidays",
  "@ats/api > ical-generator",
  "@ats/api > hono",
  "@ats/api > hono/html",
  "@ats/api > hono/utils/cookie",
  "@ats/api > kysely",
  "@ats/api > jose",
  "@ats/api > kysely/migration",
  "@ats/api > otpauth/dist/otpauth.esm.js",
  "@ats/screens > uqr",
];

const isBuild = process.env.NODE_ENV === "production";
/** Tests run the packages' production code, as users do: React's takes half the time. */
const isTest = Boolean(process.env.VITEST);

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/manual/**/*.mdx",
    "../packages/ui/manual/**/*.stories.tsx",
    "../packages/*/src/**/*.mdx",
    "../packages/*/src/**/*.stories.tsx",
  ],
  // A file in Storybook's server, and a folder with it in a build for any server.
  staticDirs: [
    {
      from: "../packages/screens/manual/partners/product-page.html",
      to: isBuild ? `${productPage}/index.html` : productPage,
    },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The build reads all props with TypeScript, which takes a while.
  typescript: {
    reactDocgen: isBuild && "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      include: ["packages/ui/src/**/*.tsx"],
      exclude: ["**/*.stories.tsx"],
      tsconfigPath: "packages/ui/tsconfig.json",
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !/node_modules\/@types/.test(parent?.fileName ?? ""),
    },
  },
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    // It parses every file that a story imports.
    changeDetection: false,
    // A worker reads props with TypeScript when a page asks for them.
    experimentalDocgenServer: !isBuild && !isTest,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => {
    // Builds the demo data for the screens' stories.
    execFileSync(process.execPath, [
      "--conditions=@ats/source",
      "packages/demo/src/browser/build-snapshot.ts",
    ]);
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), layers(), pdfData(), namesFromCoreModule()],
      resolve: {
        conditions: ["@ats/source", "module", "browser", "development|production"],
        dedupe: ["react", "react-dom"],
        // Browser tests would otherwise resolve fflate to its Node build.
        alias: [{ find: /^fflate$/, replacement: "fflate/browser" }],
      },
      optimizeDeps: {
        include,
        exclude: ["@electric-sql/pglite"],
        ...(isTest && {
          rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
        }),
      },
      ...(isTest && { oxc: { jsx: { development: false } } }),
      worker: { format: "es" },
      build: {
        target: "es2024",
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        rolldownOptions: { output: { codeSplitting: chunks } },
      },
    });
  },
});
