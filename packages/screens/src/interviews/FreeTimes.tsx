import type { Colleague } from "@ats/core/interviews/interview";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useId, useState } from "react";
import { useDates } from "../dates/useDates.ts";
import type { FormOf } from "../forms/useForm.ts";
import { useSuggestion } from "./queries.ts";
import { sayLength } from "./say-length.ts";
import { interviewsTexts } from "./texts.ts";
import {
  placeOf,
  startFields,
  suggestedOf,
  type TypedInterview,
  timesOf,
} from "./typed-interview.ts";

interface FreeTimesProps {
  form: FormOf<TypedInterview>;
  people: readonly Colleague[];
  interviewId: number | undefined;
}

const fewDays = 3;
const timesOfDay = 4;

/** Offers times when the panel is free. Without a panel, suggests the job's hiring team. */
export function FreeTimes({ form: { typed, change }, people, interviewId }: FreeTimesProps) {
  const say = useTexts();
  const { write } = useDates();
  const labelId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { application, panel, minutes, time_zone: timeZone } = typed;
  const hasPanel = panel.length > 0;
  const { data } = useSuggestion(application ? Number(application) : undefined, {
    room: placeOf(typed).room,
    ...(hasPanel && { panel: panel.map(Number), minutes }),
    ...(interviewId !== undefined && { interview_id: interviewId }),
  });
  if (!data || data.panel.length === 0) return null;
  const chosen = timesOf(typed)?.start_date_time;
  const day = { weekday: "short", day: "numeric", month: "short", timeZone } as const;
  const clock = { hour: "2-digit", minute: "2-digit", timeZone } as const;
  const days = [...Map.groupBy(data.times, (at) => write(day, new Date(at)))];
  const names = people
    .filter(({ id }) => data.panel.includes(id))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const pick = (start: string) =>
    change({ ...(!hasPanel && suggestedOf(say, data)), ...startFields(start, timeZone) });
  return (
    <Stack as="section" gap="sm" aria-labelledby={labelId}>
      <Text id={labelId} weight="medium">
        {say(interviewsTexts.freeTimes)}
      </Text>
      {!hasPanel && (
        <Text size="sm" tone="muted">
          {say(interviewsTexts.freeTimesOf, {
            names: names.join(", "),
            length: sayLength(say, data.minutes),
          })}
        </Text>
      )}
      {days.length === 0 && (
        <Text size="sm" tone="muted">
          {say(interviewsTexts.noFreeTimes)}
        </Text>
      )}
      {days.slice(0, showsAll ? undefined : fewDays).map(([name, times]) => (
        <Inline key={name} gap="xs">
          <Text size="sm" tone="muted">
            {name}
          </Text>
          {spread(times).map((start) => {
            const time = write(clock, new Date(start));
            const isChosen = chosen !== undefined && Date.parse(chosen) === Date.parse(start);
            return (
              <Button
                key={start}
                size="sm"
                variant={isChosen ? "primary" : "secondary"}
                aria-label={`${name}, ${time}`}
                onPress={() => pick(start)}
              >
                {time}
              </Button>
            );
          })}
        </Inline>
      ))}
      {days.length > fewDays && !showsAll && (
        <Inline>
          <Button size="sm" variant="ghost" onPress={() => setShowsAll(true)}>
            {say(interviewsTexts.moreTimes)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** A few times from the whole of the day. */
const spread = (times: readonly string[]) => {
  const count = Math.min(timesOfDay, times.length);
  return Array.from(
    { length: count },
    (_, i) => times[Math.floor((i * times.length) / count)] ?? "",
  );
};
