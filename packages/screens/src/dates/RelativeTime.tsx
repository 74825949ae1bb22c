import { elapsed, fullDate, relativeDay, relativeTime } from "./dates.ts";

const texts = { time: relativeTime, day: relativeDay, elapsed };

/** A relative time, with the full date in its title. */
export function RelativeTime({ iso, as = "time" }: { iso: string; as?: keyof typeof texts }) {
  return (
    <time dateTime={iso} title={fullDate(iso)}>
      {texts[as](iso)}
    </time>
  );
}
