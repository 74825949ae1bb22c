import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, inject, it } from "vitest";
import { doorsOf, published } from "./packages.ts";
import { examples } from "./readme-examples.ts";

const consumer = inject("consumer");
const run = promisify(execFile);

beforeAll(() => {
  const doors = published.flatMap(doorsOf).map(({ name }) => `import {} from "${name}";\n`);
  writeFileSync(join(consumer, "doors.ts"), doors.join(""));
  // As `vite/client` declares it.
  writeFileSync(join(consumer, "styles.d.ts"), 'declare module "*.css";\n');
});

/** What the compiler says of all doors and READMEs' examples, without what it says of libraries. */
async function remarks(settings: object): Promise<string[]> {
  const options = {
    target: "ES2024",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    types: ["node"],
    jsx: "react-jsx",
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    ...settings,
  };
  const files = ["doors.ts", "styles.d.ts", ...examples.map(({ path }) => path)];
  writeFileSync(
    join(consumer, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, files }),
  );
  const compile = run("tsc", ["-p", ".", "--checkers", "1", "--pretty", "false"], {
    cwd: consumer,
  });
  const { stdout } = await compile.catch((error: { stdout: string }) => error);
  return stdout
    .split("\n")
    .filter((line) => /error TS/.test(line))
    .filter((line) => !line.includes("node_modules") || line.includes("node_modules/@ats/"));
}

it("compiles under nodenext, with our declarations checked", async () => {
  const nodenext = { module: "nodenext", skipLibCheck: false };
  expect(await remarks(nodenext)).toEqual([]);
});

it("compiles under bundler", async () => {
  const bundler = { module: "esnext", moduleResolution: "bundler", skipLibCheck: true };
  expect(await remarks(bundler)).toEqual([]);
});
