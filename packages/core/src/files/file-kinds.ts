/** Bytes before a PDF's header that readers of PDF pass over: a blank line, a header of a mail. */
const beforePdf = 1024;

/**
 * Kinds of file that the product accepts, all of which the document viewer shows. `begins` are the
 * bytes that tell a kind, at most `within` bytes after the start.
 */
export const fileKinds = {
  png: {
    type: "image/png",
    extension: "png",
    endings: [".png"],
    begins: "\x89PNG\r\n\x1a\n",
    within: 0,
  },
  jpg: {
    type: "image/jpeg",
    extension: "jpg",
    endings: [".jpg", ".jpeg"],
    begins: "\xff\xd8\xff",
    within: 0,
  },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extension: "docx",
    endings: [".docx"],
    begins: "PK\x03\x04",
    within: 0,
  },
  pdf: {
    type: "application/pdf",
    extension: "pdf",
    endings: [".pdf"],
    begins: "%PDF-",
    within: beforePdf,
  },
} as const;
export type FileKind = keyof typeof fileKinds;

const kindNames = Object.keys(fileKinds) as FileKind[];

/** First bytes of programs, which may hide another kind behind them. */
const programs = ["MZ", "\x7fELF", "#!"];

/** Detects the kind of a file from its content, as readers of the kind do. */
export function fileKindOf(bytes: Uint8Array): FileKind | "program" | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, beforePdf + 8));
  if (programs.some((begins) => start.startsWith(begins))) return "program";
  return kindNames.find((name) => {
    const { begins, within } = fileKinds[name];
    return start.slice(0, within + begins.length).includes(begins);
  });
}

/** Content types and name endings that a file picker offers. */
export const acceptOf = (...kinds: FileKind[]): string[] =>
  kinds.flatMap((kind) => [fileKinds[kind].type, ...fileKinds[kind].endings]);

/** Tells the kind of a stored file by its name, which ends as its kind does. */
export const fileKindOfName = (name: string): FileKind | undefined =>
  kindNames.find((kind) =>
    fileKinds[kind].endings.some((ending) => name.toLowerCase().endsWith(ending)),
  );
