import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { recruiter } from "../story-places.ts";
import { onTab } from "./story-tabs.ts";

const meta: Meta = { title: "Applications/Scorecards" };
export default meta;

type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = onTab("scorecards");

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getScorecards: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("tab", { name: "Scorecards", selected: true }, soon);
    await expect(page.queryByRole("button", { name: "Submit scorecard" })).toBeNull();
  },
};

/** For a reader who may only view applications; every current role may score. */
export const HiddenFromWhoMayNotScore: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    host: {
      async fetch(request) {
        const answer = await (await storyApi()).fetch(request);
        if (!answer.headers.get("content-type")?.includes("json")) return answer;
        const text = (await answer.text()).replaceAll('"UPDATE_APPLICATIONS",', "");
        return new Response(text, answer);
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Scorecards are hidden from you" }, soon);
    await expect(page.queryByRole("button", { name: "Move to Shortlist" })).toBeNull();
  },
};
