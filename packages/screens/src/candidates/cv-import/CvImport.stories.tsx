import { testCv } from "@ats/api/internal/testing/records";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { findCandidate } from "../story-people.ts";

const meta: Meta = { title: "Candidates/Import of CVs" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

async function choose(canvasElement: HTMLElement, files: File[]) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Import" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^CVs/ }, soon));
  const dialog = within(await screen.findByRole("dialog", { name: "Import CVs" }, soon));
  const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  await userEvent.upload(picker as HTMLInputElement, files);
  return dialog;
}

const named = (file: File, name: string) => new File([file], name, { type: file.type });

/**
 * A CV is read and added with a new candidate; a renamed program and an empty file say why they are
 * refused.
 */
export const Default: Story = {
  name: "Specification §1: several CVs are read and looked at before they are kept",
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [
      named(testCv("Reach me: nora.finch@mail.example"), "Nora Finch CV.pdf"),
      new File(["MZ\x90\x00 This program cannot be run"], "setup.pdf"),
      new File([], "nothing.docx"),
    ]);
    await dialog.findByDisplayValue("nora.finch@mail.example", {}, soon);
    await dialog.findByText(/This file is a program/, {}, soon);
    await dialog.findByText(/nothing\.docx was not added: it is empty/, {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Save 1 CV" }));
    await dialog.findByRole("link", { name: "Nora Finch added" }, soon);
    await dialog.findByText("1 of 2 CVs saved.", {}, soon);
  },
};

export const Reading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { readCv: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [testCv("Nora Finch")]);
    await dialog.findByRole("progressbar", {}, soon);
  },
};

const cvOf = (name: string) =>
  named(testCv(`${name.toLowerCase().replace(" ", ".")}@mail.example`), `${name} CV.pdf`);

/** A busy server is asked again by itself; after some attempts the user may ask again. */
export const Busy: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { readCv: 503 } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [cvOf("Nora Finch")]);
    await dialog.findByText("Waiting for the server", {}, soon);
    const again = await dialog.findByRole("button", { name: "Try again" }, soon);
    await dialog.findByText("The answer is 503, as asked for.");
    (await storyApi()).fail("readCv", Promise.resolve());
    await userEvent.click(again);
    await dialog.findByDisplayValue("nora.finch@mail.example", {}, soon);
    await dialog.findByRole("button", { name: "Save 1 CV" });
  },
};

/** Typed details match a known candidate: the row says so, and the CV can be added to them. */
export const KnownAsTyped: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const known = await findCandidate(await storyApi(), ({ email }) => email !== null);
    const dialog = await choose(canvasElement, [cvOf("Nora Finch")]);
    const email = await dialog.findByDisplayValue("nora.finch@mail.example", {}, soon);
    await userEvent.clear(email);
    await userEvent.type(email, known.email ?? "");
    const name = `${known.first_name} ${known.last_name}`;
    await userEvent.click(await dialog.findByRole("radio", { name: new RegExp(name) }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Save 1 CV" }));
    await dialog.findByRole("link", { name: `Saved to ${name}, an existing candidate` }, soon);
  },
};

/**
 * A telephone corrected in national format finds a known candidate, and is saved with its country
 * code.
 */
export const KnownByTelephone: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const api = await storyApi();
    const known = await findCandidate(
      api,
      ({ contact_mobile_number }) => contact_mobile_number?.startsWith("+44") === true,
    );
    const number = known.contact_mobile_number ?? "";
    const dialog = await choose(canvasElement, [cvOf("Nora Finch")]);
    const phone = await dialog.findByRole("textbox", { name: /^Mobile number/ }, soon);
    await userEvent.type(phone, number.replace("+44", "0"));
    const name = `${known.first_name} ${known.last_name}`;
    const theirs = await dialog.findByRole("radio", { name: new RegExp(name) }, soon);
    await expect(theirs).toHaveAccessibleDescription("the same mobile number");
    await userEvent.click(await dialog.findByRole("button", { name: "Save 1 CV" }));
    await dialog.findByRole("link", { name: "Nora Finch added" }, soon);
    const nora = await findCandidate(api, ({ email }) => email === "nora.finch@mail.example");
    await expect(nora.contact_mobile_number).toBe(number);
  },
};

/** A person with one name needs no other. */
export const OneName: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [cvOf("Nora Finch")]);
    const last = await dialog.findByLabelText(/^Last name/, {}, soon);
    await expect(last).not.toBeRequired();
    await userEvent.clear(last);
    await expect(dialog.getByLabelText(/^First name/)).toBeRequired();
    await userEvent.click(dialog.getByRole("button", { name: "Save 1 CV" }));
    await dialog.findByRole("link", { name: "Nora added" }, soon);
  },
};

/** Rows corrected or removed while others are saved keep the change. */
export const ChangedWhileKept: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const names = ["Nora Finch", "Otto Gray", "Zelda Quill"];
    const dialog = await choose(canvasElement, names.map(cvOf));
    const keep = await dialog.findByRole("button", { name: "Save 3 CVs" }, soon);
    const email = dialog.getByDisplayValue("otto.gray@mail.example");
    const leaveOut = dialog.getByRole("button", { name: "Leave out Zelda Quill CV.pdf" });
    keep.click();
    fireEvent.change(email, { target: { value: "o.gray@mail.example" } });
    leaveOut.click();
    await dialog.findByText("2 of 2 CVs saved.", {}, soon);
    const api = await storyApi();
    await findCandidate(api, (one) => one.email === "o.gray@mail.example");
    await expect(findCandidate(api, (one) => one.last_name === "Quill")).rejects.toThrow();
  },
};

/** A CV that could not be saved says why, and can be tried again. */
export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { saveCandidateCv: 500 } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [cvOf("Nora Finch")]);
    await userEvent.click(await dialog.findByRole("button", { name: "Save 1 CV" }, soon));
    await dialog.findByText("The answer is 500, as asked for.", {}, soon);
    await expect(dialog.getByRole("button", { name: "Save 1 CV" })).toBeEnabled();
  },
};

/** A matched candidate is erased meanwhile: the details typed for other files stay. */
export const PersonGone: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { saveCandidateCv: 404 } }),
  play: async ({ canvasElement }) => {
    const known = await findCandidate(await storyApi(), ({ email }) => email !== null);
    const dialog = await choose(canvasElement, [
      named(testCv(known.email ?? ""), "cv.pdf"),
      cvOf("Nora Finch"),
    ]);
    const keep = await dialog.findByRole("button", { name: "Save 2 CVs" }, soon);
    await userEvent.click(keep);
    await waitFor(() => expect(dialog.getAllByText(/The answer is 404/)).toHaveLength(2), soon);
    await expect(await dialog.findByDisplayValue("nora.finch@mail.example")).toBeVisible();
    await expect(await dialog.findByDisplayValue(known.email ?? "")).toBeVisible();
  },
};

/** Too many files: the dialog says how many were left out. */
export const TooMany: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { readCv: "never" } }),
  play: async ({ canvasElement }) => {
    const files = Array.from({ length: 52 }, (_, at) => named(testCv("CV"), `${at + 1}.pdf`));
    const dialog = await choose(canvasElement, files);
    await dialog.findByText(/^2 files were left out: the limit is 50 at a time/, {}, soon);
    await expect(dialog.getAllByRole("listitem")).toHaveLength(50);
  },
};

/** A user who may not add candidates is told why at each file; none is saved. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { readCv: 403 } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [cvOf("Nora Finch")]);
    await dialog.findByText("The answer is 403, as asked for.", {}, soon);
    await dialog.findByText("No CV was saved.");
    await expect(dialog.queryByRole("button", { name: /^Keep/ })).toBeNull();
  },
};
