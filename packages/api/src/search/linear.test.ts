import { expect, test } from "vitest";
import { steepShape } from "../../../../.ci/doubling.ts";
import { textReaders } from "./text-readers.ts";

test.each(Object.entries(textReaders))(
  "Quality P12: %s takes time in proportion to the text, whatever its shape",
  async (_, read) => expect(await steepShape(read)).toBeUndefined(),
);
