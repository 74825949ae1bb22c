import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { layers } from "../../packages/ui/layers.ts";
import { pdfData } from "../../packages/ui/pdf-data.ts";
import { chunkGroups } from "./chunks.ts";
import { earlyCalls } from "./early-calls.ts";
import { preloading } from "./preloading.ts";
import { slimming } from "./slimming.ts";

const target = `http://127.0.0.1:${process.env.ATS_API_PORT ?? 4000}`;
// Keeps the host, because the API accepts writes from its own pages only.
const api = { target };

export default defineConfig({
  // The server replaces this by a nonce for each page.
  html: { cspNonce: "CSP_NONCE" },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    layers(),
    pdfData(),
    slimming(),
    earlyCalls(),
    preloading(),
  ],
  resolve: {
    conditions: ["@ats/source", "module", "browser", "development|production"],
    dedupe: ["react", "react-dom"],
  },
  server: {
    proxy: {
      "/api": api,
      "/users/otp": api,
      "^/careers/(?!.*/apply(\\?|$))": api,
      "/unsubscribe/": api,
      // Only the websocket is proxied. The page with the same path loads normally.
      "/notifications": {
        target,
        ws: true,
        bypass: (request) => (request.headers.upgrade ? undefined : request.url),
      },
    },
  },
  build: {
    target: "es2024",
    // The first versions with `light-dark()`, which holds both themes in one variable.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
    // Avoids `data:` addresses, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Short names: the first screen's code lists every chunk, and long names would add a
        // kilobyte.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
      },
    },
  },
});
