import type { EndpointName } from "@ats/core/app/contract";
import { messageHeader } from "@ats/core/session/session";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { publicWrites } from "../kernel/public-write-limits.ts";
import { testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testOrigin } from "../testing/records.ts";
import { endpointNames, endpointOf, requestFor, sampleCalls } from "../testing/sample-calls.ts";

const busyAddress = "198.51.100.66";
const freshAddress = "203.0.113.7";

let services: ReturnType<typeof testServices>;
let app: ReturnType<typeof testApi>;
let companies: TestCompanies;
let captchasChecked = 0;
let isHuman = false;
let chunksRead = 0;
beforeAll(async () => {
  services = testServices(await testDatabase(), {
    captcha: {
      task: async () => ({ provider: "none" as const }),
      redeem: async () => {
        captchasChecked++;
        return isHuman;
      },
    },
  });
  companies = await testCompanies(services.system);
  app = testApi(services);
  await useUpLimits();
});
beforeEach(() => {
  captchasChecked = 0;
  chunksRead = 0;
});

/** Everything that one address may send has come from there. */
async function useUpLimits() {
  const created_date_time = services.clock();
  const { system } = services;
  for (const [kind, count] of Object.entries(publicWrites.perAddress) as [
    keyof typeof publicWrites.perAddress,
    number,
  ][])
    await system
      .insertInto("public_writes")
      .values(
        Array.from({ length: count }, () => ({ address: busyAddress, kind, created_date_time })),
      )
      .execute();
  const many = Array.from({ length: 50 }, (_, i) => ({
    email: `person${i}@mail.example`,
    address: busyAddress,
    created_date_time,
  }));
  await system
    .insertInto("sign_in_attempts")
    .values(many.map((each) => ({ ...each, succeeded: false })))
    .execute();
  await system.insertInto("password_requests").values(many).execute();
}

const writes = endpointNames.filter(
  (name) => endpointOf(name).access === "public" && endpointOf(name).method !== "GET",
);
const guarded = writes.filter((name) => endpointOf(name).captcha);
const withBody = writes.filter((name) => !(endpointOf(name).body instanceof z.ZodUndefined));

/** Sends a body of so many bytes, which are no JSON, and counts how much of it is read. */
async function send(name: EndpointName, address: string, bytes = 1, headers = {}) {
  const { body: _, ...sample } = sampleCalls(companies)[name];
  const [path, init] = requestFor(name, sample);
  const chunk = new TextEncoder().encode("x".repeat(Math.min(bytes, 65_536)));
  const body = new ReadableStream(
    {
      pull(stream) {
        if (chunksRead++ * chunk.length < bytes) stream.enqueue(chunk);
        else stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(new URL(path, testOrigin), {
    ...init,
    headers: { origin: testOrigin, "recaptcha-token": "a proof", ...init.headers, ...headers },
    ...(withBody.includes(name) && { body, duplex: "half" }),
  } as RequestInit);
  const { status, headers: answered } = await app.fetch(request, { address });
  return { status, message: answered.get(messageHeader) };
}

describe("Quality S8: a public call from an address that has reached its limit is refused before all else", () => {
  test.each(writes)("%s", async (name) => {
    const answer = await send(name, busyAddress, endpointOf(name).maxBytes + 1);
    expect(answer).toEqual({
      status: 429,
      message: expect.stringMatching(/^Too many .+Wait|wait/),
    });
    expect({ captchasChecked, chunksRead }).toEqual({ captchasChecked: 0, chunksRead: 0 });
  });
});

describe("Quality S8: a public call without a captcha proof is refused before its body is read", () => {
  test.each(guarded)("%s", async (name) => {
    isHuman = false;
    const answer = await send(name, freshAddress, endpointOf(name).maxBytes + 1);
    expect(answer).toEqual({ status: 400, message: expect.stringContaining("not a robot") });
    expect({ captchasChecked, chunksRead }).toEqual({ captchasChecked: 1, chunksRead: 0 });
  });
});

describe("Quality S8: a public call's body is refused by its size before its shape", () => {
  test.each(withBody)("%s, by the size that its header names, unread", async (name) => {
    isHuman = true;
    const { maxBytes } = endpointOf(name);
    const answer = await send(name, freshAddress, 1, { "content-length": String(maxBytes + 1) });
    expect(answer).toEqual({ status: 413, message: expect.stringContaining("larger than") });
    expect(chunksRead).toBe(0);
  });

  test.each(withBody)("%s, and is read no further than its limit", async (name) => {
    isHuman = true;
    const { maxBytes } = endpointOf(name);
    const answer = await send(name, freshAddress, 20 * maxBytes);
    expect(answer.status).toBe(413);
    expect(chunksRead).toBeLessThanOrEqual(maxBytes / 65_536 + 1);
  });

  test.each(withBody.filter((name) => name !== "uploadFile"))(
    "%s, and by its shape when it is small enough",
    async (name) => {
      isHuman = true;
      expect((await send(name, freshAddress)).status).toBe(400);
    },
  );
});
