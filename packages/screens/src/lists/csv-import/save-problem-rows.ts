import { toCsv } from "@ats/core/validation/csv";
import type { Say } from "@ats/ui/texts";
import { saveFile } from "../../documents/save-file.ts";
import { csvImportTexts } from "./texts.ts";

/** A row that cannot be imported. */
interface ProblemRow {
  line: number;
  message: string;
  cells: readonly string[];
}

/** Saves the refused rows of a file with the reasons, to correct and import again. */
export function saveProblemRows(
  say: Say,
  { name, headings }: { name: string; headings: readonly string[] },
  problems: readonly ProblemRow[],
): void {
  const table = toCsv([
    [say(csvImportTexts.line), say(csvImportTexts.problem), ...headings],
    ...problems.map(({ line, message, cells }) => [line, message, ...cells]),
  ]);
  saveFile(
    new Blob([table], { type: "text/csv" }),
    say(csvImportTexts.problemsName, { name: name.replace(/\.\w+$/, "") }),
  );
}
