import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Calls another server, or loads a library that does. */
const calls =
  /(?<![.\w])fetch\(|from "(openid-client|nodemailer|pg|undici|node:(?:https|net|tls|dns|dgram|http2))"/;

test("the server calls only servers of the operator's settings: no user can set an address that it calls", () => {
  const sources = globSync("{packages/api,apps/server}/src/**/*.ts").filter(
    (path) => !/\.test\.ts$|\/testing\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((path) =>
    calls.test(readFileSync(path, "utf8").replace(/^import type .*$/gm, "")),
  );
  expect(found.toSorted()).toEqual([
    "apps/server/src/database/embedded.ts",
    "apps/server/src/database/postgres.ts",
    // It closes the server's own connections.
    "apps/server/src/http/close-gently.ts",
    "apps/server/src/live/postgres-channel.ts",
    "apps/server/src/mail/sms-gateway.ts",
    "apps/server/src/mail/smtp-mailer.ts",
    // Always the same addresses of Google.
    "packages/api/src/connections/google-meet-service.ts",
    "packages/api/src/session/google-captcha.ts",
    "packages/api/src/session/openid-identity.ts",
  ]);
});
