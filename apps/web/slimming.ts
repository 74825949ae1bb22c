import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** React Aria's texts in other languages. @ats/ui has its own texts. */
const otherLanguages =
  /react-(?:aria|stately)[^/]*\/dist\/private\/(.+\/)?intl\/(.+\/)?(?!en-)\w{2}-\w{2}\.mjs$/;

/** zod's conversion of schemas to JSON Schema. Only the server's API page uses it. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** Calendars of other languages, such as the Islamic calendar. */
const createCalendar = /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;
const otherCalendars = /^import .+\/calendars\/(?!Gregorian).+$|case '[^']+':\s+return .+;/gm;

/** String format methods such as `z.string().email()`. The product writes `z.email()`. */
const zodSchemas = /\/zod\/v4\/classic\/schemas\.js$/;
const formatMethods = /(\("ZodString", \(inst, def\) => \{[^}]+\}), \{[\s\S]+?\n\}\);/;

/** zod's parser compiler. It evaluates code, which the content security policy forbids. */
const zodCore = /\/zod\/v4\/core\/schemas\.js$/;
const compiler =
  /(const generateFastpass = ).+\{[\s\S]+?\n {4}\};(\n {4}let fastpass;[\s\S]+?const jit = ).+;/;

/** Endpoint summaries. Only the server's API page shows them. */
const contract = /\/core\/src\/.+contract\.ts$/;
const summaries = /^\s*summary:\s*"(?:[^"\\]|\\.)*",$/gm;

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

/** Replaces each export of a module by an empty function. */
const withoutBodies = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => {};`)
    .join("\n");
