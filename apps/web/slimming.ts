import type { Plugin } from "vite";

/** React Aria's own texts in other languages: @ats/ui says its own, in the host's language. */
const otherLanguages =
  /react-aria[^/]*\/dist\/private\/(.+\/)?intl\/(.+\/)?(?!en-)\w{2}-\w{2}\.mjs$/;

/** Leaves them out of the build. */
export const slimming = (): Plugin => ({
  name: "slimming",
  apply: "build",
  enforce: "pre",
  load: (id) => (otherLanguages.test(id) ? "export default {};" : undefined),
});
