import { showToast } from "@ats/ui/Toast";

/** Loads a file and has the browser save it; where that fails, it is said. */
export async function download(name: string, load: () => Promise<Blob>): Promise<void> {
  try {
    saveFile(await load(), name);
  } catch (error) {
    const { message } = error as Error;
    showToast({ tone: "critical", title: "Not downloaded", description: message });
  }
}

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
