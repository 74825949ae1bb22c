import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { sha256 } from "../kernel/sha256.ts";

/** Reads a stored document; refuses when its SHA-256 is not the recorded one. */
export async function storedDocument(
  { files }: Pick<Services, "files">,
  { document_key, document_sha256 }: { document_key: string; document_sha256: string },
): Promise<Uint8Array | undefined> {
  const bytes = await files.get(document_key);
  if (bytes && sha256(bytes) !== document_sha256)
    throw new HttpError(
      409,
      "The stored file no longer matches this document: its SHA-256 differs. Have it restored from a backup, then try again.",
    );
  return bytes;
}
