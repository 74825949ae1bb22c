import { listCandidates } from "@ats/core/candidates/contract";
import { applicationOf, isOpenToAll } from "../../applications/story-places.ts";
import { addCustomField, changeCandidateCustomValues } from "@ats/core/custom-fields/contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { openFilter } from "../../lists/story-filter.ts";

const meta: Meta = { title: "Settings/Fields" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const section = `${to.Settings()}?section=customFields`;
const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole("dialog", { name }, soon));

/** A field of choices is added and archived; its archiving is undone, and later taken back. */
export const Kept: Story = {
  name: "An administrator keeps the company’s own fields",
  ...onBrowserApi({ as: admin, path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole("button", { name: "Add a field for candidates" }, soon),
    );
    const dialog = await inDialog("Add a field for candidates");
    await userEvent.click(dialog.getByRole("button", { name: "Add a field" }));
    await dialog.findAllByText("Enter a name.");
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Driving licence");
    await userEvent.click(dialog.getByRole("button", { name: /Kind/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Choice" }, soon));
    await userEvent.type(dialog.getByRole("textbox", { name: "Choices" }), "Yes{Enter}No{Enter}");
    await userEvent.click(dialog.getByRole("switch", { name: "Must be filled in" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add a field" }));
    await page.findByText("Choice: Yes, No", {}, soon);
    await page.findByText("Required");
    const archive = () => page.findByRole("button", { name: "Archive Driving licence" }, soon);
    await userEvent.click(await archive());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, soon));
    await userEvent.click(await archive());
    await userEvent.click(await page.findByRole("button", { name: "Show archived (1)" }, soon));
    await userEvent.click(page.getByRole("button", { name: "Restore Driving licence" }));
    await archive();
    await expect(page.queryByRole("button", { name: /archived/ })).toBeNull();
  },
};

async function someone(api: BrowserApi) {
  const { records } = await api.client.call(listCandidates, { query: { per_page: 10 } });
  return records[0]?.id ?? 0;
}

async function addNotice(api: BrowserApi) {
  const { client } = api;
  const { id } = await client.call(addCustomField, {
    body: { record: "candidates", kind: "number", name: "Weeks of notice", choices: [] },
  });
  await client.call(changeCandidateCustomValues, {
    params: { id: await someone(api) },
    body: { changes: [{ field_id: id, before: "", after: "4" }] },
  });
}

/** The value is changed on the candidate's page. */
export const FilledIn: Story = {
  name: "A recruiter fills in the company’s fields of a candidate",
  ...onBrowserApi({
    as: admin,
    before: addNotice,
    path: async (api) => to.candidateEdit({ id: await someone(api) }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = within(await page.findByRole("region", { name: "More details" }, soon));
    await userEvent.click(card.getByRole("button", { name: "Edit more details" }));
    const dialog = await inDialog("More details");
    const field = dialog.getByRole("textbox", { name: "Weeks of notice" });
    await userEvent.clear(field);
    await userEvent.type(field, "6.5{Tab}");
    await expect(field).toBeValid();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await card.findByText("6.5", {}, soon);
  },
};

export const Filtered: Story = {
  name: "Candidates are filtered by a field of the company’s own",
  ...onBrowserApi({ as: admin, before: addNotice, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await openFilter(page, "Weeks of notice");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Condition" }), "is filled");
    await userEvent.click(form.getByRole("button", { name: "Add filter" }));
    await page.findByText(/^Weeks of notice is filled/, {}, soon);
    await expect(await page.findAllByRole("rowheader", {}, soon)).toHaveLength(1);
  },
};

/** A required field of applications is missing at first, and its change is in the record. */
export const OfApplications: Story = {
  name: "A recruiter fills in a required field of an application",
  ...onBrowserApi({
    as: admin,
    before: async ({ client }) => {
      await client.call(addCustomField, {
        body: {
          record: "applications",
          kind: "choice",
          name: "Right shift pattern",
          choices: ["Days", "Nights"],
          is_required: true,
          is_asked: true,
        },
      });
    },
    path: applicationOf(isOpenToAll, ({ status }) => status === "APPLIED"),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const fields = within(await page.findByRole("region", { name: "More details" }, soon));
    await fields.findByText("Missing");
    await userEvent.click(fields.getByRole("button", { name: "Edit more details" }));
    const dialog = await inDialog("More details");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findAllByText("Fill this in.");
    await userEvent.click(dialog.getByRole("button", { name: /Right shift pattern/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Nights" }, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await fields.findByText("Nights", {}, soon);
    await userEvent.click(page.getByRole("tab", { name: "Activity" }));
    await page.findByText(/changed Right shift pattern to “Nights”$/, {}, soon);
  },
};

/** The form says which field is missing, keeps what was typed, and saves the value. */
export const OfANewCandidate: Story = {
  name: "A candidate is added with a required field of the company’s own",
  ...onBrowserApi({
    as: admin,
    before: async ({ client }) => {
      const name = "Driving licence";
      await client.call(addCustomField, {
        body: { record: "candidates", kind: "text", name, choices: [], is_required: true },
      });
    },
    path: to.candidateAdd(),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^First name/, {}, soon), "Morwenna");
    await userEvent.type(page.getByLabelText(/^Last name/), "Pascoe");
    await userEvent.type(page.getByLabelText(/^Email/), "morwenna.pascoe@mail.example");
    const add = () => userEvent.click(page.getByRole("button", { name: "Add candidate" }));
    const licence = await page.findByRole("textbox", { name: "Driving licence" }, soon);
    await add();
    await page.findAllByText("Driving licence: Fill this in.", {}, soon);
    await userEvent.type(licence, "Full");
    await add();
    await page.findByRole("heading", { level: 1, name: "Morwenna Pascoe" }, soon);
    const card = within(await page.findByRole("region", { name: "More details" }, soon));
    await card.findByText("Full", {}, soon);
  },
};
