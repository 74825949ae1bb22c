import { parseArgs } from "node:util";
import { checkOrigin } from "./check-origin.ts";
import { checkPage } from "./check-page.ts";
import { checkProduct } from "./check-product.ts";
import { fetchText } from "./fetch-text.ts";
import type { Finding } from "./finding.ts";
import { readPage } from "./partner-page.ts";

const usage = `Usage: npx @ats/embed check PAGE --product ADDRESS [--token-env NAME]

Tells what keeps the product from working in a frame of your page.

  PAGE              address of your page: https://portal.example/hiring
  --product         address of the product, with which its client secrets begin:
                    https://northgate.example
  --token-env       environment variable with your API token; ATS_API_TOKEN by default

Exit code: 0 all is well, 1 something is wrong, 2 wrong use.
`;

interface Console {
  env: NodeJS.ProcessEnv;
  out: (text: string) => void;
  err: (text: string) => void;
}

/** Runs the command and returns its exit code. */
export async function check(words: string[], { env, out, err }: Console): Promise<0 | 1 | 2> {
  const task = readWords(words, env);
  if ("help" in task) {
    out(usage);
    return 0;
  }
  if ("wrong" in task) {
    err(`${task.wrong}\n\n${usage}`);
    return 2;
  }
  let problems = 0;
  for await (const { says, todo, isUnchecked } of findings(task)) {
    out(`${todo ? "✗" : isUnchecked ? "–" : "✓"} ${says}\n${todo ? `  ${todo}\n` : ""}`);
    if (todo) problems++;
  }
  out(
    problems ? `\n${problems === 1 ? "1 problem" : `${problems} problems`}\n` : "\nAll is well\n",
  );
  return problems ? 1 : 0;
}

interface Task {
  page: URL;
  product: URL;
  token: string | undefined;
}

function readWords(
  words: string[],
  env: NodeJS.ProcessEnv,
): Task | { wrong: string } | { help: true } {
  const options = {
    product: { type: "string" },
    "token-env": { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    if (values.help) return { help: true };
    const [command, page, ...more] = positionals;
    if (command !== "check" || page === undefined || more.length > 0)
      return { wrong: "Name the page to check." };
    if (values.product === undefined) return { wrong: "Name the product: --product https://…" };
    const variable = values["token-env"];
    if (variable !== undefined && !env[variable])
      return { wrong: `The environment variable ${variable} is empty.` };
    const token = env[variable ?? "ATS_API_TOKEN"];
    return { page: httpAddress(page), product: httpAddress(values.product), token };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

function httpAddress(text: string): URL {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text);
  throw new Error(`${text} is no address that begins with https://.`);
}

async function* findings({ page, product, token }: Task): AsyncGenerator<Finding> {
  const isTrusted = yield* checkProduct(product);
  const answer = await fetchText(page);
  if ("failure" in answer || answer.status >= 400)
    yield {
      says: `The page does not answer: ${"failure" in answer ? answer.failure : `status ${answer.status}`}.`,
      todo: "Check its address. If it needs a sign-in, check a page with the same headers that needs none.",
    };
  else {
    const { address, headers, text } = answer;
    const read = readPage(address, headers, text);
    const found = [...checkPage(read, product)];
    const where =
      address.href === page.href ? "The page" : `${address.href}, to which the page leads,`;
    yield* found.length > 0 ? found : [{ says: `${where} lets the product work in a frame.` }];
  }
  if (!token)
    yield {
      says: "No token was given, so its origins were not compared with the page's.",
      isUnchecked: true,
    };
  else if (isTrusted) yield await checkOrigin(page, product, token);
  yield { says: "Cookies need no check: a session of @ats/embed uses none." };
}
