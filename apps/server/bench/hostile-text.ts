import { bodyMax } from "@ats/core/templates/template";
import { shapes, textOf } from "../../../.ci/doubling.ts";
import { print } from "../src/progress.ts";

type Readers = Record<string, (text: string) => unknown>;

const tables = ["core/src/validation", "api/src/search", "ui/src/RichText"];

const megabyte = 1_000_000;
/** Characters that the contract lets through, where that is less. */
const most: Record<string, number> = { cleanRichText: bodyMax.email, blocksOf: bodyMax.document };

/** Prints how long the functions that read users' text take for a megabyte of the worst shape. */
export async function printHostileText(): Promise<void> {
  print("Milliseconds for 1 MB, or the most that is accepted, of the shape that takes longest\n");
  for (const folder of tables) {
    const table = new URL(`../../../packages/${folder}/text-readers.ts`, import.meta.url).href;
    const { textReaders } = (await import(table)) as { textReaders: Readers };
    for (const [name, read] of Object.entries(textReaders)) {
      const worst = { time: 0, piece: "" };
      for (const shape of shapes) {
        const text = textOf(shape, most[name] ?? megabyte);
        let time = Number.POSITIVE_INFINITY;
        for (let round = 0; round < 3 && time > worst.time; round++)
          time = Math.min(time, await timeOf(read, text));
        if (time > worst.time) Object.assign(worst, { time, piece: shape.piece });
      }
      const time = worst.time.toFixed(0).padStart(6);
      print(`${name.padEnd(26)}${time}   ${JSON.stringify(worst.piece)}`);
    }
  }
}

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const start = performance.now();
  const result = read(text);
  if (result instanceof Promise) await result;
  return performance.now() - start;
}
