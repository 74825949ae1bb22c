import { careersPath } from "@ats/core/careers/address";
import { listAdverts } from "@ats/core/careers/contract";
import { getPublishing } from "@ats/core/jobs/channel-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { storyApi } from "../app/story.tsx";
import { memoryStorage } from "../lists/memory-storage.ts";
import { Careers } from "./Careers.tsx";
import { useState } from "react";

const meta: Meta = { title: "Careers/Careers page", parameters: { layout: "fullscreen" } };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const company = "northgate-group";

type Api = Awaited<ReturnType<typeof storyApi>>;

/** Somebody without a session, on a company's careers pages. */
const visiting = (
  path: string | ((api: Api) => Promise<string>),
  fail: Partial<Record<"listAdverts" | "getAdvert" | "apply", Parameters<Api["fail"]>[1]>> = {},
) => ({
  loaders: [
    async () => {
      const api = await storyApi();
      await api.reset();
      const start = typeof path === "string" ? path : await path(api);
      for (const [name, fault] of Object.entries(fail)) api.fail(name as "apply", fault);
      return { start, fetch: api.fetch };
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <Pages key={String(loaded.start)} {...(loaded as unknown as PagesProps)} />
  ),
});

interface PagesProps {
  start: string;
  fetch: Api["fetch"];
}

function Pages({ start, fetch }: PagesProps) {
  const [path, setPath] = useState(start);
  const [storage] = useState(memoryStorage);
  return <Careers path={path} navigate={setPath} fetch={fetch} storage={storage} />;
}

const anAdvert = async ({ client }: Api) => {
  const { records } = await client.call(listAdverts, { params: { company } });
  return careersPath(company, records[0]?.job_number ?? 0);
};

export const Vacancies: Story = {
  ...visiting(careersPath(company)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Work at Northgate Group" }, soon);
    const [first] = await page.findAllByRole("link", { name: /^(?!Northgate Group)/ });
    const title = first?.textContent ?? "";
    await userEvent.click(first as HTMLElement);
    await expect(
      await page.findByRole("heading", { level: 1, name: title }, soon),
    ).toBeInTheDocument();
  },
};

const internalVacancies = async (api: Api) => {
  const { client, signIn } = api.visitor();
  await signIn("recruiter@northgate.example");
  const { internal } = await client.call(getPublishing, {});
  return internal?.slice(new URL(internal).origin.length) ?? "";
};

/** Colleagues come by a link of their own, apply by the same form, and their source is said. */
export const InternalVacancies: Story = {
  ...visiting(internalVacancies),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = { name: "Internal vacancies at Northgate Group" };
    await page.findByRole("heading", heading, soon);
    const [first] = await page.findAllByRole("link", { name: /^(?!Northgate Group)/ });
    await userEvent.click(first as HTMLElement);
    await page.findByRole("button", { name: "Send application" }, soon);
    await userEvent.click(page.getByRole("link", { name: "Northgate Group" }));
    await page.findByRole("heading", heading, soon);
  },
};

export const InternalLinkOfLongAgo: Story = {
  ...visiting(careersPath(company, undefined, { internal: "3f2c" })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("There is no vacancy at this address", {}, soon);
  },
};

export const NothingFound: Story = {
  ...visiting(careersPath(company)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Search vacancies", {}, soon), "astronaut");
    await page.findByText("No vacancies match your search", {}, soon);
  },
};

/** What is missing is said before anything is sent; then it goes, and is confirmed by mail. */
export const Applying: Story = {
  ...visiting(anAdvert),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Send application" }, soon));
    await page.findByRole("link", { name: "Enter your first name." });
    await userEvent.type(page.getByLabelText(/^First name/), "Grace");
    await userEvent.type(page.getByLabelText(/^Last name/), "Lister");
    await userEvent.type(page.getByLabelText(/^Email/), "g@mail.example");
    const questions = within(page.getByRole("region", { name: "Questions" }));
    for (const group of questions.getAllByRole("radiogroup"))
      await userEvent.click(within(group).getAllByRole("radio")[0] as HTMLElement);
    for (const box of questions.queryAllByRole("textbox")) await userEvent.type(box, "Gladly.");
    await userEvent.click(page.getByRole("checkbox", { name: /may keep my details/ }));
    await userEvent.click(page.getByRole("button", { name: "Send application" }));
    await page.findByText("Your application is sent", {}, soon);
    const { mail } = await storyApi();
    const sent = await mail();
    await expect(sent.some(({ to }) => to === "g@mail.example")).toBe(true);
  },
};

export const Closed: Story = {
  ...visiting(careersPath(company, 999_999)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("There is no vacancy at this address", {}, soon);
  },
};

export const Loading: Story = {
  ...visiting(careersPath(company), { listAdverts: "never" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the vacancies", {}, soon);
  },
};

export const Failed: Story = {
  ...visiting(careersPath(company), { listAdverts: 500 }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "This page could not be loaded" },
      soon,
    );
  },
};
