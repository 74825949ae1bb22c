import { testCv } from "@ats/api/internal/testing/records";
import { applyPath } from "@ats/core/careers/address";
import { createBrand, deleteBrand, listBrands } from "@ats/core/careers/brand-contract";
import {
  type AdvertSummary,
  getAdvert,
  listAdverts,
  saveApplication,
  uploadFile,
} from "@ats/core/careers/contract";
import { getJob } from "@ats/core/jobs/contract";
import { jobInput } from "@ats/core/jobs/job-input";
import { listJobs } from "@ats/core/jobs/list-contract";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { pathIn } from "@ats/core/languages/languages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { publicPageInLongerWords } from "../app/story-longer-words.ts";
import { chosenLanguage, type Shown, storyApi } from "../app/story.tsx";
import { untranslated } from "../languages/story-untranslated.ts";
import { memoryStorage } from "../lists/memory-storage.ts";
import { Careers, type CareersProps } from "./Careers.tsx";
import { answersTo } from "./story-answers.ts";
import { welsh } from "./texts.cy.ts";

const meta: Meta = { title: "Careers/Careers page", parameters: { layout: "fullscreen" } };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const company = "northgate-group";

type Api = Awaited<ReturnType<typeof storyApi>>;

/** Opens an application form without a session. */
const visiting = (
  path: string | ((api: Api) => Promise<string>),
  fail: Partial<Record<"getAdvert" | "apply", Parameters<Api["fail"]>[1]>> = {},
  props: Partial<PagesProps> = {},
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
  render: (_: unknown, { loaded, globals }: Shown) => (
    <Pages
      key={String(loaded.start)}
      {...(loaded as unknown as PagesProps)}
      {...chosenLanguage(globals)}
      {...props}
    />
  ),
});

interface PagesProps extends Pick<CareersProps, "locale" | "texts"> {
  start: string;
  fetch: Api["fetch"];
}

const replace = fn();

function Pages({ start, ...props }: PagesProps) {
  const [path, setPath] = useState(start);
  const [storage] = useState(memoryStorage);
  return (
    <Careers
      path={path}
      navigate={setPath}
      replace={replace}
      {...props}
      storage={storage}
      preferences={storage}
    />
  );
}

const anAdvert = async ({ client }: Api) => {
  const { records } = await client.call(listAdverts, { params: { company } });
  return applyPath(company, records[0]?.job_number ?? 0);
};

const firstAdvert = async ({ client }: Api) =>
  (await client.call(listAdverts, { params: { company } })).records[0] as AdvertSummary;

/**
 * Missing fields are listed before anything is sent; the application is then sent and confirmed by
 * email.
 */
export const Applying: Story = {
  name: "Specification §2: an applicant applies on the careers page",
  ...visiting(anAdvert),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Send application" }, soon));
    await page.findByRole("link", { name: "Enter your first name." });
    await userEvent.type(await page.findByLabelText(/^First name/), "Grace");
    await userEvent.type(await page.findByLabelText(/^Last name/), "Lister");
    await userEvent.type(await page.findByLabelText(/^Email/), "g@mail.example");
    const questions = within(page.getByRole("region", { name: "Questions" }));
    for (const group of questions.getAllByRole("radiogroup"))
      await userEvent.click(within(group).getAllByRole("radio")[0] as HTMLElement);
    for (const box of questions.queryAllByRole("textbox")) await userEvent.type(box, "Gladly.");
    await userEvent.click(await page.findByRole("checkbox", { name: /may keep my details/ }));
    await userEvent.click(await page.findByRole("checkbox", { name: /for other jobs too/ }));
    await userEvent.click(await page.findByRole("button", { name: "Send application" }));
    await page.findByText("Application sent", {}, soon);
    const { mail } = await storyApi();
    const sent = await mail();
    await expect(sent.some(({ to }) => to === "g@mail.example")).toBe(true);
  },
};

/** The form wears the company's colour and font. */
export const InTheBrand: Story = {
  ...visiting(async (api) => {
    const { client, signIn } = api.visitor();
    await signIn("admin@northgate.example");
    const { records } = await client.call(listBrands, {});
    for (const { id } of records) await client.call(deleteBrand, { params: { id } });
    await client.call(createBrand, { body: { accent: "#ffc21a", font: "book" } });
    return anAdvert(api);
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const send = await page.findByRole("button", { name: "Send application" }, soon);
    const { backgroundColor, fontFamily } = getComputedStyle(send);
    await expect(backgroundColor).toBe("rgb(255, 194, 26)");
    await expect(fontFamily).toContain("Iowan Old Style");
  },
};

/** The applicant chooses Welsh: all is in Welsh, also the errors, and nothing typed is lost. */
export const Welsh: Story = {
  ...visiting(anAdvert),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^First name/, {}, soon), "Grace");
    await userEvent.click(page.getByRole("radio", { name: "Cymraeg" }));
    await expect(await page.findByLabelText(/^Enw cyntaf/, {}, soon)).toHaveValue("Grace");
    await expect(replace).toHaveBeenLastCalledWith(expect.stringMatching(/\/\d+\/apply\?lang=cy$/));
    await expect(document.documentElement).toHaveAttribute("lang", "cy");
    await userEvent.click(page.getByRole("button", { name: "Anfon cais" }));
    await page.findByRole("link", { name: "Rhaid i’r cyfeiriad e-bost fod yn ddilys." });
    await expect(await notInWelsh(canvasElement)).toEqual([]);
    await userEvent.click(page.getByRole("radio", { name: "English" }));
    await expect(await page.findByLabelText(/^First name/)).toHaveValue("Grace");
    await page.findByRole("link", { name: "E-mail must be valid." });
    await expect(document.documentElement).toHaveAttribute("lang", "en-GB");
  },
};

/** A form that is saved in Welsh is confirmed in Welsh. */
export const SavedInWelsh: Story = {
  ...visiting(async (api) => pathIn("cy", await anAdvert(api))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Enw cyntaf/, {}, soon), "Grace");
    await userEvent.type(page.getByLabelText(/^Cyfenw/), "Lister");
    await userEvent.type(page.getByLabelText(/^E-bost/), "g@mail.example");
    await userEvent.click(page.getByRole("checkbox", { name: /gadw fy manylion i’m hystyried/ }));
    await userEvent.click(page.getByRole("button", { name: "Cadw a gorffen yn nes ymlaen" }));
    await page.findByText("Wedi’i gadw, heb ei anfon eto", {}, soon);
    const { mail } = await storyApi();
    await expect((await mail()).at(-1)?.subject).toMatch(/^Gorffennwch eich cais/);
  },
};

const notInWelsh = async (page: HTMLElement) => {
  const { client } = (await storyApi()).visitor();
  const params = { company };
  const list = await client.call(listAdverts, { params });
  const { job_number } = list.records[0] as AdvertSummary;
  const advert = await client.call(getAdvert, { params: { company, job_number } });
  return untranslated(page, welsh, { list, advert });
};

/** A name, an email and consent are enough to finish later; a link is sent by email. */
export const FinishingLater: Story = {
  name: "Specification §2: an applicant saves the form for later",
  ...visiting(anAdvert),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const save = await page.findByRole("button", { name: "Save and finish later" }, soon);
    await userEvent.click(save);
    await page.findByRole("link", { name: "Enter your first name." });
    await expect(page.queryByRole("link", { name: "Answer this question." })).toBeNull();
    await userEvent.type(await page.findByLabelText(/^First name/), "Grace");
    await userEvent.type(await page.findByLabelText(/^Last name/), "Lister");
    await userEvent.type(await page.findByLabelText(/^Email/), "g@mail.example");
    await userEvent.click(await page.findByRole("checkbox", { name: /may keep my details/ }));
    await userEvent.click(save);
    await page.findByText("Saved, not sent yet", {}, soon);
    const { mail } = await storyApi();
    const sent = (await mail()).at(-1);
    await expect(sent).toMatchObject({ to: "g@mail.example" });
    await expect(sent?.text).toContain("resume=");
  },
};

/** Opens a saved application, with its CV, by the emailed link. */
const byTheLink =
  (change: (path: string) => string = (path) => path) =>
  async (api: Api) => {
    const { client } = api.visitor();
    const { records } = await client.call(listAdverts, { params: { company } });
    const params = { company, job_number: records[0]?.job_number ?? 0 };
    const { questions } = await client.call(getAdvert, { params });
    const cv = testCv("Grace Lister");
    const { upload } = await client.call(uploadFile, { params, body: cv });
    await client.call(saveApplication, {
      params,
      body: {
        app_uuid: crypto.randomUUID(),
        first_name: "Grace",
        last_name: "Lister",
        email: "g@mail.example",
        contact_mobile_number: null,
        city: "",
        postcode: "",
        cv: { upload, name: "Grace Lister.pdf" },
        answers: answersTo(questions),
        consent: true,
      },
    });
    const text = (await api.mail()).at(-1)?.text ?? "";
    const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
    return change(pathname + search);
  };

export const GoingOn: Story = {
  ...visiting(byTheLink()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/^First name/, {}, soon)).toHaveValue("Grace");
    await page.findByText("Grace Lister.pdf");
    await userEvent.click(await page.findByRole("button", { name: "Send application" }));
    await page.findByText("Application sent", {}, soon);
  },
};

/** A question added to the vacancy meanwhile is asked before sending, and no answer is lost. */
export const QuestionsChanged: Story = {
  ...visiting(byTheLink()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const send = await page.findByRole("button", { name: "Send application" }, soon);
    const { client, signIn } = (await storyApi()).visitor();
    await signIn("recruiter@northgate.example");
    const { job_number } = await firstAdvert(await storyApi());
    const { records } = await client.call(listJobs, {
      query: { s: `job_number:${job_number}` },
    });
    const params = { id: records[0]?.id ?? 0 };
    const job = await client.call(getJob, { params });
    const body = jobInput.parse(job);
    const id = crypto.randomUUID();
    const asked = { id, type: "text", text: "When can you begin?", is_required: true } as const;
    body.questions.push({ ...asked, options: [], knock_out: [] });
    await client.call(updateJob, { params, version: job.version, body });
    await userEvent.click(send);
    await page.findByText(/The questions changed while you wrote/, {}, soon);
    await page.findByRole("link", { name: "Answer this question." });
    await expect(await page.findByText("Grace Lister.pdf")).toBeVisible();
    await userEvent.type(await page.findByLabelText(/^When can you begin\?/), "In May");
    await userEvent.click(await page.findByRole("button", { name: "Send application" }));
    await page.findByText("Application sent", {}, soon);
  },
};

export const LinkNotGoodAnyMore: Story = {
  ...visiting(byTheLink((path) => `${path}x`)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("This link is no longer valid", {}, soon);
    await expect(page.getByLabelText(/^First name/)).toHaveValue("");
  },
};

/** The vacancy has closed: the saved application was not sent, and cannot be. */
export const ClosedSince: Story = {
  ...visiting(applyPath(company, 999_999, { resume: "of-a-vacancy-that-has-closed" })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { level: 1, name: "This vacancy is closed" },
      soon,
    );
  },
};

/** A refused file shows its error at its field, and nothing is sent. */
export const AFileRefused: Story = {
  ...visiting(anAdvert),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^First name/, {}, soon), "Grace");
    await userEvent.type(await page.findByLabelText(/^Last name/), "Lister");
    await userEvent.type(await page.findByLabelText(/^Email/), "g@mail.example");
    await userEvent.click(await page.findByRole("checkbox", { name: /may keep my details/ }));
    const picker = canvasElement.querySelector("input[type=file]");
    await userEvent.upload(picker as HTMLInputElement, new File(["MZ\u0090"], "cv.pdf"));
    await userEvent.click(await page.findByRole("button", { name: "Save and finish later" }));
    await page.findByRole("link", { name: /^cv\.pdf: / }, soon);
    await expect(page.queryByText("Not saved")).toBeNull();
    await expect(page.queryByText("Saved, not sent yet")).toBeNull();
  },
};

/** Returning to the window while the server is down keeps choices and typed text. */
export const ComingBack: Story = {
  ...visiting(byTheLink((path) => `${path}x`)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByLabelText(/^First name/, {}, soon);
    await userEvent.type(name, "Grace");
    const picker = canvasElement.querySelector("input[type=file]");
    await userEvent.upload(picker as HTMLInputElement, testCv("Grace Lister"));
    await page.findByText(/^cv.*\.pdf$/i);
    const api = await storyApi();
    for (const call of ["getAdvert", "resumeApplication"] as const) api.fail(call, 500);
    for (const type of ["offline", "online", "visibilitychange"])
      window.dispatchEvent(new Event(type));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(page.getByLabelText(/^First name/)).toBe(name);
    await expect(await page.findByText("cv.pdf")).toBeVisible();
  },
};

export const Closed: Story = {
  ...visiting(applyPath(company, 999_999)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("There is no vacancy at this address", {}, soon);
  },
};

export const Loading: Story = {
  ...visiting(anAdvert, { getAdvert: "never" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the vacancy", {}, soon);
  },
};

export const Failed: Story = {
  ...visiting(anAdvert, { getAdvert: 500 }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "This page could not be loaded" },
      soon,
    );
  },
};

const longer = publicPageInLongerWords();

export const InLongerWords: Story = {
  ...visiting(anAdvert, {}, longer.props),
  ...longer.story,
};
