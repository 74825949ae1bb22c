import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { login } from "@ats/core/session/contract";
import { createClient } from "@ats/core/contract/client";
import { captchaToken } from "@ats/api/internal/testing/captcha";
import { testPassword } from "@ats/api/internal/testing/records";

const server = join(import.meta.dirname, "..");
/** The second process starts in three quarters of the time. */
const NODE_COMPILE_CACHE = join(server, "../../../.cache/compiled");

/** Runs the server as `npm start` does, without building the web app. */
const withoutWeb = "testing/server-without-web.ts";

/** Starts the server in its own process, by default without a web app. */
export async function startProcess(env: Record<string, string>, program = withoutWeb) {
  const child = run([join(server, program)], env);
  let output = "";
  const ready = Promise.withResolvers<string>();
  child.stdout.on("data", (text) => {
    output += text;
    const url = /is at (http\S+)/.exec(output)?.[1];
    if (url) ready.resolve(url);
  });
  child.stderr.on("data", (text) => (output += text));
  const ended = once(child, "exit").then(() => ready.reject(new Error(output)));
  const url = await ready.promise;
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    async kill(signal: "SIGKILL" | "SIGTERM") {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
    /** Closes the pipe that the server prints to. */
    stopReading: () => void child.stdout.destroy(),
  };
}

/** Runs the server until it ends. */
export async function runToEnd(env: Record<string, string>, program = withoutWeb) {
  const child = run([join(server, program)], env);
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const [code] = (await once(child, "exit")) as [number];
  return { code, said: said.trim() };
}

function run(args: string[], env: Record<string, string>) {
  const { PATH, HOME, SystemRoot } = process.env;
  return spawn(process.execPath, ["--conditions=@ats/source", ...args], {
    cwd: server,
    env: { PATH, HOME, SystemRoot, NODE_COMPILE_CACHE, PORT: "0", ATS_DEMO: "none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** A signed-in browser of a server over the network. */
export async function visit(url: string, email: string, password = testPassword) {
  let cookie = "";
  let token: string | undefined;
  /** Returns the same browser at another instance behind the same name. */
  const at = (server: string) =>
    createClient({
      baseUrl: server,
      captcha: () => captchaToken((request) => fetch(request), server),
      token: { read: () => token, write: (given) => void (token = given) },
      fetch: async (request) => {
        request.headers.set("origin", new URL(server).origin);
        if (cookie) request.headers.set("cookie", cookie);
        const response = await fetch(request);
        cookie = response.headers.getSetCookie()[0]?.split(";")[0] || cookie;
        return response;
      },
    });
  const client = at(url);
  const { id } = await client.call(login, { body: { email, password } });
  return { ...client, at, id, cookie: () => cookie, token: () => token ?? "" };
}
