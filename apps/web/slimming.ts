import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** React Aria's own texts in other languages: @ats/ui says its own, in the host's language. */
const otherLanguages =
  /react-(?:aria|stately)[^/]*\/dist\/private\/(.+\/)?intl\/(.+\/)?(?!en-)\w{2}-\w{2}\.mjs$/;

/** How zod describes a schema as JSON Schema, which each schema carries: only the server's API page does. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The calendars of other languages, for the same reason. */
const createCalendar = /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;
const otherCalendars = /^import .+\/calendars\/(?!Gregorian).+$|case '[^']+':\s+return .+;/gm;

/** Formats as methods of a text, `z.string().email()`: zod's old way of writing `z.email()`, which stays. */
const zodSchemas = /\/zod\/v4\/classic\/schemas\.js$/;
const formatMethods = /(\("ZodString", \(inst, def\) => \{[^}]+\}), \{[\s\S]+?\n\}\);/;

/** How zod writes a parser of its own for each schema, and evaluates it: the content security policy forbids that. */
const zodCore = /\/zod\/v4\/core\/schemas\.js$/;
const compiler =
  /(const generateFastpass = ).+\{[\s\S]+?\n {4}\};(\n {4}let fastpass;[\s\S]+?const jit = ).+;/;

/** What an endpoint is for, in words: only the server's API page says it. */
const contract = /\/core\/src\/.+contract\.ts$/;
const summaries = /^\s*summary:\s*"(?:[^"\\]|\\.)*",$/gm;

/** Leaves them out of the build. */
export const slimming = (): Plugin => ({
  name: "slimming",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (otherLanguages.test(id)) return "export default {};";
    if (jsonSchema.test(id)) return withoutBodies(await readFile(id, "utf8"));
    if (createCalendar.test(id)) return (await readFile(id, "utf8")).replace(otherCalendars, "");
    if (zodSchemas.test(id)) return (await readFile(id, "utf8")).replace(formatMethods, "$1);");
    if (zodCore.test(id))
      return (await readFile(id, "utf8")).replace(compiler, "$1undefined;$2false;");
    if (contract.test(id)) return (await readFile(id, "utf8")).replace(summaries, "");
    return undefined;
  },
});

/** The module's exports, doing nothing. */
const withoutBodies = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => {};`)
    .join("\n");
