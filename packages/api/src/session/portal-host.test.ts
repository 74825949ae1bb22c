import { expect, test } from "vitest";
import { portalHost } from "./portal-host.ts";

test.each([
  [["care.northgate.example"], "ats.example", "care.northgate.example"],
  [["CARE.northgate.example:8443", "second.example"], "ats.example", "care.northgate.example:8443"],
  [[], "ats.example", "ats.example"],
  [["northgate-care.localhost"], "127.0.0.1:4000", "northgate-care.localhost:4000"],
  [["northgate-care.localhost"], "northgate-group.localhost:4000", "northgate-care.localhost:4000"],
  [["northgate-care.localhost"], "ats.example", "ats.example"],
  [["evil.example/login?"], "ats.example", "ats.example"],
  [["user@evil.example"], "ats.example", "ats.example"],
  [["javascript:alert(1)"], "ats.example", "ats.example"],
  [["evil.example\\@ats.example"], "ats.example", "ats.example"],
])(
  "Specification §3, portal_domain: the pages of a company with %j are, for who comes by %s, at %s",
  (domains, from, host) => {
    expect(portalHost(domains, from)).toBe(host);
  },
);
