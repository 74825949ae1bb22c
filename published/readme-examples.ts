import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { homeOf, published } from "./packages.ts";

/** The examples of every README as they stand there: `readme/core-1.ts`. */
export const examples = published.flatMap((name) => {
  const readme = readFileSync(join(homeOf(name), "README.md"), "utf8");
  return [...readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, type, code = ""], index) => ({
    name,
    code,
    path: `readme/${name}-${index + 1}.${type}`,
  }));
});

/** Path of the first example in a README that contains the text. */
export function exampleWith(text: string, name: string): string {
  const example = examples.find((each) => each.name === name && each.code.includes(text));
  if (!example) throw new Error(`No example in the README of @ats/${name} contains ${text}.`);
  return example.path;
}

export function writeExamples(consumer: string) {
  mkdirSync(join(consumer, "readme"));
  for (const { path, code } of examples) writeFileSync(join(consumer, path), code);
}
