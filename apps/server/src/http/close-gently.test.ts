import { once } from "node:events";
import { Agent, createServer, request, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { closesGently } from "./close-gently.ts";

const rounds = 200;
const clients = 8;

async function start(listener: RequestListener, options?: Parameters<typeof closesGently>[1]) {
  const server = createServer();
  const close = closesGently(server, options);
  server.on("request", listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };
  return { close, port };
}

/** Posts a body; returns the answer's text. */
function post(port: number, body: string, agent: Agent | false = false): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request({ port, host: "127.0.0.1", method: "POST", agent }, (response) => {
    let text = "";
    response.on("data", (chunk) => (text += chunk));
    response.on("end", () => resolve(text)).on("error", reject);
  })
    .on("error", reject)
    .end(body);
  return promise;
}

const codeOf = (error: { code?: string }) => error.code;

test("Quality R10: a server that stops under load refuses connections and resets none", {
  timeout: 120_000,
}, async () => {
  const seen = new Map<string | undefined, number>();
  let answers = 0;
  for (let round = 0; round < rounds; round++) {
    const { close, port } = await start(
      async (incoming, response) => {
        let text = "";
        for await (const chunk of incoming) text += chunk;
        await setTimeout(round % 4);
        response.end(text);
      },
      { idle: 10 },
    );
    const load = Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true });
      for (let n = 0; ; n++) {
        const body = `${client} ${n} `.repeat(100);
        const answer = await post(port, body, agent).catch(codeOf);
        if (answer === body) answers++;
        else {
          agent.destroy();
          return seen.set(answer, (seen.get(answer) ?? 0) + 1);
        }
      }
    });
    await setTimeout(5 + (round % 10));
    await close();
    await Promise.all(load);
  }
  expect(Object.fromEntries(seen)).toEqual({ ECONNREFUSED: rounds * clients });
  expect(answers).toBeGreaterThan(rounds * clients);
});

test("an answer that takes longer than idle connections is waited for, and ends its connection", async () => {
  const answering = Promise.withResolvers<void>();
  const { close, port } = await start(
    async (_, response) => {
      await answering.promise;
      response.end("Done.");
    },
    { idle: 10 },
  );
  const agent = new Agent({ keepAlive: true });
  const answer = post(port, "", agent);
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  await setImmediate();
  const closing = close();
  await once(idle, "close");
  answering.resolve();
  expect(await answer).toBe("Done.");
  await closing;
  expect(Object.keys(agent.freeSockets)).toEqual([]);
});

test("a server does not wait for ever for an answer", async () => {
  const { close, port } = await start(() => {}, { idle: 10, patience: 50 });
  const answer = post(port, "").catch(codeOf);
  await setTimeout(20);
  await close();
  expect(await answer).toBe("ECONNRESET");
});
