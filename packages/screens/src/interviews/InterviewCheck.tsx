import { conflictText, isOverloaded, loadText, shortGapText } from "@ats/core/interviews/conflicts";
import type { DayOff } from "@ats/core/interviews/days-off";
import { checkInterview } from "@ats/core/interviews/contract";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../app/endpoint.ts";
import { sayDayOff } from "./say-day-off.ts";
import { sayTimeOff } from "./say-time-off.ts";
import { interviewsTexts } from "./texts.ts";
import { timeOffTexts } from "./time-off-texts.ts";
import { placeOf, type TypedInterview, timesOf } from "./typed-interview.ts";

/** Shows clashes of the panel and room, and each interviewer's load in that week. */
export function InterviewCheck({
  typed,
  daysOff,
  interviewId,
}: {
  typed: TypedInterview;
  daysOff: readonly DayOff[];
  interviewId: number | undefined;
}) {
  const say = useTexts();
  const times = timesOf(typed);
  const isKnown = times !== undefined && typed.application !== null;
  const { data } = useEndpoint(
    checkInterview,
    {
      query: {
        start_date_time: "",
        end_date_time: "",
        time_zone: "",
        ...times,
        application_id: Number(typed.application),
        room: placeOf(typed).room,
        panel: typed.panel.map(Number),
        ...(interviewId !== undefined && { interview_id: interviewId }),
      },
    },
    { enabled: isKnown, placeholderData: keepPreviousData, retry: false },
  );
  const overloaded = data?.loads.filter(isOverloaded) ?? [];
  const off = daysOff.filter(({ date }) => date === typed.date);
  const others = data?.loads.filter((load) => !isOverloaded(load)) ?? [];
  if (!isKnown || !data || !times) return null;
  const isFree =
    typed.panel.length > 0 &&
    [data.conflicts, data.short_gaps, data.absences].every(({ length }) => length === 0);
  return (
    <div role="status">
      <Stack gap="sm">
        {data.conflicts.length > 0 && (
          <Banner tone="critical" title={say(interviewsTexts.notAvailable)}>
            <Lines
              texts={data.conflicts.map((conflict) => conflictText(conflict, times.time_zone))}
            />
          </Banner>
        )}
        {data.short_gaps.length > 0 && (
          <Banner tone="warning" title={say(interviewsTexts.shortGap)}>
            <Lines texts={data.short_gaps.map((gap) => shortGapText(gap, times.time_zone))} />
          </Banner>
        )}
        {off.length > 0 && (
          <Banner tone="warning" title={say(interviewsTexts.dayOff)}>
            <Lines texts={off.map((day) => sayDayOff(say, day))} />
          </Banner>
        )}
        {data.absences.length > 0 && (
          <Banner tone="warning" title={say(timeOffTexts.timeOff)}>
            <Lines
              texts={data.absences.map((absence) =>
                say(timeOffTexts.isOff, { name: absence.name, days: sayTimeOff(say, absence) }),
              )}
            />
          </Banner>
        )}
        {overloaded.length > 0 && (
          <Banner tone="warning" title={say(interviewsTexts.overLimit)}>
            <Lines texts={overloaded.map(loadText)} />
          </Banner>
        )}
        {isFree && (
          <Text size="sm" tone="muted">
            {say(interviewsTexts.everyoneIsFree)}
          </Text>
        )}
        {others.length > 0 && (
          <Text size="sm" tone="muted">
            {others.map(loadText).join(" ")}
          </Text>
        )}
      </Stack>
    </div>
  );
}

const Lines = ({ texts }: { texts: string[] }) => (
  <Stack as="ul" gap="xxs">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Stack>
);
