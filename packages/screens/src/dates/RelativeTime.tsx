import { useDates } from "./useDates.ts";

const kinds = { time: "relativeTime", day: "relativeDay", elapsed: "elapsed" } as const;

/** A relative time, with the full date in its title. */
export function RelativeTime({ iso, as = "time" }: { iso: string; as?: keyof typeof kinds }) {
  const dates = useDates();
  return (
    <time dateTime={iso} title={dates.fullDate(iso)}>
      {dates[kinds[as]](iso)}
    </time>
  );
}
