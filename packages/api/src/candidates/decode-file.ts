import { type TextEncoding, textEncodings } from "@ats/core/lists/text-encodings";
import { HttpError } from "../kernel/http-error.ts";
import { guessEncoding, isIn } from "./guess-encoding.ts";

/** Node has the class, but no type of this name. */
type Decoder = InstanceType<typeof TextDecoder>;

/** Bytes that are read before the encoding is decided. */
const sampleBytes = 65_536;

/**
 * Decodes a file as it arrives. Plain ASCII is passed on at once; from the first other byte, a
 * sample is held back until its encoding is known. `onGuess` receives the encoding of a file that
 * does not tell its own.
 */
export async function* decodeFile(
  bytes: AsyncIterable<Uint8Array>,
  chosen: TextEncoding | undefined,
  onGuess: (encoding: TextEncoding) => void,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let held: Uint8Array[] = [];
  let heldLength = 0;
  const readHeld = async (isWhole: boolean) => {
    const sample = new Uint8Array(await new Blob(held as BlobPart[]).arrayBuffer());
    held = [];
    decoder = new TextDecoder(encodingOf(sample, isWhole, chosen, onGuess), { fatal: true });
    return decodeOrRefuse(decoder, sample);
  };
  for await (const chunk of bytes) {
    if (decoder) {
      yield decodeOrRefuse(decoder, chunk);
      continue;
    }
    if (heldLength === 0 && isPlain(chunk)) {
      yield new TextDecoder().decode(chunk);
      continue;
    }
    held.push(chunk);
    heldLength += chunk.byteLength;
    if (heldLength >= sampleBytes) yield await readHeld(false);
  }
  if (held.length > 0) yield await readHeld(true);
  if (decoder) yield decodeOrRefuse(decoder);
}

const isPlain = (chunk: Uint8Array): boolean =>
  !isWorkbook(chunk) && chunk.every((byte) => byte > 0 && byte < 0x80);

/** A ZIP archive, or a file of Excel before 2007. */
const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

function encodingOf(
  sample: Uint8Array,
  isWhole: boolean,
  chosen: TextEncoding | undefined,
  onGuess: (encoding: TextEncoding) => void,
): string {
  if (isWorkbook(sample))
    throw refused("This is a workbook, not CSV. Save it as “CSV UTF-8” and import that file.");
  const wide = wideEncodingOf(sample);
  if (wide) return wide;
  if (!chosen && (isIn("utf-8", sample, isWhole) || isMostlyUtf8(sample))) return "utf-8";
  const encoding = chosen ?? guessEncoding(sample);
  onGuess(encoding);
  return encoding;
}

/** Detects UTF-16 by its byte order mark, or by the zeros beside the letters of ASCII. */
function wideEncodingOf(sample: Uint8Array): string | undefined {
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const isZeroAt = (parity: number) => sample.some((byte, at) => byte === 0 && at % 2 === parity);
  const [isEven, isOdd] = [isZeroAt(0), isZeroAt(1)];
  if (isEven === isOdd) return undefined;
  return isOdd ? "utf-16le" : "utf-16be";
}

/** True for damaged UTF-8: most of its characters beyond ASCII are whole. */
function isMostlyUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample);
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  const foreign = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return foreign - lost > 2 * lost;
}

/** Without a chunk, ends the text. */
function decodeOrRefuse(decoder: Decoder, chunk?: Uint8Array): string {
  let text: string;
  try {
    text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    const label = textEncodings[decoder.encoding as TextEncoding];
    throw refused(
      label
        ? `This file cannot be read as ${label}. Choose another encoding, or save the file as “CSV UTF-8” and import that one.`
        : "Some letters of this file are damaged. Save it again as “CSV UTF-8” and import that file.",
    );
  }
  if (text.includes("\0")) throw refused("This is not a text file. Choose a CSV file.");
  return text;
}

const refused = (message: string) => new HttpError(400, message);
