/** The letters of GSM 03.38; those after them take two places. */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extended = "^{}\\[~]|€\f";

/** A text goes out as so many messages at most, which a telephone shows as one. */
export const textPartsMax = 6;

export interface TextParts {
  /** Messages that the network carries. */
  parts: number;
  /** Places that are taken, of those that these messages have. */
  used: number;
  room: number;
  /** A letter outside GSM 03.38, which makes every letter take more than twice the room. */
  costly: string | undefined;
}

/** How much of the network's messages a text takes. */
export function textParts(text: string): TextParts {
  const letters = [...text];
  const costly = letters.find((letter) => !basic.includes(letter) && !extended.includes(letter));
  const doubled = letters.filter((letter) => extended.includes(letter)).length;
  const used = costly ? text.length : letters.length + doubled;
  const [alone, joined] = costly ? [70, 67] : [160, 153];
  if (used <= alone) return { parts: 1, used, room: alone, costly };
  const parts = Math.ceil(used / joined);
  return { parts, used, room: parts * joined, costly };
}

/** "1 text message, 34 of 160 characters". */
export function textPartsWords(text: string): string {
  const { parts, used, room, costly } = textParts(text);
  const count = parts === 1 ? "1 text message" : `${parts} text messages`;
  const why = costly ? `: “${costly}” takes more room than plain letters` : "";
  return `${count}, ${used} of ${room} characters${why}`;
}

/** Why a text is not sent: it is never cut. */
export function textPartsProblem(text: string): string | undefined {
  const { parts } = textParts(text);
  return parts > textPartsMax
    ? `The text would take ${parts} text messages. Shorten it to ${textPartsMax} or fewer.`
    : undefined;
}
