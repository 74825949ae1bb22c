import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { care, group, tokenOfSupport, tokenToCare } from "./story-tokens.ts";

const leave = fn<(url: string) => void>();
/** Specification §4, Multi-client, and §6, Switch account: a guest in a company. */
const meta: Meta = {
  title: "Session/Guest session",
  beforeEach: () => void leave.mockClear(),
};
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const master = onBrowserApi({
  path: async (api) => `${to.multiclientLogin()}?token=${await tokenToCare(api)}`,
  host: { ...care, leave },
});
const support = onBrowserApi({
  path: async (api) => to.techUserLogin({ token: await tokenOfSupport(api) }),
  host: { ...group, leave },
});
const left = async (hostname: string) => {
  await waitFor(() => expect(leave).toHaveBeenCalledOnce(), soon);
  await expect(new URL(leave.mock.calls[0]?.[0] ?? "").hostname).toBe(hostname);
};

/** A master user in a client company returns to master. */
export const Default: Story = {
  ...master,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("You work in Northgate Care for Northgate Group", {}, soon);
    await page.findByRole("table", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Return to Northgate Group" }));
    await left("northgate-group.localhost");
  },
};

/** Every page of a support session shows the strip, until it ends. */
export const SupportSession: Story = {
  ...support,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Technical support session in Northgate Group", {}, soon);
    await userEvent.click(await page.findByRole("link", { name: "Help" }));
    await page.findByRole("heading", { name: "Help" }, soon);
    await userEvent.click(await page.findByRole("button", { name: "End session" }));
    await left("ats.localhost");
  },
};

/** Ended by keyboard from the palette. */
export const EndedByCommand: Story = {
  ...support,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Technical support session in Northgate Group", {}, soon);
    await page.findByRole("table", {}, soon);
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("menu", { name: "Commands" }, soon);
    await userEvent.keyboard("end session{Enter}");
    await left("ats.localhost");
  },
};

/** Without a connection the session continues, and the page says so. */
export const Failed: Story = {
  ...onBrowserApi({
    path: async (api) => `${to.multiclientLogin()}?token=${await tokenToCare(api)}`,
    host: {
      leave,
      fetch: async (request) => {
        if (request.url.includes("/api/users/token/")) throw new TypeError("Failed to fetch");
        return care.fetch(request);
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const back = { name: "Return to Northgate Group" };
    await page.findByRole("table", {}, soon);
    await userEvent.click(await page.findByRole("button", back, soon));
    await expect(await screen.findByText("The switch failed", {}, soon)).toBeVisible();
    await expect(leave).not.toHaveBeenCalled();
    await expect(page.getByRole("button", back)).toBeEnabled();
  },
};
