import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const target = process.env.ATS_URL ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [react()],
  // Cookies need the API at the page's address.
  server: { proxy: { "/api": { target } } },
});
