import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const { PORT = "3000", ATS_URL = "http://127.0.0.1:4000", ATS_API_TOKEN } = process.env;
const origin = `http://127.0.0.1:${PORT}`;
if (!ATS_API_TOKEN) throw new Error("Set ATS_API_TOKEN to a token made in Settings, API tokens.");

/** The signed-in user. Take yours from your own session, never from what the page says. */
const user = { email: "recruiter@northgate.example" };

const files = {
  "/": ["page/index.html", "text/html"],
  "/page.css": ["page/page.css", "text/css"],
  "/page.js": ["page/page.js", "text/javascript"],
  "/embed.js": [import.meta.resolve("@ats/embed"), "text/javascript"],
};

/** Gets a client secret, which opens the ATS once, for this user, in a page of this origin. */
async function createSecret() {
  const answer = await fetch(`${ATS_URL}/api/embed/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${ATS_API_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ user, origin }),
  });
  const { client_secret, message } = await answer.json();
  return { status: answer.status, text: client_secret ?? message };
}

createServer(async ({ method, url }, response) => {
  if (method === "POST" && url === "/ats-session") {
    const noAnswer = { status: 502, text: `No ATS answers at ${ATS_URL}.` };
    const { status, text } = await createSecret().catch(() => noAnswer);
    response.writeHead(status).end(text);
  } else if (Object.hasOwn(files, url)) {
    const [path, type] = files[url];
    response.setHeader("content-type", type).end(await readFile(new URL(path, import.meta.url)));
  } else response.writeHead(404).end();
}).listen(Number(PORT), "127.0.0.1", () => console.log(`Harbour is at ${origin}`));
