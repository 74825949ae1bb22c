import { acceptOf, fileKindOf, fileKinds } from "../files/file-kinds.ts";

/** Kinds of file that a copy may be. */
const evidenceKinds = ["pdf", "png", "jpg"] as const;

/** Offered by file pickers; the server judges a file by its content. */
export const evidenceAccept = acceptOf(...evidenceKinds);

export const noEvidence =
  "This file is neither a PDF nor a picture. Scan or photograph the document and choose that file.";

/** Detects the kind of a copy from its content; undefined for any other. */
export function evidenceKindOf(bytes: Uint8Array) {
  const kind = fileKindOf(bytes);
  const found = evidenceKinds.find((name) => name === kind);
  return found && fileKinds[found];
}
