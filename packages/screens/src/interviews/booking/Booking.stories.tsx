import { bookingPath } from "@ats/core/interviews/booking-address";
import { bookInterview, declineTimes } from "@ats/core/interviews/booking-contract";
import {
  getInterviewOptions,
  listInterviews,
  saveInterviewSettings,
  scheduleInterview,
  updateInterviewStatus,
} from "@ats/core/interviews/contract";
import type { Interview } from "@ats/core/interviews/interview";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { Button } from "@ats/ui/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { lossyFetch } from "../../app/lossy-fetch.ts";
import { publicPageInLongerWords } from "../../app/story-longer-words.ts";
import { chosenLanguage, type Shown, storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { bookedInterview, bookFirst, inviteToBook } from "../story-interviews.ts";
import { Booking, type BookingProps } from "./Booking.tsx";

const track = fn();

const meta: Meta = { title: "Interviews/Booking page", parameters: { layout: "fullscreen" } };
export default meta;

type Story = StoryObj;
type Api = Awaited<ReturnType<typeof storyApi>>;
const soon = { timeout: 15_000 };
const day = 24 * 60 * 60_000;

const invited = (
  fail: Partial<Record<"getBooking" | "bookInterview", Parameters<Api["fail"]>[1]>> = {},
  {
    lost = 0,
    unheard = 0,
    before,
    afterwards,
    canReload = false,
    props = {},
  }: {
    lost?: number;
    unheard?: number;
    before?: (api: Api) => Promise<unknown>;
    afterwards?: (api: Api) => Promise<unknown>;
    canReload?: boolean;
    props?: Partial<BookingProps>;
  } = {},
) => ({
  loaders: [
    async () => {
      const api = await storyApi();
      await api.reset();
      await api.signIn(recruiter);
      await before?.(api);
      await inviteToBook(api);
      const link = /https?:\S+/.exec((await api.mail()).at(-1)?.text ?? "")?.[0] ?? "";
      await afterwards?.(api);
      for (const [name, fault] of Object.entries(fail)) api.fail(name as "getBooking", fault);
      const { fetch } = api.visitor();
      return {
        path: new URL(link).pathname,
        fetch: lossyFetch(lossyFetch(fetch, bookInterview, lost), declineTimes, unheard),
        failing: api.fetch,
        storage: memoryStorage(),
      };
    },
  ],
  render: (_: unknown, { loaded, globals }: Shown) => (
    <Opened
      key={String(loaded.path)}
      path={String(loaded.path)}
      storage={loaded.storage as Storage}
      fetch={(Object.keys(fail).length > 0 ? loaded.failing : loaded.fetch) as Api["fetch"]}
      canReload={canReload}
      {...chosenLanguage(globals)}
      {...props}
    />
  ),
});

function Opened({ canReload, ...props }: BookingProps & { canReload: boolean }) {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <Booking key={loads} {...props} preferences={props.storage} track={track} />
      {canReload && <Button onPress={() => setLoads(loads + 1)}>Reload page</Button>}
    </>
  );
}

/**
 * A candidate books in their own time zone and asks for adjustments. The link then shows the
 * booking.
 */
export const Booked: Story = {
  ...invited(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Book this time" }, soon));
    await page.findByText("Choose a time.");
    const times = within(page.getByRole("radiogroup", { name: /^Time/ }));
    await userEvent.click(times.getAllByRole("radio")[0] as HTMLElement);
    await userEvent.type(await page.findByLabelText("Adjustments you need"), "Captions");
    await userEvent.click(await page.findByRole("button", { name: "Book this time" }));
    await page.findByRole("heading", { level: 1, name: "Your interview is booked" }, soon);
    await page.findByRole("button", { name: "Add to calendar" }, soon);
    await expect(track).toHaveBeenCalledWith({ name: "interview_booking", by: "candidate" });
  },
};

/** The candidate chooses Welsh and books: all is in Welsh, also the days and the mail. */
export const Welsh: Story = {
  ...invited(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Cymraeg" }, soon));
    const book = await page.findByRole("button", { name: "Trefnu’r amser hwn" }, soon);
    await userEvent.click(book);
    await page.findByText("Dewiswch amser.");
    await page.findByRole("button", { name: /^dydd \S+ \d+ \S+ Diwrnod/ });
    const times = within(page.getByRole("radiogroup", { name: /^Amser/ }));
    await userEvent.click(times.getAllByRole("radio")[0] as HTMLElement);
    await userEvent.click(book);
    const heading = { level: 1, name: "Mae eich cyfweliad wedi’i drefnu" };
    await page.findByRole("heading", heading, soon);
    await page.findByText(/^(Llun|Maw|Mer|Iau|Gwe), \d+ \S+ \d{4}, \d\d:\d\d tan/, {}, soon);
    const mails = await (await storyApi()).mail();
    await expect(mails.some(({ subject }) => subject.startsWith("Eich cyfweliad"))).toBe(true);
  },
};

/** The answer to a booking is lost twice: the page checks again and shows the booking. */
export const AnswerLost: Story = {
  ...invited({}, { lost: 2 }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const times = within(await page.findByRole("radiogroup", { name: /^Time/ }, soon));
    await userEvent.click(times.getAllByRole("radio")[0] as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Book this time" }));
    await page.findByRole("heading", { level: 1, name: "Your interview is booked" }, soon);
    await expect(track).toHaveBeenCalledWith({ name: "interview_booking", by: "candidate" });
  },
};

/** A question from the candidate reaches the organiser once, though its answer is lost twice. */
export const NoSuitableTime: Story = {
  ...invited({}, { unheard: 2 }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const none = await page.findByRole("button", { name: "None of these times suit me" }, soon);
    await userEvent.click(none);
    const send = page.getByRole("button", { name: "Send message" });
    await userEvent.click(send);
    await page.findByText("Tell us when you are free, or ask your question.");
    await userEvent.type(await page.findByLabelText(/^When could you come/), "Only after 18:00");
    await userEvent.click(send);
    await page.findByText("Not sent", {}, soon);
    await expect(page.getByLabelText(/^When could you come/)).toHaveValue("Only after 18:00");
    await userEvent.click(send);
    await page.findByText("Message sent", {}, soon);
    await expect(await page.findByRole("button", { name: "Book this time" })).toBeVisible();
  },
};

export const Reloaded: Story = {
  ...invited(
    {},
    {
      afterwards: bookFirst,
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Your interview is booked" }, soon);
    await expect(page.getByRole("button", { name: "Add to calendar" })).toBeInTheDocument();
  },
};

/** A candidate who has booked says on the same page that they cannot come. */
export const CannotCome: Story = {
  ...invited({}, { afterwards: bookFirst }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cannot = { name: "I can’t come or need another time" };
    await userEvent.click(await page.findByRole("button", cannot, soon));
    await userEvent.click(await page.findByRole("button", { name: "Send message" }));
    await page.findByText("Enter why you can’t come or what you want to ask.");
    await userEvent.type(
      await page.findByLabelText(/^Why can’t you come/),
      "I am ill. Another day?",
    );
    await userEvent.click(await page.findByRole("button", { name: "Send message" }));
    await page.findByText("Message sent", {}, soon);
    await expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Your interview is booked",
    );
  },
};

export const CancelledAfterBooking: Story = {
  ...invited(
    {},
    {
      afterwards: async (api) => {
        await bookFirst(api);
        const { id, version } = await bookedInterview(api);
        const body = { status: "CANCELLED" as const, reason: "The job is filled." };
        await api.client.call(updateInterviewStatus, { params: { id }, version, body });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Your interview is cancelled" }, soon);
    await expect(page.queryByText(/The job is filled/)).toBeNull();
    await expect(page.queryByRole("button", { name: "Add to calendar" })).toBeNull();
    await expect(await page.findByRole("button", { name: "Ask what happens next" })).toBeVisible();
  },
};

/** The chosen time has just been taken: the page says so and keeps the typed text. */
export const TimeTaken: Story = {
  ...invited(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const times = () => within(page.getByRole("radiogroup", { name: /^Time/ }));
    await page.findByRole("radiogroup", { name: /^Time/ }, soon);
    await userEvent.type(await page.findByLabelText("Adjustments you need"), "Captions");
    const first = times().getAllByRole("radio")[0] as HTMLInputElement;
    await userEvent.click(first);
    const taken = first.value;
    await takeFor(await storyApi(), taken);
    await userEvent.click(await page.findByRole("button", { name: "Book this time" }));
    await page.findByText("Not booked", {}, soon);
    await page.findByText("That time has just been taken. Choose another.");
    await waitFor(() =>
      expect(
        times()
          .getAllByRole("radio")
          .map((radio) => (radio as HTMLInputElement).value),
      ).not.toContain(taken),
    );
    await expect(page.getByLabelText("Adjustments you need")).toHaveValue("Captions");
  },
};

async function takeFor({ client }: Api, start_date_time: string) {
  const { people } = await client.call(getInterviewOptions);
  const { records } = await client.call(listInterviews, {
    query: {
      from: new Date(Date.now()).toISOString(),
      to: new Date(Date.now() + 40 * day).toISOString(),
      show: "team",
    },
  });
  const isThatDay = (interview: Interview) =>
    interview.start_date_time.slice(0, 10) === start_date_time.slice(0, 10);
  const busy = new Set(records.filter(isThatDay).map(({ candidate_number: number }) => number));
  const free = records.find(({ candidate_number: number }) => !busy.has(number));
  await client.call(scheduleInterview, {
    params: { id: free?.application_id as number },
    body: {
      title: "Another",
      type: "PHONE",
      room: "",
      video_link: "",
      panel: people.slice(0, 1).map(({ id }) => id),
      questions: "",
      start_date_time,
      end_date_time: new Date(Date.parse(start_date_time) + 45 * 60_000).toISOString(),
      time_zone: "Europe/London",
      invite: false,
    },
  });
}

export const TextRestored: Story = {
  ...invited({}, { canReload: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const needs = () => page.findByLabelText("Adjustments you need", {}, soon);
    await userEvent.type(await needs(), "Captions");
    await userEvent.click(await page.findByRole("button", { name: "None of these times suit me" }));
    await userEvent.type(await page.findByLabelText(/^When could you come/), "Only after 18:00");
    await userEvent.click(await page.findByRole("button", { name: "Reload page" }));
    await waitFor(async () => expect(await needs()).toHaveValue("Captions"), soon);
    await expect(page.getByLabelText(/^When could you come/)).toHaveValue("Only after 18:00");
  },
};

/** A candidate abroad chooses between their own time zone and that of the interview. */
export const AnotherTimeZone: Story = {
  ...invited(
    {},
    {
      before: async (api) => {
        const { client, signIn } = api.visitor();
        await signIn("admin@northgate.example");
        const body = { ...defaultInterviewSettings, time_zone: "Asia/Tokyo" };
        await client.call(saveInterviewSettings, { version: 0, body });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole("radio", { name: "Where the interview is (Asia/Tokyo)" }, soon),
    );
    await page.findByText("Times are in the time zone Asia/Tokyo.");
    const times = within(page.getByRole("radiogroup", { name: /^Time/ }));
    await expect(times.getAllByRole("radio")[0]).toHaveAccessibleName("09:00");
  },
};

export const Choosing: Story = {
  ...invited(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("radiogroup", { name: /^Time/ }, soon);
  },
};

/** The offered days no longer have room for the interview. */
export const NoTimeLeft: Story = {
  ...invited(
    {},
    {
      afterwards: async (api) => {
        const { client, signIn } = api.visitor();
        await signIn("admin@northgate.example");
        const body = { ...defaultInterviewSettings, day_end: "09:30" };
        await client.call(saveInterviewSettings, { version: 0, body });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No times left" }, soon);
    await expect(page.queryByRole("button", { name: "Book this time" })).toBeNull();
  },
};

export const LinkUsedUp: Story = {
  render: () => <UsedUp />,
  loaders: [storyApi],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { level: 1, name: "This link is no longer valid" },
      soon,
    );
  },
};

const UsedUp = () => (
  <Booking
    path={bookingPath("a-token-that-was-used-already")}
    storage={memoryStorage()}
    fetch={async (request) => (await storyApi()).fetch(request)}
  />
);

export const Loading: Story = {
  ...invited({ getBooking: "never" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading times", {}, soon);
  },
};

export const Failed: Story = {
  ...invited({ getBooking: 500 }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "This page could not be loaded" },
      soon,
    );
  },
};

const longer = publicPageInLongerWords();

export const InLongerWords: Story = { ...invited({}, { props: longer.props }), ...longer.story };
