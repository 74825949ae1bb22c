/** The characters of GSM 03.38; those in the second group count as two. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("^{}\\[~]|€\f");

/** Most parts of one text, which a telephone shows as a single message. */
export const textPartsMax = 6;

export interface TextParts {
  /** Number of messages on the network. */
  parts: number;
  /** Characters used, of those available in these parts. */
  used: number;
  room: number;
  /**
   * The first character outside GSM 03.38, which makes every character take more than twice the
   * space.
   */
  costly: string | undefined;
}

/** Counts the network messages that a text needs. */
export function textParts(text: string): TextParts {
  let at = 0;
  let places = 0;
  for (; at < text.length; at++) {
    const letter = text.charAt(at);
    if (extended.has(letter)) places += 2;
    else if (basic.has(letter)) places++;
    else break;
  }
  const costly = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : undefined;
  const used = costly ? text.length : places;
  const [alone, joined] = costly ? [70, 67] : [160, 153];
  if (used <= alone) return { parts: 1, used, room: alone, costly };
  const parts = Math.ceil(used / joined);
  return { parts, used, room: parts * joined, costly };
}

/** Explains why a text is too long to send; it is never cut. */
export function textPartsProblem(text: string): string | undefined {
  const { parts } = textParts(text);
  return parts > textPartsMax
    ? `The text would take ${parts} text messages. Shorten it to ${textPartsMax} or fewer.`
    : undefined;
}
