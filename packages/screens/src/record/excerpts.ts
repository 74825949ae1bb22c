/** Maximum length of an excerpt. */
const most = 160;
/** Maximum length of its part before the first difference. */
const lead = 40;

/** Shortens two texts to the part from their first difference. */
export function excerpts(before: string, after: string): [before: string, after: string] {
  if (before.length <= most && after.length <= most) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = same > lead ? before.lastIndexOf(" ", same - lead) + 1 : 0;
  const excerpt = (text: string) => {
    const shown = text.slice(from, from + most);
    return `${from > 0 ? "…" : ""}${shown}${from + most < text.length ? "…" : ""}`;
  };
  return [excerpt(before), excerpt(after)];
}
