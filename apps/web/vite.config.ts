import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { preloading } from "./preloading.ts";
import { slimming } from "./slimming.ts";

const api = `http://127.0.0.1:${process.env.ATS_API_PORT ?? 4000}`;

export default defineConfig({
  // The server puts each page's own in its place.
  html: { cspNonce: "CSP_NONCE" },
  plugins: [react(), vanillaExtractPlugin(), slimming(), preloading()],
  resolve: {
    conditions: ["@ats/source", "module", "browser", "development|production"],
    dedupe: ["react", "react-dom"],
  },
  server: {
    proxy: {
      "/api": api,
      "/users/otp": api,
      "^/careers/[^/]+/feed\\.xml": api,
      // The page of the same path loads as any other: only the websocket goes on.
      "/notifications": {
        target: api,
        ws: true,
        bypass: (request) => (request.headers.upgrade ? undefined : request.url),
      },
    },
  },
  build: {
    target: "es2024",
    // The first with `light-dark()`: both themes in one variable.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    // No data: addresses, so that the content security policy needs none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first screen's code lists what every other screen loads: their names would weigh a kilobyte.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
      },
    },
  },
});
