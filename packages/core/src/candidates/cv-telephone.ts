import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toE164 } from "../validation/telephone-number.ts";
import { folded } from "./name-words.ts";

/** Digits with what people write between them, that no letter, link or longer number touches. */
const digits =
  /(?<![\p{L}\p{N}/_=#.+-])(?:\+|\(\+?)?\p{Nd}[\p{Nd}\s().\-/‐‑–]{5,24}\p{Nd}(?![\p{L}\p{N}_=@%])/gu;
/** Dates and periods, which are no numbers. */
const dates =
  /(?<!\p{N})(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}|(?:19|20)\d{2}\s*[-–—/]\s*(?:19|20)?\d{2})(?![\p{N}])/gu;
const mobileLabel =
  /(?<!\p{L})(?:mobile|mob|cell|handy|mobil|portable|movil|cellulare|telemovel|celular|gsm|kom|сот|моб|الجوال|جوال|手机|携帯|휴대폰|κινητο|נייד)(?:\s?(?:number|no|nr|nummer|numero))?\P{L}{0,6}$/u;
const label =
  /(?<!\p{L})(?:tel|telephone|phone|ph|telefon|telefono|telefone|telefoon|teléfono|fon|t|m|p|call|whatsapp|телефон|тел|هاتف|الهاتف|电话|電話|전화|연락처|τηλεφωνο|τηλ|טלפון)(?:\s?(?:number|no|nr|nummer|numero))?\P{L}{0,6}$/u;
const otherLabel =
  /(?<!\p{L})(?:fax|iban|pin|no|nr|number|ref|registration|licence|license|passport|nmc|id|vat|ssn|nino|account|postcode|zip|传真)\P{L}{0,6}$/u;

/** More digits than a person's numbers are a table. */
const mostTried = 40;

/** The telephone number of a CV's own text; undefined where none is sure. */
export function telephoneIn(lines: readonly string[]): string | undefined {
  const found = lines
    .flatMap((line, at) => digitsIn(line, lines[at - 1] ?? ""))
    .slice(0, mostTried)
    .flatMap(({ written, lead }) => {
      const number = ownNumber(written, lead);
      return number ? [{ number, isMobile: mobileLabel.test(lead) }] : [];
    });
  return (found.find(({ isMobile }) => isMobile) ?? found[0])?.number;
}

/** Digits that may be a number, with what leads to them on their line, or on the line before. */
function digitsIn(line: string, before: string) {
  if (!/\p{Nd}/u.test(line)) return [];
  const text = line.normalize("NFKC").replace(dates, (date) => "\n".repeat(date.length));
  return [...text.matchAll(digits)].map(({ 0: written, index }) => ({
    written,
    lead: folded(index > 0 ? text.slice(Math.max(0, index - 30), index) : before.slice(-30)),
  }));
}

/** A number is sure with its country, or where it is valid in the company's. */
function ownNumber(written: string, lead: string): string | undefined {
  const isLabelled = label.test(lead) || mobileLabel.test(lead);
  if (!isLabelled && otherLabel.test(lead)) return undefined;
  const isAbroad = /^\(?(?:\+|00)/.test(written);
  const number = toE164(written);
  if (!number) return undefined;
  if (isAbroad) return number;
  const digitsOnly = written.replace(/\P{Nd}/gu, "");
  // Numbers for drama are never valid.
  const isKnown = parsePhoneNumberFromString(number)?.isValid() || /^\+447\d{9}$/.test(number);
  return isKnown &&
    digitsOnly.startsWith("0") &&
    (isLabelled || /\D/.test(written.trim()) || digitsOnly.length === 11)
    ? number
    : undefined;
}
