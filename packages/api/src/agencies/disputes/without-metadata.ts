import { fileKindOf } from "@ats/core/files/file-kinds";
import { pdfWithoutMetadata } from "../../files/pdf-without-metadata.ts";
import { HttpError } from "../../kernel/http-error.ts";

/**
 * Copies a PDF or picture without what it tells of its author, title, programme and place. The content
 * stays; a photograph loses its note of which way is up.
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array> {
  const kind = fileKindOf(bytes);
  if (kind === "jpg") return jpegWithout(bytes);
  if (kind === "png") return pngWithout(bytes);
  return pdfWithout(bytes);
}

async function pdfWithout(bytes: Uint8Array): Promise<Uint8Array> {
  const { EncryptedPDFError } = await import("@cantoo/pdf-lib");
  try {
    return await pdfWithoutMetadata(bytes);
  } catch (error) {
    throw new HttpError(
      400,
      error instanceof EncryptedPDFError
        ? "This PDF is password-protected, so the other side could not read it. Save it without a password and choose it again."
        : "This PDF is damaged and cannot be opened. Save it again and choose that file.",
    );
  }
}

const damaged = () =>
  new HttpError(400, "This picture is damaged and cannot be read. Save it again and choose it.");

/** Leaves out the application segments but those of colour, and comments. */
function jpegWithout(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw damaged();
    const marker = bytes[at + 1] as number;
    // From the scan on there are pixels, up to the end of the picture.
    if (marker === 0xda) return joined([...parts, bytes.subarray(at, endOfJpeg(bytes))]);
    const end = at + 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
    const isMetadata = marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xfe;
    if (!isMetadata && marker !== 0xef) parts.push(bytes.subarray(at, end));
    at = end;
  }
  throw damaged();
}

function endOfJpeg(bytes: Uint8Array): number {
  for (let at = bytes.length - 2; at > 1; at--)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
  return bytes.length;
}

const pictureChunks = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB bKGD pHYs acTL fcTL fdAT".split(" "),
);

/** Keeps the chunks that the picture is made of. */
function pngWithout(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) throw damaged();
    if (pictureChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return joined(parts);
    at = end;
  }
  throw damaged();
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
