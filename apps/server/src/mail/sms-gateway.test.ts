import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { RefusedForGood } from "@ats/api/kernel/ports/mailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { smsGateway } from "./sms-gateway.ts";

const received: { headers: IncomingMessage["headers"]; body: unknown }[] = [];
let answer = { status: 202, body: "" };
const server = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
  response.writeHead(answer.status).end(answer.body);
});

let url: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 202, body: "" };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const message = { id: "1-42", to: "+447700900123", text: "See you at 10, Zoë. 🙂" };
const gateway = () => smsGateway({ url, token: "secret", sender: "Northgate" });

test("Specification §1, text messages: a text message reaches a real gateway complete, with an id for its attempts", async () => {
  await gateway().send(message);
  await gateway().send(message);
  expect(received.map(({ body }) => body)).toEqual([
    { ...message, from: "Northgate" },
    { ...message, from: "Northgate" },
  ]);
  expect(received[0]?.headers).toMatchObject({
    authorization: "Bearer secret",
    "idempotency-key": "1-42",
  });
});

test("a permanent refusal by the gateway is not retried, and its reason is kept", async () => {
  answer = { status: 422, body: "No such number." };
  const sending = gateway().send(message);
  await expect(sending).rejects.toBeInstanceOf(RefusedForGood);
  await expect(sending).rejects.toThrow("answered 422: No such number.");
});

test.each([429, 503, 401])("a failure with %i may be retried", async (status) => {
  answer = { status, body: "" };
  await expect(gateway().send(message)).rejects.not.toBeInstanceOf(RefusedForGood);
});

test("an unreachable gateway is reported without revealing the token", async () => {
  const sending = smsGateway({ url: "http://127.0.0.1:1/", token: "secret", sender: "N" }).send(
    message,
  );
  await expect(sending).rejects.toThrow("The gateway for text messages could not be reached.");
});
