import { to } from "@ats/core/navigation/routes";
import type { EnvironmentName } from "@ats/core/settings/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

/** Specification §4: the banner's colour varies by environment. */
const meta: Meta = { title: "Navigation/Environment" };
export default meta;
type Story = StoryObj;

const inEnvironment = (environment: EnvironmentName, text?: string): Story => ({
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.help() }),
  globals: { environment },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Help" }, { timeout: 15_000 });
    if (text) await expect(await page.findByText(text)).toBeVisible();
    else await expect(page.queryByText(/environment|^Demo/)).toBeNull();
  },
});

export const Demo = inEnvironment("demo", "Demo: everyone and everything here is made up");
export const Development = inEnvironment("dev", "Development environment");
export const Test = inEnvironment("test", "Test environment");
/** Production has no banner. */
export const Production = inEnvironment("prod");
