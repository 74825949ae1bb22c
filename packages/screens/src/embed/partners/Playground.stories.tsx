import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { serversFrame } from "../../../manual/partners/servers-frame.ts";
import { storyApi } from "../../app/story.tsx";
import { Embedded } from "../Embedded.tsx";
import { beginEmbeddedVisit } from "../embedded-visit.ts";
import { partnersServer, secretIn } from "../story-partner.ts";

/** The windows of the product's origin in the playground. */
const meta: Meta = {
  title: "Embedding/Playground",
  tags: ["!dev", "!test"],
  parameters: { layout: "fullscreen", isApplication: true, a11y: { disable: true } },
};
export default meta;
type Story = StoryObj;

interface WithApi {
  api: Pick<BrowserApi, "fetch" | "connect">;
}

/** The API, and the partner's server that makes client secrets with it. */
async function startServers() {
  const partner = new URLSearchParams(window.location.search).get("origin") ?? "";
  const api = await storyApi();
  Object.assign(window, { api } satisfies WithApi);
  const makeSecret = await partnersServer(api, partner);
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", async ({ data }) =>
    port1.postMessage(secretIn(await makeSecret(data))),
  );
  port1.start();
  window.parent.postMessage("servers", partner, [port2]);
  return {};
}

export const Servers: Story = {
  loaders: [startServers],
  render: () => <></>,
};

/** The product's page, as the partner's page frames it. */
export const Frame: Story = { render: () => <Page /> };

function Page() {
  const [visit] = useState(() => {
    const windows = window.parent as unknown as Record<typeof serversFrame, WithApi>;
    const { fetch, connect } = windows[serversFrame].api;
    return beginEmbeddedVisit({ fetch, connect });
  });
  return <Embedded visit={visit} />;
}
