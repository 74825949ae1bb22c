import { currencies } from "@ats/core/jobs/job-input";
import { majorUnits } from "@ats/core/jobs/salary";
import { distanceOf, endsOf, termsIn } from "@ats/core/lists/conditions";
import { fallbackLocale, type Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import type { SearchField } from "../FieldSearch.tsx";
import type { FieldTerm } from "../field-term.ts";
import { conditionFrom } from "./condition.ts";
import { sentenceTexts } from "./condition-texts.ts";

/** A filter as a sentence: "City is not Leeds or York". */
export function conditionSentence(say: Say, field: SearchField, given: FieldTerm): string {
  const { operator, term } = conditionFrom(given);
  const { label, kind, options } = field;
  const nameOf = (id: string) => options?.find((option) => option.id === id)?.label ?? id;
  const write = (end: string) => writeEnd(say.locale, kind, end);
  if (!kind) return say(sentenceTexts.plain, { label, value: nameOf(term) });
  switch (operator) {
    case "contains":
    case "lacks":
      return say(sentenceTexts[kind === "choice" ? "any" : operator], {
        label,
        value: nameOf(term),
      });
    case "any":
    case "none": {
      const list = new Intl.ListFormat([say.locale, fallbackLocale], { type: "disjunction" });
      return say(sentenceTexts[operator], { label, value: list.format(termsIn(term).map(nameOf)) });
    }
    case "empty":
    case "filled":
      return say(sentenceTexts[operator], { label });
    case "from":
    case "to":
      return say(sentenceTexts[operator], { label, value: write(term) });
    case "between": {
      const { from, to } = endsOf(term);
      return say(sentenceTexts.between, { label, from: write(from), to: write(to) });
    }
    case "within": {
      const { miles, postcode } = distanceOf(term);
      return say(sentenceTexts.within, { label, count: Number(miles), postcode });
    }
    case "last":
      return say(sentenceTexts.last, { label, count: Number(term) });
  }
}

function writeEnd(locale: string, kind: SearchField["kind"], end: string): string {
  if (kind === "time") return datesIn(locale).shortDate(end);
  const [currency] = currencies;
  return kind === "money"
    ? new Intl.NumberFormat([locale, fallbackLocale], {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
      }).format(majorUnits(Number(end), currency))
    : new Intl.NumberFormat([locale, fallbackLocale]).format(Number(end));
}
