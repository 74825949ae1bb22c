/** Addresses as bundlers find them: each written out, relative to this file. */
const files: Record<string, URL> = {
  "FoxitSymbol.pfb": new URL("../../pdf-data/FoxitSymbol.pfb", import.meta.url),
  "FoxitDingbats.pfb": new URL("../../pdf-data/FoxitDingbats.pfb", import.meta.url),
  "openjpeg.wasm": new URL("../../pdf-data/openjpeg.wasm", import.meta.url),
  "jbig2.wasm": new URL("../../pdf-data/jbig2.wasm", import.meta.url),
};
const cmaps = new URL("../../pdf-data/cmaps.json", import.meta.url);

async function load(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
  return response;
}

let maps: Promise<Record<string, string>> | undefined;

/** Gives pdf.js the character maps, fonts and image decoders that a document asks for. */
export class PdfData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = files[filename];
    if (address) return new Uint8Array(await (await load(address)).arrayBuffer());
    maps ??= load(cmaps).then((response) => response.json());
    // Tried again with the next document.
    maps.catch(() => {
      maps = undefined;
    });
    const map = (await maps)[filename];
    if (map === undefined) throw new Error(`${filename} is not part of the viewer.`);
    return Uint8Array.from(atob(map), (letter) => letter.charCodeAt(0));
  }
}
