/** Characters that no common font of Latin letters has: Chinese, Japanese and Korean. */
const eastAsian = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** True when this device has a font for the text's East Asian characters, if it has any. */
export function canDraw(text: string): boolean {
  const [character] = eastAsian.exec(text) ?? [];
  return character === undefined || pictureOf(character) !== pictureOf("\u{10ffff}");
}

/** Draws a character; one that no font has looks as U+10FFFF does, which is none. */
function pictureOf(character: string): string {
  const pen = new OffscreenCanvas(32, 32).getContext("2d");
  if (!pen) return character;
  pen.font = "24px sans-serif";
  pen.fillText(character, 2, 26);
  return pen.getImageData(0, 0, 32, 32).data.join();
}
