import { csvRows } from "@ats/core/lists/csv-rows";
import { lintTags } from "@ats/core/templates/merge-tags";
import { plainTextOf } from "@ats/core/templates/plain-text";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { sanitiseText } from "@ats/core/validation/text";
import { shapes, textOf } from "../../../.ci/doubling.ts";
import { print } from "../src/progress.ts";
import { timed } from "./measure.ts";

const readers: Record<string, (text: string) => unknown> = {
  sanitiseText,
  cleanRichText,
  plainTextOf,
  lintTags,
  csvRows: async (text) => {
    for await (const row of csvRows([text])) void row;
  },
};

/** Prints how long the functions that read users' text take for a megabyte of the worst shape. */
export async function printHostileText(): Promise<void> {
  print("Milliseconds for 1 MB of the shape that takes longest\n");
  for (const [name, read] of Object.entries(readers)) {
    const worst = { time: 0, piece: "" };
    for (const shape of shapes) {
      const text = textOf(shape, 1_000_000);
      const once = () => timed(async () => read(text));
      const time = Math.min(await once(), await once(), await once());
      if (time > worst.time) Object.assign(worst, { time, piece: shape.piece });
    }
    print(
      `${name.padEnd(26)}${worst.time.toFixed(0).padStart(6)}   ${JSON.stringify(worst.piece)}`,
    );
  }
}
