import type { Plugin } from "vite";

/** Modules that dependencies bring along and the page never runs, and what stands in their place. */
const unused: [RegExp, string][] = [
  // React Aria's own texts in other languages: @ats/ui says its own, in the host's language.
  [
    /react-aria[^/]*\/dist\/private\/(.+\/)?intl\/(.+\/)?(?!en-)\w{2}-\w{2}\.mjs$/,
    "export default {};",
  ],
  // Zod ties the making of JSON Schemas to every schema: the API makes them, no page does.
  [/zod\/v4\/core\/json-schema-generator\.js$/, "export const JSONSchemaGenerator = undefined;"],
  [/zod\/v4\/core\/json-schema-processors\.js$/, "export const toJSONSchema = undefined;"],
  [
    /zod\/v4\/core\/to-json-schema\.js$/,
    "export const createToJSONSchemaMethod = () => undefined, createStandardJSONSchemaMethod = () => undefined;",
  ],
];

/** Leaves out of the build what is never run: 11 kB of the first screen. */
export const slimming = (): Plugin => ({
  name: "slimming",
  apply: "build",
  enforce: "pre",
  load(id) {
    return unused.find(([pattern]) => pattern.test(id))?.[1];
  },
});
