import { createSHA256 } from "hash-wasm";

export interface Member {
  name: string;
  bytes: number;
  sha256: string;
}

/** Counts and hashes what passes through, so that nothing is read twice. */
export async function meter(name: string) {
  const hash = await createSHA256();
  hash.init();
  let bytes = 0;
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk);
      bytes += chunk.length;
    },
    get bytes() {
      return bytes;
    },
    end: (): Member => ({ name, bytes, sha256: hash.digest("hex") }),
  };
}
