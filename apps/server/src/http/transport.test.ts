import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { transportOf } from "./transport.ts";

/** The client's address, as the server behind these proxies reads it. */
function addressOf(list: string, peer: string, forwarded?: string): string {
  const headers = { host: "ats.example", "x-forwarded-for": forwarded };
  const incoming = { headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
  return transportOf(incoming, readSettings({ ATS_TRUSTED_PROXIES: list })).address;
}

test("without trusted proxies, no header changes the client's address", () => {
  expect(addressOf("", "203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  expect(addressOf("", "127.0.0.1", "198.51.100.1")).toBe("127.0.0.1");
});

test("the client's address is the nearest one that is not of a trusted proxy", () => {
  const proxies = "10.0.0.5, 10.1.0.0/16 loopback";
  expect(addressOf(proxies, "10.0.0.5", "198.51.100.1")).toBe("198.51.100.1");
  expect(addressOf(proxies, "::ffff:10.0.0.5", "198.51.100.1")).toBe("198.51.100.1");
  expect(addressOf(proxies, "127.0.0.1", "8.8.8.8, 198.51.100.1, 10.1.2.3")).toBe("198.51.100.1");
  expect(addressOf(proxies, "203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  expect(addressOf(proxies, "10.0.0.5")).toBe("10.0.0.5");
});
