import {
  bookInterview,
  declineTimes,
  getBooking,
  inviteToBook,
} from "@ats/core/interviews/booking-contract";
import { getInterviewOptions, saveInterviewSettings } from "@ats/core/interviews/contract";
import { usualInterviewSettings } from "@ats/core/interviews/settings";
import { bookingPath, bookingToken } from "@ats/core/interviews/booking-address";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { applicationOf, isOpenToAll, recruiter } from "../../applications/story-places.ts";
import { losingAnswers } from "../../app/lost-answers.ts";
import { storyApi } from "../../app/story.tsx";
import { Booking } from "./Booking.tsx";

const track = fn();

const meta: Meta = { title: "Interviews/Booking page", parameters: { layout: "fullscreen" } };
export default meta;

type Story = StoryObj;
type Api = Awaited<ReturnType<typeof storyApi>>;
const soon = { timeout: 15_000 };
const day = 24 * 60 * 60_000;
const dateAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** A candidate who was mailed a link by the recruiter. */
const invited = (
  fail: Partial<Record<"getBooking" | "bookInterview", Parameters<Api["fail"]>[1]>> = {},
  {
    lost = 0,
    unheard = 0,
    afterwards,
  }: { lost?: number; unheard?: number; afterwards?: (api: Api) => Promise<unknown> } = {},
) => ({
  loaders: [
    async () => {
      const api = await storyApi();
      await api.reset();
      await api.signIn(recruiter);
      const path = await applicationOf(isOpenToAll, ({ status }) => status === "APPLIED")(api);
      const { people } = await api.client.call(getInterviewOptions);
      await api.client.call(inviteToBook, {
        params: { id: Number(path.split("/").at(-1)) },
        body: {
          title: "First interview",
          type: "VIDEO",
          room: "",
          video_link: "https://meet.example/first",
          panel: people.slice(0, 1).map(({ id }) => id),
          questions: "",
          minutes: 45,
          first_date: dateAfter(2),
          last_date: dateAfter(9),
        },
      });
      const link = /https?:\S+/.exec((await api.mail()).at(-1)?.text ?? "")?.[0] ?? "";
      await afterwards?.(api);
      for (const [name, fault] of Object.entries(fail)) api.fail(name as "getBooking", fault);
      const { fetch } = api.visitor();
      return {
        path: new URL(link).pathname,
        fetch: losingAnswers(losingAnswers(fetch, bookInterview, lost), declineTimes, unheard),
        failing: api.fetch,
      };
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <Booking
      key={String(loaded.path)}
      path={String(loaded.path)}
      track={track}
      fetch={(Object.keys(fail).length > 0 ? loaded.failing : loaded.fetch) as Api["fetch"]}
    />
  ),
});

/** A time is chosen by the candidate's clocks, and booked, with what they need; then the link shows it. */
export const Booked: Story = {
  ...invited(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Book this time" }, soon));
    await page.findByText("Choose a time.");
    const times = within(page.getByRole("radiogroup", { name: /^Time/ }));
    await userEvent.click(times.getAllByRole("radio")[0] as HTMLElement);
    await userEvent.type(page.getByLabelText("What you need to take part"), "Captions");
    await userEvent.click(page.getByRole("button", { name: "Book this time" }));
    await page.findByRole("heading", { level: 1, name: "Your interview is booked" }, soon);
    await page.findByRole("button", { name: "Add to calendar" }, soon);
    await expect(track).toHaveBeenCalledWith({ name: "interview_booking", by: "candidate" });
  },
};

/** The time was booked and its answer lost, twice: the page looks by itself, and says that it is booked. */
export const AnswerLost: Story = {
  ...invited({}, { lost: 2 }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const times = within(await page.findByRole("radiogroup", { name: /^Time/ }, soon));
    await userEvent.click(times.getAllByRole("radio")[0] as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Book this time" }));
    await page.findByRole("heading", { level: 1, name: "Your interview is booked" }, soon);
    await expect(track).toHaveBeenCalledWith({ name: "interview_booking", by: "candidate" });
  },
};

/** What the candidate asks when no time suits reaches who invited; a failure loses nothing. */
export const NoneSuits: Story = {
  ...invited({}, { unheard: 1 }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const none = await page.findByRole("button", { name: "None of these times suits me" }, soon);
    await userEvent.click(none);
    const send = page.getByRole("button", { name: "Send the message" });
    await userEvent.click(send);
    await page.findByText("Say when you could come, or what you want to ask.");
    await userEvent.type(page.getByLabelText(/^When you could come/), "Only after 18:00");
    await userEvent.click(send);
    await page.findByText("Not sent", {}, soon);
    await expect(page.getByLabelText(/^When you could come/)).toHaveValue("Only after 18:00");
    await userEvent.click(send);
    await page.findByText("Your message is sent", {}, soon);
    await expect(page.getByRole("button", { name: "Book this time" })).toBeVisible();
  },
};

/** The page is loaded again after a booking: it shows what has been booked. */
export const LoadedAgain: Story = {
  ...invited(
    {},
    {
      afterwards: async (api) => {
        const { client } = api.visitor();
        const text = (await api.mail()).at(-1)?.text ?? "";
        const token = bookingToken(new URL(/https?:\S+/.exec(text)?.[0] ?? "").pathname) ?? "";
        const { slots } = await client.call(getBooking, { body: { token } });
        const body = { token, start_date_time: slots[0] ?? "" };
        await client.call(bookInterview, { body });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Your interview is booked" }, soon);
    await expect(page.getByRole("button", { name: "Add to calendar" })).toBeInTheDocument();
  },
};

export const Choosing: Story = {
  ...invited(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("radiogroup", { name: /^Time/ }, soon);
  },
};

/** The days that are offered have become too short for the interview since. */
export const NoTimeLeft: Story = {
  ...invited(
    {},
    {
      afterwards: async (api) => {
        const { client, signIn } = api.visitor();
        await signIn("admin@northgate.example");
        const body = { ...usualInterviewSettings, day_end: "09:30" };
        await client.call(saveInterviewSettings, { version: 0, body });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No time is free any more" }, soon);
    await expect(page.queryByRole("button", { name: "Book this time" })).toBeNull();
  },
};

export const LinkUsedUp: Story = {
  render: () => <UsedUp />,
  loaders: [storyApi],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { level: 1, name: "This link is not good any more" },
      soon,
    );
  },
};

const UsedUp = () => (
  <Booking
    path={bookingPath("a-token-that-was-used-already")}
    fetch={async (request) => (await storyApi()).fetch(request)}
  />
);

export const Loading: Story = {
  ...invited({ getBooking: "never" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the times", {}, soon);
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
