import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { inject, vi } from "vitest";

/**
 * Starts a mail server that saves each mail as a file in a folder, for tests in other processes.
 */
export async function mailServer() {
  const folder = await mkdtemp(join(tmpdir(), "ats-e2e-mail-"));
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      text(stream)
        .then((mail) => writeFile(join(folder, `${++count}.eml`), mail))
        .then(() => done(), done);
    },
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    async stop() {
      await new Promise((resolve) => server.close(() => resolve(undefined)));
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Waits for the newest unused link under `under` that was mailed to an address, and returns its
 * path.
 */
export const linkMailedTo = (
  address: string,
  under: string,
  followed: string[] = [],
): Promise<string> =>
  vi.waitFor(
    async () => {
      const folder = inject("mail");
      for (const name of await readdir(folder)) {
        const mail = decoded(await readFile(join(folder, name), "utf8"));
        const link = mail.match(new RegExp(`https?://[^/\\s]+(${under}[\\w-]+)`))?.[1];
        if (link && !followed.includes(link) && mail.includes(`To: ${address}`)) return link;
      }
      throw new Error(`No mail to ${address} has a link to ${under}.`);
    },
    { timeout: 30_000, interval: 500 },
  );

/** Mail transport breaks long lines. */
const decoded = (mail: string) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
