import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { slimming, unused } from "./slimming.ts";

/** Files of a build whose text the product knows, each with something to cut. */
const files: Record<string, string> = {
  "react-aria/dist/private/button/intlStrings.mjs": `import german from "../intl/button/de-DE.mjs";
import english from "../intl/button/en-US.mjs";
export default {
    "de-DE": german,
    "en-US": english
};`,
  "react-aria/dist/private/intl/button/de-DE.mjs": `export default { save: "Speichern" };`,
  "react-aria/dist/private/intl/button/en-US.mjs": `export default { save: "Save" };`,
  "zod/v4/core/to-json-schema.js": `export function toJSONSchema() { return "long"; }`,
  "@internationalized/date/dist/private/createCalendar.mjs": `import { BuddhistCalendar } from "./calendars/BuddhistCalendar.mjs";
export const createCalendar = (name) => { switch (name) {
  case 'buddhist':
    return new BuddhistCalendar();
} return name; };`,
  "zod/v4/classic/schemas.js": `const $constructor = (name, init) => [name, init];
export const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => { inst.def = def;
}, {
    email() { return "format"; },
});
export const ZodType = $constructor("ZodType", () => {}, {
    async safeParseAsync(data, params) {
        return "asynchronous";
    },
    encode: function _encode(data, params) {
        return "encoded";
    },
    parse(data) {
        return "parsed";
    },
});`,
  "zod/v4/classic/errors.js": `const _lazyMethod = (proto, key, make) => [proto, key, make];
export const initializer = (proto) => {
    _lazyMethod(proto, "flatten", () => {
        return "flat";
    });
    Object.defineProperty(proto, "isEmpty", {});
};`,
  "lucide-react/dist/esm/icons/circle-alert.mjs": `export const __iconData = {
  name: "circle-alert",
  node: [
    ["path", { d: "M12 8v4", key: "1m2n3p" }]
  ],
  aliases: ["former-name"]
};
__iconData.node;`,
  "react-router/dist/production/lib/hooks.js": `export function useHref(isInRouter, invariant) {
	invariant(isInRouter(), \`useHref() may be used only in a <Router>.\`);
}`,
  "partysocket/dist/ws.js": `export class Socket {
  send(data) {
    this._debug("sending", data);
  }
}`,
  "zod/v4/core/schemas.js": `export const create = () => {
    const generateFastpass = (shape) => {
        return new Function(shape);
    };
    let fastpass;
    const jit = !globalThis.jitless;
    return [generateFastpass, fastpass, jit];
};`,
  "core/src/jobs/contract.ts": `export const listJobs = {
  summary: "Jobs of the company",
  path: "/api/jobs",
};`,
};

async function built(changes: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), "slimming-"));
  const all = Object.entries({ ...files, ...changes }).filter(([, text]) => text);
  for (const [path, text] of all) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const modules = all.filter(([path]) => !path.includes("/intl/"));
  const entry = modules
    .map(([path], number) => `export * as m${number} from "./${path}";`)
    .join("\n");
  writeFileSync(join(home, "entry.ts"), entry);
  const output = await build({
    root: home,
    configFile: false,
    logLevel: "silent",
    plugins: [slimming()],
    build: { write: false, minify: false, lib: { entry: "entry.ts", formats: ["es"] } },
  });
  return JSON.stringify(output);
}

it("keeps React Aria's texts in English", async () => {
  expect(await built()).toMatch(/Save/);
});

it("leaves out what the product does not use", async () => {
  expect(await built()).not.toMatch(
    /Speichern|long|Buddhist|format|asynchronous|encoded|flat|1m2n3p|former-name|may be used|sending|new Function|globalThis|Jobs of the company/,
  );
});

it("keeps what the product uses", async () => {
  expect(await built()).toMatch(/parsed.*isEmpty.*M12 8v4/);
});

it("cuts no method of a schema that the browser's code calls", () => {
  const calls = new RegExp(`(?<!Decoder\\(\\)|picture)\\s*\\.(?:${unused.join("|")})\\(`);
  const sources = globSync(["../../packages/{core,screens}/src/**/*.{ts,tsx}", "src/*.{ts,tsx}"], {
    cwd: import.meta.dirname,
    exclude: ["**/*.{test,stories}.*"],
  });
  expect(sources.length).toBeGreaterThan(1_000);
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
  expect(sources.filter((path) => calls.test(read(path)))).toEqual([]);
});

const places: [what: string, path: string][] = [
  ["other languages", "react-aria/dist/private/button/intlStrings.mjs"],
  ["JSON Schema", "zod/v4/core/to-json-schema.js"],
  ["calendars", "@internationalized/date/dist/private/createCalendar.mjs"],
  ["format methods", "zod/v4/classic/schemas.js"],
  ["forms of an error", "zod/v4/classic/errors.js"],
  ["icons", "lucide-react/dist/esm/icons/circle-alert.mjs"],
  ["router's messages", "react-router/dist/production/lib/hooks.js"],
  ["socket's log", "partysocket/dist/ws.js"],
  ["parser compiler", "zod/v4/core/schemas.js"],
  ["summaries", "core/src/jobs/contract.ts"],
];

it.each(places)("stops the build if the file of the %s is gone", async (what, path) => {
  await expect(built({ [path]: "" })).rejects.toThrow(what);
});

it.each(places)("stops the build if it finds nothing of the %s to cut", async (what, path) => {
  await expect(built({ [path]: "globalThis.changed = true;" })).rejects.toThrow(what);
});

it("says which pattern no longer matches, and what to do", async () => {
  await expect(built({ "zod/v4/core/schemas.js": "export {};" })).rejects.toThrow(
    "apps/web/slimming.ts finds nothing to cut of “zod's parser compiler” in files like \\/zod\\/v4\\/core\\/schemas\\.js$. " +
      "Change its pattern to the new text of the dependency, or delete the cut if that code is gone.",
  );
});
