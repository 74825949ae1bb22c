import "../../app/content-security.ts";
import { ApiError, createClient } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
import { bookingToken } from "@ats/core/interviews/booking-address";
import { bookInterview, getBooking } from "@ats/core/interviews/booking-contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { type RefObject, use, useEffect, useRef, useState } from "react";
import type { TrackedEvent } from "../../app/host.ts";
import { queryOf } from "../../app/query.ts";
import { bar, frame } from "../../careers/Careers.css.ts";
import { isPast } from "../../dates/dates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { LanguageChoice } from "../../languages/LanguageChoice.tsx";
import { LanguageContext, type LanguageOptions, Languages } from "../../languages/Languages.tsx";
import { pageStorage } from "../../lists/page-storage.ts";
import { BookedView, BookingView } from "./BookingView.tsx";
import { bookingTexts as here } from "./texts.ts";
import { useBookingDraft } from "./useBookingDraft.ts";
import { WriteBack, type WriteBackProps } from "./WriteBack.tsx";

export interface BookingProps extends LanguageOptions {
  /** Path of the page with its query: `/interview/{token}?lang=cy`. */
  path: string;
  /** Default: sessionStorage, where the next user of the device finds nothing. */
  storage?: Storage;
  fetch?: (request: Request) => Promise<Response>;
  /** Records an analytics event. Default: records nothing. Specification §9. */
  track?: (event: TrackedEvent) => void;
}

const loadWelsh = () => import("./texts.cy.ts").then(({ welsh }) => welsh);

/** The page on which a candidate books an interview. The link is the only credential. */
export function Booking(props: BookingProps) {
  const { path, storage = pageStorage("sessionStorage"), fetch, track, ...language } = props;
  const [{ client, queries }] = useState(() => ({
    client: createClient({ fetch, token: { read: () => undefined, write: () => {} } }),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }));
  const page = useRef<HTMLElement>(null);
  return (
    <Languages path={path} {...language} welsh={loadWelsh}>
      <QueryClientProvider client={queries}>
        <div className={frame}>
          <header className={bar}>
            <span />
            <LanguageChoice path={path} />
          </header>
          <main ref={page} tabIndex={-1}>
            <Choosing {...{ page, client, storage, track }} token={bookingToken(path) ?? ""} />
          </main>
        </div>
      </QueryClientProvider>
    </Languages>
  );
}

const lookAgainMs = 5_000;

type Booked = Output<typeof bookInterview>;
type Chosen = { start_date_time: string; adjustments: string };

interface ChoosingProps {
  page: RefObject<HTMLElement | null>;
  client: ReturnType<typeof createClient>;
  token: string;
  storage: Storage;
  track: BookingProps["track"];
}

function Choosing({ page, client, token, storage, track }: ChoosingProps) {
  const say = useTexts();
  const { language } = use(LanguageContext) ?? {};
  const { adjustments, text, said, write } = useBookingDraft(storage, token);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const booking = useMutation<Booked, ApiError, Chosen>({
    mutationFn: (chosen) =>
      client.call(bookInterview, { body: { token, ...chosen, language }, idempotencyKey }),
    onSuccess: () => {
      write({ adjustments: "" });
      // Fetches the calendar file of the booking.
      void refetch();
    },
    // After a refusal the times have changed. After a lost answer the booking may exist.
    onError: () => void refetch(),
  });
  const { data, error, refetch } = useQuery({
    ...queryOf(client, getBooking, { body: { token } }),
    // Free times change, so check again when the page regains focus.
    refetchOnWindowFocus: "always",
    // Polls until the result of a booking is known.
    refetchInterval: ({ state }) => (booking.isError && state.error ? lookAgainMs : false),
  });
  const interview = data?.booked ?? booking.data;
  const isBookedNow = !booking.isIdle && Boolean(interview);
  useEffect(() => {
    if (!isBookedNow) return;
    track?.({ name: "interview_booking", by: "candidate" });
    // The focused button is no longer there.
    page.current?.focus();
  }, [isBookedNow, page, track]);
  const writeBack = (at: WriteBackProps["at"]) =>
    data && (
      <WriteBack
        key={at}
        {...{ client, token, at, text, said }}
        company={data.company}
        onChange={(typed) => write({ text: typed })}
        onSent={() => {
          write({ text: "", said: crypto.randomUUID() });
          page.current?.focus();
        }}
      />
    );
  if (data && interview)
    return (
      <BookedView
        booking={data}
        interview={interview}
        writeBack={
          !isPast(interview.start_date_time) &&
          writeBack(interview.status === "CANCELLED" ? "cancelled" : "booked")
        }
      />
    );
  const isUsedUp = error instanceof ApiError && error.status === 400;
  // Keeps the form, and the typed text, while the page cannot refresh.
  if (error && (isUsedUp || !data))
    return isUsedUp ? (
      <EmptyState
        icon={<CalendarX />}
        level={1}
        title={say(here.linkExpired)}
        description={say(contractText(error.message))}
      />
    ) : (
      <ErrorState
        level={1}
        title={say(here.notLoaded)}
        description={say(contractText(error.message))}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Loader label={say(here.loading)} isFullPage />;
  return (
    <BookingView
      booking={data}
      isBooking={booking.isPending}
      refusal={booking.error && say(contractText(booking.error.message))}
      adjustments={adjustments}
      onAdjustmentsChange={(typed) => write({ adjustments: typed })}
      onBook={(start_date_time) => booking.mutate({ start_date_time, adjustments })}
      writeBack={writeBack("choosing")}
    />
  );
}
