import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const target = process.env.ATS_URL ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [react()],
  // Cookies need the API at the page's address.
  server: {
    proxy: {
      "/api": { target },
      "/users/otp": { target },
      // Live messages, at the path of a page.
      "/notifications": {
        target,
        ws: true,
        bypass: ({ headers, url }) => (headers.upgrade ? undefined : url),
      },
    },
  },
});
