/** What is shown of a long text. */
const most = 160;
/** What is shown of it before it begins to differ. */
const lead = 40;

/** Of two texts as much as tells them apart: from where they begin to differ. */
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
