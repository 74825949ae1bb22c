import { addCandidate, getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { markNotDuplicates, mergeCandidates } from "@ats/core/candidates/merge-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { findCandidate, pageOf } from "../story-people.ts";

const meta: Meta = { title: "Candidates/Merge" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const hasApplied = ({ applications }: { applications: number }) => applications > 1;

const read = async (id: number) => (await storyApi()).client.call(getCandidate, { params: { id } });

/** Adds a duplicate of the `hasApplied` candidate, living in Whitby. */
async function addTwin({ client }: BrowserApi) {
  const { id } = await findCandidate({ client }, hasApplied);
  const known = await client.call(getCandidate, { params: { id } });
  await client.call(addCandidate, {
    body: {
      first_name: known.first_name ?? "",
      last_name: known.last_name ?? "",
      email: known.email ?? "",
      contact_mobile_number: null,
      city: "Whitby",
      postcode: known.postcode,
      current_jobtitle: known.current_jobtitle,
      current_employer: known.current_employer,
    },
  });
}

async function openDuplicates(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Duplicates/ }, soon));
  return within(await screen.findByRole("dialog", { name: "Duplicates" }, soon));
}

/** Both versions side by side, a choice for each field, and Undo. */
export const Default: Story = {
  name: "Specification §1: two records of one person are compared and merged",
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), before: addTwin }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Compare and merge" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Merge two records" }, soon));
    const city = within(await dialog.findByRole("radiogroup", { name: "City" }, soon));
    await expect(city.getByRole("radio", { name: "Whitby" })).not.toBeChecked();
    await userEvent.click(await city.findByRole("radio", { name: "Whitby" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Merge" }));
    await screen.findByText(/was merged into candidate/, {}, soon);
    // The button that opened the merge is gone with the group.
    const duplicates = await screen.findByRole("dialog", { name: "Duplicates" }, soon);
    await waitFor(() =>
      expect(duplicates).toContainElement(document.activeElement as HTMLElement | null),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, soon));
    await screen.findByText("Merge undone", {}, soon);
  },
};

const leave = async () => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Merge two records" })).toBeNull(),
  );
};

export const Left: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), before: addTwin }),
  play: async ({ canvasElement, step }) => {
    const list = await openDuplicates(canvasElement);
    const compare = await list.findByRole("button", { name: "Compare and merge" }, soon);
    const whitby = async () => {
      await userEvent.click(compare);
      return screen.findByRole("radio", { name: "Whitby" }, soon);
    };
    await step("Escape returns from the merge to the button that opened it.", async () => {
      compare.focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("dialog", { name: "Merge two records" }, soon);
      await leave();
      await waitFor(() => expect(compare).toHaveFocus());
    });
    await step("Quality R4: choices are restored until they are discarded.", async () => {
      await userEvent.click(await whitby());
      await leave();
      const again = await whitby();
      await expect(again).toBeChecked();
      await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
      await expect(again).not.toBeChecked();
    });
    await step(
      "Quality R2: a record changed meanwhile; its values are offered again.",
      async () => {
        const { client } = await storyApi();
        const { id } = await findCandidate({ client }, ({ city }) => city === "Whitby");
        const { first_name, last_name, email, version } = await read(id);
        await client.call(updateCandidate, {
          params: { id },
          version,
          body: {
            first_name: first_name ?? "",
            last_name: last_name ?? "",
            email: email ?? "",
            contact_mobile_number: null,
            city: "Durham",
            postcode: null,
            current_jobtitle: null,
            current_employer: null,
          },
        });
        const dialog = within(await screen.findByRole("dialog", { name: "Merge two records" }));
        await userEvent.click(await dialog.findByRole("button", { name: "Merge" }));
        const current = { name: "Show current values" };
        await userEvent.click(await dialog.findByRole("button", current, soon));
        await dialog.findByRole("radio", { name: "Durham" }, soon);
      },
    );
  },
};

export const NoDuplicates: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await list.findByRole("heading", { name: "No duplicates" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { listDuplicates: 500 } }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await list.findByRole("heading", { name: "Duplicates could not be loaded" }, soon);
  },
};

/** The candidate's page suggests a similar record to merge, and lists the undone merge. */
export const FromTheCandidate: Story = {
  ...onBrowserApi({ as: recruiter, path: pageOf(hasApplied), before: addTwin }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Merge…" }, soon));
    const choice = within(await screen.findByRole("dialog", { name: /with another record/ }, soon));
    const [twin] = await choice.findAllByRole("radio", { description: "the same email" }, soon);
    await userEvent.click(twin as HTMLElement);
    await userEvent.click(await choice.findByRole("button", { name: "Compare" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Merge two records" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Merge" }, soon));
    await page.findByText(/was merged into this record/, {}, soon);
  },
};

/** The address of a merged record leads to the record that stays. */
export const AddressOfAMergedRecord: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      await addTwin(api);
      const twin = await findCandidate(api, ({ city }) => city === "Whitby");
      const stays = await read((await findCandidate(api, hasApplied)).id);
      await api.client.call(mergeCandidates, {
        params: { id: stays.id },
        version: stays.version,
        body: { other: twin.id, other_version: 1, take: [] },
      });
      return to.candidateEdit({ id: twin.id });
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/was merged into this record$/, {}, soon);
  },
};

/** "Not a duplicate" is on the record of both candidates, and can be undone there. */
export const ToldApart: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      await addTwin(api);
      const ids = [];
      for (const fits of [hasApplied, ({ city }: { city: string | null }) => city === "Whitby"])
        ids.push((await findCandidate(api, fits)).id);
      await api.client.call(markNotDuplicates, { body: { ids } });
      return `${to.candidateEdit({ id: ids[0] ?? 0 })}?tab=record`;
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/marked candidates \d+ and \d+ as not the same person$/, {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Undo" }, soon));
    await page.findByText(/undid that candidates/, {}, soon);
    await waitFor(() => expect(page.queryByRole("button", { name: "Undo" })).toBeNull());
  },
};

/** Similar records fail to load. */
export const AlikeFailed: Story = {
  ...onBrowserApi({ as: recruiter, path: pageOf(hasApplied) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const merge = await page.findByRole("button", { name: "Merge…" }, soon);
    (await storyApi()).fail("findDuplicates", 500);
    await userEvent.click(merge);
    const dialog = within(await screen.findByRole("dialog", { name: /with another record/ }, soon));
    await dialog.findByRole("heading", { name: /could not be loaded$/ }, soon);
  },
};

/** A failed look-up of a candidate number is shown at the field. */
export const NumberFailed: Story = {
  ...onBrowserApi({ as: recruiter, path: pageOf(hasApplied) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Merge…" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /with another record/ }, soon));
    const number = await dialog.findByRole("textbox", { name: "Candidate number" }, soon);
    await userEvent.type(number, "4711");
    (await storyApi()).fail("listCandidates", 500);
    await userEvent.click(await dialog.findByRole("button", { name: "Compare" }));
    await dialog.findByText("The answer is 500, as asked for.", {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { listDuplicates: "never" } }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await expect(list.queryByRole("heading", { name: "No duplicates" })).toBeNull();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { listDuplicates: 403 } }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await list.findByRole("heading", { name: "You don’t have access to duplicates" }, soon);
    await expect(list.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
