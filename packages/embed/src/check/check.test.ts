import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { check } from "./check.ts";
import { checkPage } from "./check-page.ts";
import { readPage } from "./partner-page.ts";

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A product as it answers the command: to a good token with the origins that it lists. */
const serveProduct = ({ origins = [] as string[], date = new Date(), token = "ats_good" } = {}) =>
  serve((request, response) => {
    response.setHeader("date", date.toUTCString());
    if (request.url === "/api/health") response.end('{"status":"ok","problems":[]}');
    else if (request.headers.authorization !== `Bearer ${token}`) response.writeHead(401).end();
    else response.end(JSON.stringify({ origins }));
  });

const servePage = (headers: Record<string, string> = {}, html = "<title>Hiring</title>") =>
  serve((_, response) => response.writeHead(200, headers).end(html));

async function run(words: string[], env: NodeJS.ProcessEnv = {}) {
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  return { code: await check(words, { env, out: say, err: say }), said };
}

/** Checks a page with a product's address in place of PRODUCT. */
async function runOn(headers: Record<string, string>, html?: string) {
  const product = await serveProduct();
  const named = Object.entries(headers).map(([name, value]) => [
    name,
    value.replaceAll("PRODUCT", product),
  ]);
  const page = await servePage(Object.fromEntries(named), html?.replaceAll("PRODUCT", product));
  const { code, said } = await run(["check", page, "--product", product]);
  return { code, said: said.replaceAll(product, "PRODUCT") };
}

const csp = (policy: string) => ({ "content-security-policy": policy });

describe("npx @ats/embed check", () => {
  it("says that all is well with a page, a token and a clock that are right", async () => {
    const page = await servePage(csp("default-src 'self'; frame-src http://127.0.0.1:*"));
    const product = await serveProduct({ origins: [page] });
    const words = ["check", `${page}/hiring?tab=1`, "--product", product];
    const { code, said } = await run(words, { ATS_API_TOKEN: "ats_good" });
    expect(said).toMatch(
      /^✓ The product answers at .*\n✓ The clock .*\n✓ The page lets .*\n✓ The token lists .*\n✓ Cookies .*\n\nAll is well\n$/,
    );
    expect(code).toBe(0);
    expect(said).not.toContain("ats_good");
  });

  it("finds a product under a name of this machine, as browsers do", async () => {
    const page = await servePage();
    const product = (await serveProduct()).replace("127.0.0.1", "northgate.localhost");
    const { said } = await run(["check", page, "--product", product]);
    expect(said).toContain(`✓ The product answers at ${product}.`);
  });

  it.each([
    ["frame-src 'self'", "it says \"frame-src 'self'\".", "Add PRODUCT to frame-src."],
    ["default-src 'none'", "it says", 'Add the directive "frame-src PRODUCT".'],
    [
      "child-src 'self'; default-src *",
      "it says \"child-src 'self'\"",
      "\"frame-src 'self' PRODUCT\"",
    ],
    ["default-src *, frame-src https://other.example", "it says", "Add PRODUCT to frame-src."],
    [
      "sandbox allow-scripts allow-same-origin allow-forms",
      "sandbox without allow-downloads, allow-popups, allow-popups-to-escape-sandbox.",
      "Leave the sandbox out",
    ],
  ])("tells what is wrong with the policy %s", async (policy, problem, todo) => {
    const { code, said } = await runOn(csp(policy));
    expect(said).toContain(problem);
    expect(said).toContain(todo);
    expect(said).toContain("\n1 problem\n");
    expect(code).toBe(1);
  });

  it.each([
    "frame-src 'self' PRODUCT",
    "default-src 'self'; child-src PRODUCT/embed/",
    "script-src 'self'",
    "sandbox allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox",
  ])("finds nothing wrong with the policy %s", async (policy) => {
    const { code, said } = await runOn(csp(policy));
    expect(said).toContain("✓ The page lets the product work in a frame.");
    expect(said).toContain("– No token was given");
    expect(code).toBe(0);
  });

  it.each([
    [`<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">`, "(meta element)"],
    [
      '<iframe src="PRODUCT/login" sandbox="allow-scripts">',
      "iframe of PRODUCT/login has a sandbox",
    ],
    [
      `<meta http-equiv="content-security-policy" content="script-src 'self'; frame-src *">
      <script type="module">import { mount } from "https://cdn.example/@ats/embed/dist/mount.js";</script>`,
      "does not allow the script https://cdn.example/@ats/embed/dist/mount.js",
    ],
  ])("reads the page: %s", async (html, problem) => {
    const { code, said } = await runOn({}, html);
    expect(said).toContain(problem);
    expect(code).toBe(1);
  });

  it.each([
    `<meta http-equiv="content-security-policy" content="sandbox">`,
    '<iframe src="https://other.example" sandbox></iframe><iframe src="PRODUCT"></iframe>',
    `<meta http-equiv="content-security-policy" content="script-src 'nonce-abc' 'strict-dynamic'">
    <script type="module" nonce="abc" src="https://cdn.example/@ats/embed/dist/mount.js"></script>`,
  ])("finds nothing wrong with the page: %s", async (html) => {
    expect((await runOn({}, html)).code).toBe(0);
  });

  it.each([
    [
      { "permissions-policy": "camera=(), clipboard-write=(self)" },
      'Say clipboard-write=(self "PRODUCT").',
    ],
    [{ "permissions-policy": "clipboard-write=()" }, "keeps clipboard-write from the frame"],
    [{ "cross-origin-embedder-policy": "require-corp" }, "blocks frames of other origins"],
    [{ "cross-origin-embedder-policy": 'credentialless; report-to="a"' }, '"credentialless"'],
  ])("tells what is wrong with the headers %o", async (headers, problem) => {
    const { code, said } = await runOn(headers as unknown as Record<string, string>);
    expect(said).toContain(problem);
    expect(code).toBe(1);
  });

  it.each([
    { "permissions-policy": 'clipboard-write=(self "PRODUCT"), camera=()' },
    { "permissions-policy": "clipboard-write=*" },
    { "cross-origin-opener-policy": "same-origin", "x-frame-options": "DENY" },
  ])("finds nothing wrong with the headers %o", async (headers) => {
    expect((await runOn(headers as unknown as Record<string, string>)).code).toBe(0);
  });

  it("compares the page's origin with those that the token lists", async () => {
    const page = await servePage();
    const product = await serveProduct({ origins: ["https://portal.example"] });
    const words = ["check", page, "--product", product];
    const other = await run([...words, "--token-env", "TOKEN"], { TOKEN: "ats_good" });
    expect(other.said).toContain(`does not list ${page}; it lists https://portal.example.`);
    expect(other.code).toBe(1);
    const unknown = await run(words, { ATS_API_TOKEN: "ats_old" });
    expect(unknown.said).toContain("it does not know the token");
    expect(unknown.code).toBe(1);
  });

  it("sends a token to nothing but a product", async () => {
    const heard: unknown[] = [];
    const other = await serve(({ headers }, response) => {
      heard.push(headers.authorization);
      response.end("<title>Shop</title>");
    });
    const words = ["check", await servePage(), "--product", other];
    const { code, said } = await run(words, { ATS_API_TOKEN: "ats_good" });
    expect(said).toContain(`No ATS answers at ${other}`);
    expect(heard).toEqual([undefined]);
    expect(code).toBe(1);
  });

  it.each([
    [90, /(89|90|91) seconds ahead of the product's/],
    [-90, /(89|90|91) seconds behind the product's/],
  ])("tells that the clock is %i seconds off", async (seconds, problem) => {
    const product = await serveProduct({ date: new Date(Date.now() - seconds * 1000) });
    const { code, said } = await run(["check", await servePage(), "--product", product]);
    expect(said).toMatch(problem);
    expect(code).toBe(1);
  });

  it("tells that the page or the product does not answer, or leads elsewhere", async () => {
    const product = await serveProduct();
    const page = await servePage();
    const moved = await serve(({ url }, response) =>
      response.writeHead(302, { location: (url === "/hiring" ? page : product) + url }).end(),
    );
    const missing = await serve((_, response) => response.writeHead(404).end());
    const said = async (from: string, to: string) =>
      (await run(["check", from, "--product", to])).said;
    expect(await said(`${moved}/hiring`, product)).toContain(
      `${page}/hiring, to which the page leads,`,
    );
    expect(await said(page, moved)).toContain(`Use ${product} as the product's address.`);
    expect(await said(missing, product)).toContain("The page does not answer: status 404.");
    expect(await said(page, "http://127.0.0.1:1")).toMatch(
      /The product does not answer at .*: .+\./,
    );
  });

  it("says how it is used", async () => {
    const page = "https://portal.example";
    const product = ["--product", "https://northgate.example"];
    const wrong: [string[], string][] = [
      [[], "Name the page to check."],
      [["check"], "Name the page to check."],
      [["test", page, ...product], "Name the page to check."],
      [["check", page], "Name the product"],
      [["check", "portal", ...product], "portal is no address that begins with https://."],
      [["check", page, ...product, "--token"], "Unknown option '--token'"],
      [
        ["check", page, ...product, "--token-env", "TOKEN"],
        "The environment variable TOKEN is empty.",
      ],
    ];
    for (const [words, problem] of wrong) {
      const { code, said } = await run(words);
      expect(said).toContain(problem);
      expect(said).toContain("Usage: npx @ats/embed check");
      expect(code).toBe(2);
    }
    expect(await run(["--help"])).toMatchObject({ code: 0, said: expect.stringMatching(/^Usage/) });
  });
});

test("A page on http outside the own machine is told to move to https", () => {
  const page = readPage(new URL("http://portal.example"), new Headers(), "");
  const [found] = [...checkPage(page, new URL("https://northgate.example"))];
  expect(found?.todo).toBe("Serve the page on https.");
});
