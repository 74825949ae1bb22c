import { getAgency, listAgencies } from "@ats/core/agencies/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { type OnBrowserApi, onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agencies/Agency" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";

const path: OnBrowserApi["path"] = async ({ client }) => {
  const { records } = await client.call(listAgencies, { query: { q: "Brightstaff" } });
  return to.agencyEdit({ id: records[0]?.id ?? 0 });
};

/** A contact is added at a branch, and the branch gets another name. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Brightstaff", level: 1 }, soon);
    const save = () => userEvent.click(page.getByRole("button", { name: "Save the agency" }));
    await step("A contact without an address is refused at its field.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Add a contact" }, soon));
      const names = page.getAllByRole("textbox", { name: /^Name/ });
      await userEvent.type(names.at(-1) as HTMLElement, "Bea Flynn");
      await save();
      await page.findAllByText("E-mail must be valid.", {}, soon);
    });
    await step("It is saved, and the branch keeps its contacts under a new name.", async () => {
      const emails = page.getAllByRole("textbox", { name: /^E-mail/ });
      await userEvent.type(emails.at(-1) as HTMLElement, "bea@brightstaff.example");
      const branch = page.getByRole("textbox", { name: /^Branch/ });
      await userEvent.type(branch, " North");
      await save();
      await screen.findByText("Brightstaff saved", {}, soon);
      const { client } = await storyApi();
      const { records } = await client.call(listAgencies, { query: { q: "Brightstaff" } });
      await waitFor(async () => {
        const agency = await client.call(getAgency, { params: { id: records[0]?.id ?? 0 } });
        await expect(agency.contacts.map(({ name, branch: at }) => [name, at])).toEqual([
          ["Jo Marsh", "Leeds North"],
          ["Bea Flynn", ""],
        ]);
      }, soon);
    });
  },
};

/** Terms that end soon are followed by others; bad bands are explained at their fields. */
export const Terms: Story = {
  ...onBrowserApi({
    as: admin,
    path: async ({ client }) => {
      const { records } = await client.call(listAgencies, { query: { q: "Carewise" } });
      return to.agencyEdit({ id: records[0]?.id ?? 0 });
    },
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText("Terms end in 12 days", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Add terms" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add terms" }, soon));
    const save = () => userEvent.click(dialog.getByRole("button", { name: "Save the terms" }));
    const enterFirst = async (digits: string) => {
      const first = within(dialog.getByRole("group", { name: /^First day/ }));
      await userEvent.click(first.getAllByRole("spinbutton")[0] as HTMLElement);
      await userEvent.keyboard(digits);
    };
    await step("A band that starts no higher than the one above is refused.", async () => {
      await enterFirst("01012035");
      await userEvent.click(dialog.getByRole("button", { name: "Add a salary band" }));
      const froms = dialog.getAllByRole("textbox", { name: /^Salary from/ });
      await userEvent.type(froms.at(-1) as HTMLElement, "100");
      await save();
      await dialog.findAllByText(/Salaries rise from band to band/, {}, soon);
    });
    await step("Without it the terms are added.", async () => {
      const removes = dialog.getAllByRole("button", { name: /^Remove the band/ });
      await userEvent.click(removes.at(-1) as HTMLElement);
      await save();
      await page.findByText("From 1 Jan 2035", {}, soon);
    });
  },
};

/** The agency's figures of another period. */
export const Performance: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const card = within(
      await within(canvasElement).findByRole("region", { name: "Performance" }, soon),
    );
    const submitted = within(await card.findByRole("group", { name: "Submitted" }, soon));
    await expect(submitted.getByText(/^[1-9]/)).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: /Submitted in/ }));
    await userEvent.click(await screen.findByRole("option", { name: "The last 3 months" }, soon));
    await card.findByRole("button", { name: /The last 3 months/ }, soon);
  },
};

/** A recruiter reads it and changes nothing. */
export const ForARecruiter: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Brightstaff", level: 1 }, soon);
    await page.findByDisplayValue("Jo Marsh", {}, soon);
    await expect(page.queryByRole("button", { name: "Save the agency" })).toBeNull();
    await expect(page.queryByRole("button", { name: "Add a contact" })).toBeNull();
    await page.findByText("In force", {}, soon);
    await expect(page.queryByRole("button", { name: "Add terms" })).toBeNull();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
