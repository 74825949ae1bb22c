import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { useBriefing, useInterviewOptions, useInterviews } from "../queries.ts";
import type { Span } from "../typed-interview.ts";
import { CalendarView, localDayOf } from "./CalendarView.tsx";
import { JobFilter } from "./JobFilter.tsx";
import type { CalendarSearch } from "./route.ts";
import { calendarTexts } from "./texts.ts";

const InterviewDrawer = lazy(() => import("../InterviewDrawer.tsx"));
const SubscribeDialog = lazy(() => import("./SubscribeDialog.tsx"));
const InterviewDialog = lazy(() => import("../InterviewDialog.tsx"));

const none: never[] = [];

/** The interview to create or change, and its chosen time. */
type Editing = { id?: number; span?: Span };

export function Calendar({ search, setSearch }: ScreenProps<"calendar", CalendarSearch>) {
  const say = useTexts();
  const [range, setRange] = useState<{ from: string; to: string }>();
  const [editing, setEditing] = useState<Editing>();
  const [isSubscribing, setSubscribing] = useState(false);
  const canWrite = useCan("UPDATE_APPLICATIONS");
  const options = useInterviewOptions();
  const show = search.show ?? "mine";
  const { data, error, isFetching, isPlaceholderData, refetch } = useInterviews(
    { from: "", to: "", ...range, show, ...(search.job && { job_id: search.job }) },
    range !== undefined,
  );
  // Includes changes that are not in the address yet.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const put = useCallback(
    (change: Partial<CalendarSearch>) => {
      latest.current = { ...latest.current, ...change };
      setSearch(latest.current, { replace: true });
    },
    [setSearch],
  );
  // A link that names only an interview opens the calendar at its day.
  const linked = useBriefing(search.date ? undefined : search.interview).data;
  const day = linked && localDayOf(linked.start_date_time);
  useEffect(() => {
    if (day) put({ date: day });
  }, [day, put]);
  const open = (interview: number | undefined) => put({ interview });
  return (
    <>
      <CalendarView
        interviews={data?.records ?? none}
        timeOff={data?.time_off ?? none}
        isLoading={(!data && !error) || isPlaceholderData || options.isPending}
        failure={
          error && !data ? (
            <ListFailed
              what={say(calendarTexts.theCalendar)}
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : undefined
        }
        search={search}
        jobFilter={<JobFilter job={search.job} onChange={(job) => put({ job })} />}
        settings={options.data?.settings}
        daysOff={options.data?.days_off ?? none}
        onSearchChange={put}
        onRangeChange={(next) =>
          setRange((before) =>
            before?.from === next.from && before.to === next.to ? before : next,
          )
        }
        onOpen={open}
        onSubscribe={() => setSubscribing(true)}
        {...(canWrite && {
          onCreate: (span: Span) => setEditing({ span }),
          onMove: (id: number, span: Span) => setEditing({ id, span }),
        })}
      />
      <Suspense>
        {search.interview && !editing && (
          <InterviewDrawer
            key={search.interview}
            id={search.interview}
            onClose={() => open(undefined)}
            onChange={() => setEditing({ id: search.interview as number })}
          />
        )}
        {editing && <InterviewDialog {...editing} onClose={() => setEditing(undefined)} />}
        {isSubscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
      </Suspense>
    </>
  );
}
