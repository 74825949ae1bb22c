import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "@ats/api/kernel/ports/file-store";
import { writeDurably } from "../data-folder/durable-file.ts";

/** Stores files in a folder under keys such as `1/cv/42.pdf`. */
export function folderFiles(folder: string): FileStore {
  return {
    put: (key, bytes) => writeDurably(pathOf(folder, key), bytes),
    get: async (key) =>
      readFile(pathOf(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(folder, key), { force: true }),
  };
}

/** A key can never point outside the folder. */
function pathOf(folder: string, key: string): string {
  const parts = key.split("/");
  if (!parts.every((part) => /^[\w-][\w.-]*$/.test(part)))
    throw new Error("A file's key has parts of letters, digits, dots and dashes.");
  return join(folder, ...parts);
}
