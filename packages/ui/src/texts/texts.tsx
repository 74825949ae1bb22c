import { createContext, use } from "react";

/** One wording, or one for each plural form of `{count}`. `{name}` stands for a value. */
export type Wording = string | Readonly<{ other: string } & Partial<Record<PluralForm, string>>>;

type PluralForm = Intl.LDMLPluralRule;

/** A text in English, which a host may reword. `Names` are those of its values. */
export interface Text<Names extends string = never> {
  /** `area.key` */
  readonly id: string;
  readonly wording: Wording;
  /** Only for the compiler. */
  readonly names?: Names;
}

type NamesIn<Form> = Form extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<Given extends Wording> = Given extends string
  ? NamesIn<Given>
  : "count" | NamesIn<Given[keyof Given]>;

type Catalogue<Wordings> = {
  readonly [Key in keyof Wordings]: Wordings[Key] extends Wording
    ? Text<NamesOf<Wordings[Key]>>
    : never;
};

/** The texts of one area, kept beside what says them, so that they load with it. */
export const texts = <const Wordings extends Readonly<Record<string, Wording>>>(
  area: string,
  wordings: Wordings,
) =>
  Object.fromEntries(
    Object.entries(wordings).map(([key, wording]) => [key, { id: `${area}.${key}`, wording }]),
  ) as Catalogue<Wordings>;

/** Wordings by the texts' ids, or a function that finds the wording of a text. */
export type Rewordings = Readonly<Record<string, Wording>> | ((text: Text<string>) => Wording);

/** Other wordings for texts of a catalogue: `reword(tableTexts, { details: "More" })`. */
export const reword = <Known extends Record<string, Text<string>>>(
  catalogue: Known,
  wordings: { readonly [Key in keyof Known]?: Wording },
): Readonly<Record<string, Wording>> =>
  Object.fromEntries(
    Object.entries(wordings).map(([key, wording]) => [catalogue[key]?.id, wording]),
  );

/** A wording for each text of a catalogue: nothing is left in English. */
export const translate = <Known extends Record<string, Text<string>>>(
  catalogue: Known,
  wordings: { readonly [Key in keyof Known]: Wording },
): Readonly<Record<string, Wording>> => reword(catalogue, wordings);

/** Numbers are written as the language does; `{number}` names something, as in "Job 1021". */
export type Value = string | number;

/** Fills the values into a text. */
export interface Say {
  <Names extends string = never>(
    text: Text<Names>,
    ...values: [Names] extends [never] ? [] : [Readonly<Record<Names, Value>>]
  ): string;
  /** BCP 47 */
  readonly locale: string;
}

/** Writes dates and numbers for languages that the browser does not know, such as Welsh. */
export const fallbackLocale = "en-GB";

/** The locale in which dates and numbers of a language are written. */
export const formatLocale = (locale: string): string =>
  Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? fallbackLocale;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** Keeps a name or number in a text from right to left from changing the order around it. */
const isolated = (value: string) => `\u2068${value}\u2069`;

/** How texts are said in a language. */
export function sayIn(locale: string, rewordings: Rewordings = {}): Say {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat([locale, fallbackLocale]);
  const wordingOf =
    typeof rewordings === "function"
      ? rewordings
      : ({ id, wording }: Text<string>) => rewordings[id] ?? wording;
  const say = <Names extends string>(
    text: Text<Names>,
    values: Readonly<Record<string, Value>> = {},
  ) => {
    const wording = wordingOf(text);
    const form =
      typeof wording === "string"
        ? wording
        : (wording[plural.select(Number(values["count"]))] ?? wording.other);
    const write = rightToLeft.test(form) ? isolated : String;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return write(
        typeof value === "number" && name !== "number" ? number.format(value) : String(value),
      );
    });
  };
  return Object.assign(say, { locale });
}

/** Filled by `UiProvider`. */
export const SayContext = createContext<Say | undefined>(undefined);

/** Says texts in the language and the wordings of the nearest `UiProvider`. */
export function useTexts(): Say {
  const say = use(SayContext);
  if (!say) throw new Error("useTexts found no language: put <UiProvider> around the application.");
  return say;
}
