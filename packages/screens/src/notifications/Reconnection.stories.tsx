import { addCandidate } from "@ats/core/candidates/details-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { LiveOptions } from "../app/host.ts";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** Quality R5: the screen matches the server within five seconds of reconnecting. */
const meta: Meta = { title: "Notifications/Reconnection" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const zadie = {
  first_name: "Zadie",
  last_name: "Quill",
  email: "zadie.quill@mail.example",
  contact_mobile_number: null,
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
};
let live: LiveOptions | undefined;

export const OpenList: Story = {
  name: "Specification §4: an open list is up to date again after a lost connection",
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path: to.candidateList(),
    host: {
      connect: (_, options) => {
        live = options;
        return () => {};
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("rowheader", {}, soon);
    const colleague = (await storyApi()).visitor();
    await colleague.signIn("admin@northgate.example");
    await colleague.client.call(addCandidate, {
      body: zadie,
      idempotencyKey: crypto.randomUUID(),
    });
    await expect(page.queryByText("Zadie Quill")).toBeNull();
    live?.resume();
    await waitFor(
      () => expect(page.getAllByRole("rowheader")[0]).toHaveTextContent("Zadie Quill"),
      {
        timeout: 5_000,
      },
    );
  },
};
