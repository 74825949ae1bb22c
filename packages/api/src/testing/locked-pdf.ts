/** A PDF that only a password opens. */
export async function testLockedPdf(): Promise<File> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: "open sesame", ownerPassword: "open sesame" });
  return new File([(await document.save()) as Uint8Array<ArrayBuffer>], "locked.pdf");
}
