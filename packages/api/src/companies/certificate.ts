import type { Fonts } from "../kernel/ports/fonts.ts";
import { typesetter } from "../documents/typeset.ts";
import type { DeletionProgress } from "./tables.ts";

interface Deleted {
  id: number;
  name: string;
  requested_date_time: Date;
  confirmed_date_time: Date;
  progress: DeletionProgress;
}

const stageNames: Partial<Record<string, string>> = {
  disable: "Company disabled",
  sessions: "Sessions and tokens ended",
  holds: "Records that law keeps set apart",
  files: "Files removed",
  queue: "Emails and queues removed",
  search: "Search words and counts removed",
  rows: "Records removed",
  logs: "Logs removed",
  space: "Freed space overwritten",
};

const words = (name: string) => {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const utc = (time: Date | string) =>
  `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;

/** Typesets the proof that a company was deleted: who asked, who confirmed, what went and when. */
export async function certificatePdf(
  { id, name, requested_date_time, confirmed_date_time, progress }: Deleted,
  now: Date,
  fonts: Fonts,
): Promise<Uint8Array> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create();
  document.setTitle(`Deletion of ${name}`);
  document.setCreationDate(now);
  document.setModificationDate(now);
  const { write } = await typesetter(document, fonts);
  const section = (text: string) => write([{ text, bold: true }], { size: 13, gap: 18 });
  const fact = (label: string, value: string) =>
    write([{ text: `${label}: `, bold: true }, { text: value }], { size: 10, gap: 3 });
  const { requested_by, confirmed_by, rows, files, holds, times } = progress;
  await write([{ text: "Certificate of deletion", bold: true }], { size: 22, gap: 0 });
  await write([{ text: name }], { size: 14, gap: 6 });
  await section("Company");
  await fact("Number", String(id));
  await fact("Asked for by", `${requested_by.name}, ${requested_by.email}`);
  await fact("Asked for on", utc(requested_date_time));
  await fact("Reason", progress.reason);
  await fact("Confirmed by", `${confirmed_by.name}, ${confirmed_by.email}`);
  await fact("Confirmed on", utc(confirmed_date_time));
  await fact("Export taken before", progress.bundle_sha256 ?? "Declined");
  await section("Steps");
  await fact("Began", utc(progress.began_date_time));
  for (const [stage, label] of Object.entries(stageNames)) {
    const time = times[stage as keyof typeof times];
    if (label && time) await fact(label, utc(time));
  }
  await fact("Finished", utc(now));
  await section("Removed");
  await fact("Files", `${files.count} with ${files.bytes} bytes`);
  for (const [table, count] of Object.entries(rows)) await fact(words(table), String(count));
  await section("Kept by law");
  if (holds.length === 0) await write([{ text: "Nothing." }], { size: 10, gap: 3 });
  for (const { kind, count, kept_until } of holds)
    await fact(words(`${kind} records`), `${count}, the last until ${kept_until}`);
  return document.save({ useObjectStreams: false });
}
