/** Saves a file on the reader's device. */
export async function download(name: string, load: () => Promise<Blob>): Promise<void> {
  const address = URL.createObjectURL(await load());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
