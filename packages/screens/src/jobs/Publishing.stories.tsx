import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

const meta: Meta = { title: "Settings/Publishing" };
export default meta;
type Story = StoryObj;

const path = `${to.Settings()}?section=publishing`;
const soon = { timeout: 15_000 };
const card = async (canvas: HTMLElement, name: string) =>
  within(await within(canvas).findByRole("region", { name }, soon));

/** The feed's address names the job board. The internal link can be replaced. */
export const Default: Story = {
  name: "Specification §2: a company chooses the channels that it publishes to",
  ...onBrowserApi({ as: "admin@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const feed = await card(canvasElement, "Job feed");
    const address = feed.getByLabelText("Feed address");
    await expect(address).toHaveDisplayValue(
      /\/careers\/northgate-group\/feed\.xml\?source=Indeed$/,
    );
    await userEvent.click(await feed.findByRole("button", { name: /Job board/ }));
    const boards = within(await screen.findByRole("listbox", {}, soon));
    await userEvent.click(await boards.findByRole("option", { name: "Jooble" }));
    await expect(address).toHaveDisplayValue(/\?source=Jooble$/);

    const internal = await card(canvasElement, "Internal vacancies");
    const link = internal.getByLabelText("Link for colleagues") as HTMLInputElement;
    const before = link.value;
    await expect(before).toMatch(/\/careers\/northgate-group\?internal=[\da-f-]{36}$/);
    await userEvent.click(await internal.findByRole("button", { name: "Replace link…" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Replace link" }));
    await screen.findByText("Internal link replaced", {}, soon);
    await waitFor(() => expect(link.value).not.toBe(before), soon);
  },
};

/** A recruiter can copy the internal link but not replace it. */
export const Recruiter: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const internal = await card(canvasElement, "Internal vacancies");
    await expect(internal.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
    await expect(internal.queryByRole("button", { name: /Replace link/ })).toBeNull();
  },
};

/** Riverside publishes only on its careers page. */
export const OneChannel: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path }),
  play: async ({ canvasElement }) => {
    await card(canvasElement, "Careers page");
    await expect(within(canvasElement).queryByRole("region", { name: "Job feed" })).toBeNull();
  },
};

export const NoChannel: Story = {
  ...onBrowserApi({ as: "support@ats.example", path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Your company does not publish jobs" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: "admin@northgate.example", path, fail: { getPublishing: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "The addresses could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** A hiring manager submits jobs but does not publish them. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "Publishing" })).toBeNull();
  },
};
