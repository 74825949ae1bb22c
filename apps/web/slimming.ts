import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

interface Cut {
  what: string;
  files: RegExp;
  shorten(code: string): string;
}

const cuts: Cut[] = [
  {
    // @ats/ui has its own texts.
    what: "React Aria's texts in other languages",
    files: /react-(?:aria|stately)[^/]*\/dist\/private\/(.+\/)?intlStrings\.mjs$/,
    shorten: (code) => code.replace(/^(?:import .+|\s*"\w\w-\w\w": .+)$/gm, keepEnglish),
  },
  {
    // Only the server's API page converts schemas.
    what: "zod's conversion of schemas to JSON Schema",
    files: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
    shorten: withoutBodies,
  },
  {
    what: "calendars of other languages, such as the Islamic calendar",
    files: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
    shorten: (code) =>
      code.replace(/^import .+\/calendars\/(?!Gregorian).+$|case '[^']+':\s+return .+;/gm, ""),
  },
  {
    // The product writes `z.email()`, not `z.string().email()`. What it validates was JSON, which
    // has no cycles.
    what: "zod's format methods of strings, and all that the product does not call",
    files: /\/zod\/v4\/classic\/schemas\.js$/,
    shorten: (code) =>
      code
        .replace(/(\("ZodString", \(inst, def\) => \{[^}]+\}), \{[\s\S]+?\n\}\);/, "$1);")
        .replace(/^ *inst\._zod\.processJSONSchema = .+$/gm, "")
        .replace(/util\.derived\(\{[\s\S]+?\n\}, \{/g, "({")
        .replace(/(function _ensureDefaultMemoizer\(\) \{)[\s\S]+?\n\}/, "$1}")
        .replace(unusedMethods, ""),
  },
  {
    what: "zod's other forms of an error",
    files: /\/zod\/v4\/classic\/errors\.js$/,
    shorten: (code) => code.replace(/^ {4}_lazyMethod\([\s\S]+?\n(?= {4}Object)/m, ""),
  },
  {
    what: "keys and former names of icons",
    files: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    shorten: (code) =>
      code.replace(/, key: "\w+"(?= \})|,\n {2}aliases: \[[^\]]+\]|^__iconData\.node;$/gm, ""),
  },
  {
    what: "the router's messages for developers, and its part for routes with loaders",
    files: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    shorten: (code) =>
      code
        .replace(/^(\s*(?:invariant|warning)\(.+?), `.+`\);$/gm, "$1);")
        .replace("dataRouterState = dataRouterOpts?.state", "dataRouterState")
        .replace("return isDataRoute ? useNavigateStable() : ", "return "),
  },
  {
    what: "the socket's log",
    files: /\/partysocket\/dist\/ws\.js$/,
    shorten: (code) =>
      code
        .replace(/^ *this\._debug\([^;]*\);$/gm, "")
        .replace(/console\.(?:error|warn)\(\s*[`"][\s\S]+?[`"]\s*\);/g, ";"),
  },
  {
    // It evaluates code, which the content security policy forbids.
    what: "zod's parser compiler",
    files: /\/zod\/v4\/core\/schemas\.js$/,
    shorten: (code) =>
      code.replace(
        /(const generateFastpass = ).+\{[\s\S]+?\n {4}\};(\n {4}let fastpass;[\s\S]+?const jit = ).+;/,
        "$1undefined;$2false;",
      ),
  },
  {
    // Only the server's API page shows them.
    what: "the endpoints' summaries",
    files: /\/core\/src\/.+contract\.ts$/,
    shorten: (code) => code.replace(/^\s*summary:\s*"(?:[^"\\]|\\.)*",$/gm, ""),
  },
];

/** Methods of zod's schemas that the browser never calls; a test reads its sources for them. */
export const unused = [
  "and",
  "apply",
  "brand",
  "catchall",
  "describe",
  "exactOptional",
  "exactPartial",
  "isNullable",
  "isOptional",
  "keyof",
  "lowercase",
  "meta",
  "nonoptional",
  "parseAsync",
  "prefault",
  "readonly",
  "register",
  "required",
  "safeParseAsync",
  "slugify",
  "spa",
  "strip",
  "uppercase",
  "validate",
  "validateAsync",
  ...["encode", "decode", "safeEncode", "safeDecode"].flatMap((name) => [name, `${name}Async`]),
];
const unusedMethods = new RegExp(
  `^ {4}(?:[gs]et |async )*(?:${unused.join("|")}|"~standard")(?:: .*function \\w+)?\\(.*\\) \\{\\n[\\s\\S]+?\\n {4}\\},$`,
  "gm",
);

/** Shortens files of the build. A cut that finds nothing any more stops the build. */
export function slimming(): Plugin {
  const found = new Set<Cut>();
  return {
    name: "slimming",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const cut = cuts.find(({ files }) => files.test(id));
      if (!cut) return undefined;
      const code = await readFile(id, "utf8");
      const short = cut.shorten(code);
      if (short !== code) found.add(cut);
      return short;
    },
    buildEnd(error) {
      if (error) return;
      for (const cut of cuts)
        if (!found.has(cut))
          this.error(
            `apps/web/slimming.ts finds nothing to cut of “${cut.what}” in files like ${cut.files.source}. ` +
              "Change its pattern to the new text of the dependency, or delete the cut if that code is gone.",
          );
    },
  };
}

const keepEnglish = (line: string) => (/en-?US/.test(line) ? line : "");

/** Replaces each export of a module by an empty function. */
function withoutBodies(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return names.length > 0
    ? names.map((name) => `export const ${name} = () => {};`).join("\n")
    : code;
}
