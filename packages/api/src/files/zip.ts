const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] as number);
  return ~sum >>> 0;
}

/** Makes a ZIP archive without compression, because CVs are compressed already. */
export function zip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    // From "version needed" to "extra field length": the same in the local and the central header.
    const facts = new DataView(new ArrayBuffer(26));
    facts.setUint16(0, 20, true);
    facts.setUint16(2, 0x0800, true);
    facts.setUint16(8, 0x5c21, true);
    facts.setUint32(10, crc32(bytes), true);
    facts.setUint32(14, bytes.length, true);
    facts.setUint32(18, bytes.length, true);
    facts.setUint16(22, path.length, true);
    const common = new Uint8Array(facts.buffer);
    const place = new DataView(new ArrayBuffer(14));
    place.setUint32(10, at, true);
    const local = join([word(0x04034b50), common, path, bytes]);
    list.push(join([word(0x02014b50), half(20), common, new Uint8Array(place.buffer), path]));
    parts.push(local);
    at += local.length;
  }
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = join([
    word(0x06054b50),
    word(0),
    half(files.length),
    half(files.length),
    word(size),
    word(at),
    half(0),
  ]);
  return join([...parts, ...list, end]);
}

const half = (value: number) => new Uint8Array([value & 0xff, value >>> 8]);
const word = (value: number) => new Uint8Array(new Uint32Array([value]).buffer);

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
