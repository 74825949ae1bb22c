import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { addApiToken } from "@ats/core/api-tokens/contract";
import { splitSecret } from "@ats/core/embed/messages";
import { cookies } from "@ats/core/session/session";
import { demoPassword } from "@ats/demo/accounts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { fillWithDemo } from "../.ci/examples/demo-data.ts";
import { start, stopAll } from "../.ci/examples/process.ts";
import { freePort } from "../.ci/free-port.ts";
import { visit } from "../apps/server/src/testing/process.ts";
import { teamPages } from "./open-bundle.ts";
import { exampleWith } from "./readme-examples.ts";

const consumer = inject("consumer");
const { open } = teamPages();
/** Address of the server in the README of `@ats/api`. */
let api: string;
const head = '<link rel="stylesheet" href="/page.css">';

beforeAll(async () => {
  const data = join(consumer, ".data");
  fillWithDemo(data);
  const server = exampleWith("createApi", "api");
  api = await start(consumer, await freePort(), [server], { ATS_DATA_DIR: data });
});

afterAll(stopAll);

/** Signs in anew, since each page renews the token. */
async function signIn() {
  const recruiter = await visit(api, "recruiter@northgate.example", demoPassword);
  return {
    cookies: [
      recruiter.cookie(),
      `${cookies.isLoggedIn}=true`,
      `${cookies.userId}=${recruiter.id}`,
      `${cookies.apiToken}=${recruiter.token()}`,
    ],
    storage: { token: recruiter.token() },
  };
}

const inNode = (path: string) =>
  promisify(execFile)(process.execPath, [path], {
    cwd: consumer,
    env: { ...process.env, ATS_URL: api },
    maxBuffer: 1e8,
  });

it("calls the API from plain Node as core's README does", async () => {
  const { stdout } = await inNode(exampleWith("listAdverts", "core"));
  expect(stdout).toMatch(/^Northgate Group: \w.+, \w/);
});

it("writes the API's description for the server in core's README", async () => {
  const { stdout } = await inNode(exampleWith("openapi", "core"));
  expect(JSON.parse(stdout)).toMatchObject({
    servers: [{ url: "https://ats.example" }],
    paths: { "/api/jobs": {} },
  });
});

it("shows the button of ui's README with its styles", async () => {
  const page = await open({ code: `import "./${exampleWith("createRoot", "ui")}"`, head });
  const button = page.getByRole("button", { name: "Add job" });
  expect(await button.evaluate((element) => getComputedStyle(element).display)).toBe("inline-flex");
});

it("shows the whole application of screens' README", async () => {
  const page = await open({ code: `import "./${exampleWith("<Ats ", "screens")}"`, head, api });
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Email" }).isVisible()).toBe(true);
});

it("starts the application where the host of screens' README says", async () => {
  const code = `
    import { Ats } from "@ats/screens/app/Ats";
    import { createRoot } from "react-dom/client";
    import { visit } from "./${exampleWith("slots", "screens")}";
    createRoot(document.getElementById("root")).render(<Ats visit={visit} />);`;
  const page = await open({ code, api, session: await signIn() });
  await page.getByText("Our group").first().waitFor();
  await page.getByRole("heading", { name: "Jobs", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

it("shows jobs on the one screen of screens' README", async () => {
  const code = `import "./${exampleWith("<JobList />", "screens")}"`;
  const page = await open({ code, head, api, session: await signIn() });
  await page.getByRole("row").nth(1).waitFor();
  expect(await page.getByRole("row").count()).toBeGreaterThan(5);
});

it("shows jobs in the view of one's own of screens' README", async () => {
  const code = `
    import { createClient } from "@ats/core/contract/client";
    import { AtsScreens } from "@ats/screens/app/AtsScreens";
    import { createRoot } from "react-dom/client";
    import { AllJobs } from "./${exampleWith("useJobList", "screens")}";
    const client = createClient({
      token: { read: () => sessionStorage.getItem("token"), write: () => {} },
    });
    createRoot(document.getElementById("root")).render(
      <AtsScreens client={client}><AllJobs /></AtsScreens>);`;
  const page = await open({ code, api, session: await signIn() });
  await page.getByRole("listitem").first().waitFor();
  expect(await page.getByRole("listitem").count()).toBeGreaterThan(5);
});

it("gets a client secret by the partner's server of embed's README", async () => {
  const admin = await visit(api, "admin@northgate.example", demoPassword);
  const { token } = await admin.call(addApiToken, {
    body: {
      name: "Portal",
      rights: ["EMBED_USERS"],
      origins: ["https://portal.example"],
      days: 30,
    },
  });
  const example = exampleWith("/api/embed/sessions", "embed");
  const portal = await start(consumer, await freePort(), [example], {
    ATS_URL: api,
    ATS_API_TOKEN: token,
  });
  const answer = await fetch(portal, { method: "POST" });
  const origin = api.replace("127.0.0.1", "northgate-group.localhost");
  expect(splitSecret(await answer.text())).toMatchObject({ origin });
});
