import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { addApiToken } from "@ats/core/api-tokens/contract";
import { createEmbedSession } from "@ats/core/embed/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { rightsOf } from "@ats/core/rights/rights";
import { build } from "esbuild";
import { onTestFinished } from "vitest";
import { visit } from "../src/testing/process.ts";
import { serverAt } from "../src/testing/server-at.ts";
import { password } from "./sign-in.ts";

/** The session that the page asks its server for. */
type Session = Partial<Input<typeof createEmbedSession>["body"]>;

let loader: Promise<string> | undefined;
/** Signed in once for all partners of a file. */
let administrator: ReturnType<typeof visit> | undefined;

/** `@ats/embed` as partners load it: one file. */
async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL("../../../packages/embed/src/mount.ts", import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["@ats/source"],
  });
  return outputFiles[0]?.text ?? "";
}

/** The page shows the frame, and keeps in `window.events` what the frame tells. */
const page = (options: object) => `<!doctype html><html lang="en"><title>Portal</title>
<button>Before</button><div id="ats"></div><button>After</button>
<script type="module">
import { mount } from "/embed.js";
window.events = [];
window.embedded = mount(document.getElementById("ats"), {
  ...${JSON.stringify(options)},
  secret: () => fetch("/secret", { method: "POST" }).then((answer) => {
    if (!answer.ok) throw new Error("The portal has no secret.");
    return answer.text();
  }),
  onEvent: (event) => window.events.push(event),
});
</script></html>`;

/**
 * A partner of Northgate Group: a server with an API token, and a page of its own origin that shows
 * the product by `@ats/embed`.
 */
export async function startPartner(product: string, options: object = {}) {
  const script = await (loader ??= bundleLoader());
  const session: Session = {};
  const secrets: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === "/embed.js") {
      response.setHeader("content-type", "text/javascript").end(script);
    } else if (request.url === "/secret") {
      const secret = await makeSecret(session);
      secrets.push(secret);
      response.end(secret);
    } else {
      response.setHeader("content-type", "text/html").end(page(options));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const admin = await (administrator ??= visit(product, "admin@northgate.example", password));
  const { id: tokenId, token } = await admin.call(addApiToken, {
    body: {
      name: "Portal",
      rights: [...rightsOf["Recruiter admin user"]],
      origins: [origin],
      days: 30,
    },
  });
  const partner = serverAt(product, token);

  async function makeSecret(asked: Session): Promise<string> {
    const user = { email: "recruiter@northgate.example" };
    const body = { user, origin, ...asked };
    return (await partner.call(createEmbedSession, { body })).client_secret;
  }
  return {
    origin,
    /** Changes what the next secret is for. */
    session,
    /** Secrets that the page has been given. */
    secrets,
    makeSecret,
    admin,
    tokenId,
  };
}
