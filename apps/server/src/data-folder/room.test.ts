import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { hasRoom, needRoom } from "./room.ts";

const noRoom = "/proc";

test.skipIf(!existsSync(noRoom))("a disk without space has no room", async () => {
  expect(await hasRoom(noRoom)).toBe(false);
  expect(await hasRoom(tmpdir())).toBe(true);
});

test.skipIf(!existsSync(noRoom))(
  "the embedded database does not start on a full disk, and says what to do",
  async () => {
    await expect(needRoom(noRoom)).rejects.toThrow(
      "The disk of the data folder /proc is full: free at least 64 MB on it, or set ATS_DATA_DIR to a folder of another disk.",
    );
    await expect(needRoom(tmpdir())).resolves.toBeUndefined();
  },
);
