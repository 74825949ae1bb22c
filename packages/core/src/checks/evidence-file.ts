/** Allowed kinds of copy, recognised by their first bytes. */
const kinds = [
  { type: "application/pdf", extension: "pdf", begins: "%PDF-" },
  { type: "image/png", extension: "png", begins: "\x89PNG\r\n\x1a\n" },
  { type: "image/jpeg", extension: "jpg", begins: "\xff\xd8\xff" },
] as const;

export const evidenceTypes = kinds.map(({ type }) => type);

export const noEvidence =
  "This file is neither a PDF nor a picture. Scan or photograph the document and choose that file.";

/** Detects the kind of a copy from its content; undefined for any other. */
export const evidenceKindOf = (bytes: Uint8Array) =>
  kinds.find(({ begins }) =>
    [...begins].every((character, at) => bytes[at] === character.charCodeAt(0)),
  );
