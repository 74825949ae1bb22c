import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { OrganiserRefused } from "../kernel/ports/meetings.ts";
import { googleMeetService } from "./google-meet-service.ts";

let refusal: { error: string; error_description?: string } | undefined;
const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
const server = createServer(async (request, response) => {
  const body = await text(request);
  const answer = (status: number, said: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
  if (request.url === "/spaces") {
    const isKnown = request.headers.authorization === "Bearer short-lived";
    return answer(isKnown ? 200 : 401, { meetingUri: "https://meet.google.com/abc-defg-hij" });
  }
  if (refusal) return answer(400, refusal);
  const assertion = new URLSearchParams(body).get("assertion") ?? "";
  const { payload } = await jwtVerify(assertion, publicKey, { audience: `${address}/token` });
  const isMeant = payload.iss === account.client_email && payload.sub === account.organiser;
  answer(isMeant ? 200 : 400, { access_token: "short-lived" });
});
await once(server.listen(0, "127.0.0.1"), "listening");
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => (refusal = undefined));

const account = {
  client_email: "ats@northgate.iam.gserviceaccount.com",
  private_key: await exportPKCS8(privateKey),
  organiser: "recruiter@northgate.example",
};
const google = googleMeetService({ tokens: `${address}/token`, spaces: `${address}/spaces` });

test("a meeting is made with a token for a claim that the service account has signed", async () => {
  expect(await google.open(account)).toBe("https://meet.google.com/abc-defg-hij");
});

test.each([
  { error: "unauthorized_client" },
  { error: "invalid_grant", error_description: "Invalid email or User ID" },
])("an organiser for whom the account may not act is told apart: $error", async (said) => {
  refusal = said;
  await expect(google.verify(account)).rejects.toBeInstanceOf(OrganiserRefused);
});

test("a key that Google no longer knows is not the organiser's fault", async () => {
  refusal = { error: "invalid_grant", error_description: "Invalid JWT Signature." };
  const verified = google.verify(account);
  await expect(verified).rejects.not.toBeInstanceOf(OrganiserRefused);
});
