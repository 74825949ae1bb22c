import { useState } from "react";
import { useValue } from "../Field/useValue.ts";
import { useTexts } from "../texts/texts.tsx";
import { tagFieldTexts } from "./texts.ts";

const none: string[] = [];

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;

/** The tags of a field, and the announcement of the last change. */
export function useTags({
  value,
  defaultValue = none,
  onChange,
  max = Number.POSITIVE_INFINITY,
}: {
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onChange?: ((tags: string[]) => void) | undefined;
  max?: number | undefined;
}) {
  const say = useTexts();
  const [tags, setTags] = useValue(value, defaultValue, onChange);
  const [notice, setNotice] = useState({ text: "", isProblem: false });
  /** Adds new tags and returns those above the limit. */
  const add = (texts: string[]) => {
    const next = [...tags];
    const duplicates: string[] = [];
    const rejected: string[] = [];
    for (const text of texts.map((each) => each.trim()).filter(Boolean)) {
      const duplicate = next.find((tag) => same(tag, text));
      if (duplicate) duplicates.push(duplicate);
      else if (next.length >= max) rejected.push(text);
      else next.push(text);
    }
    const added = next.slice(tags.length);
    if (added.length > 0) setTags(next);
    const problems = [
      duplicates.length > 0 && say(tagFieldTexts.tagDuplicate, { name: duplicates.join(", ") }),
      rejected.length > 0 && say(tagFieldTexts.tagLimit, { max }),
    ].filter(Boolean);
    setNotice(
      problems.length > 0
        ? { text: problems.join(". "), isProblem: true }
        : { text: say(tagFieldTexts.tagAdded, { name: added.join(", ") }), isProblem: false },
    );
    return rejected;
  };
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    setNotice({ text: say(tagFieldTexts.tagRemoved, { name: tag }), isProblem: false });
  };
  const has = (text: string) => tags.some((tag) => same(tag, text));
  return { tags, add, remove, has, notice };
}
