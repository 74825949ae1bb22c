import { statfs } from "node:fs/promises";
import { StartError } from "../start-error.ts";

/** The embedded database makes files of 16 MB, and stops when it cannot make the next one. */
const neededBytes = 64 * 1_048_576;

/** True when the folder's disk has room for what the embedded database writes next. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= neededBytes;
}

/** Refuses a full disk, on which the embedded database would look damaged. */
export async function needRoom(folder: string): Promise<void> {
  if (await hasRoom(folder)) return;
  throw new StartError(
    `The disk of the data folder ${folder} is full: free at least ${neededBytes / 1_048_576} MB on it, ` +
      "or set ATS_DATA_DIR to a folder of another disk.",
  );
}
