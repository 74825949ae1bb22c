/** An entry as the ZIP archive's directory lists it. */
export interface Entry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packed: Uint8Array;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/** Lists the entries of a ZIP archive; undefined when it is damaged. */
export function entriesOf(bytes: Uint8Array): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end--;
  if (end < 0) return undefined;
  try {
    let at = view.getUint32(end + 16, true);
    return Array.from({ length: view.getUint16(end + 10, true) }, () => {
      if (view.getUint32(at, true) !== entrySignature) throw new RangeError("No entry.");
      const nameLength = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const entry = {
        // Some programs of Windows write backslashes.
        name: new TextDecoder()
          .decode(bytes.subarray(at + 46, at + 46 + nameLength))
          .replaceAll("\\", "/"),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
      };
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      return entry;
    });
  } catch {
    return undefined;
  }
}

function unpacked({ method, packed }: Entry): ReadableStream<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  return method === 0 ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"));
}

export const bytesOf = async (entry: Entry): Promise<Uint8Array> =>
  new Uint8Array(await new Response(unpacked(entry)).arrayBuffer());

/** Reads the text of an entry. Check `unpackedSize` of the archive first. */
export const textOf = (entry: Entry): Promise<string> => new Response(unpacked(entry)).text();

/**
 * Counts the bytes that the entries really unpack to, whatever size the archive states. Stops as
 * soon as there are more than `most`. Undefined when an entry is damaged.
 */
export async function unpackedSize(entries: Entry[], most: number): Promise<number | undefined> {
  let size = 0;
  try {
    for (const entry of entries)
      for await (const chunk of unpacked(entry) as unknown as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        if (size > most) return size;
      }
  } catch {
    return undefined;
  }
  return size;
}
