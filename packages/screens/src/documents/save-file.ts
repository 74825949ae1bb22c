import { showToast } from "@ats/ui/Toast";
import type { Say } from "@ats/ui/texts";
import { fileTexts } from "./file-texts.ts";

/** Downloads a file; a toast says if it fails. */
export async function download(say: Say, name: string, load: () => Promise<Blob>): Promise<void> {
  try {
    saveFile(await load(), name);
  } catch (error) {
    const { message } = error as Error;
    showToast({ tone: "critical", title: say(fileTexts.notDownloaded), description: message });
  }
}

/** Saves a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
