import { Worker } from "node:worker_threads";
import { deflateSync } from "node:zlib";
import { cvReaderBusy, cvRefusals } from "@ats/core/candidates/cv-file";
import { expect, test } from "vitest";
import { cvReader } from "./cv-reader.ts";

/** Makes a compressed one-page PDF. */
function pdf(content: string): Uint8Array {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream
`),
    packed,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
  ]);
}
const line = (text: string) => `BT /F1 12 Tf 20 200 Td (${text}) Tj ET\n`;
const harmless = pdf(line("Forklift licence"));
/** A few hundred kilobytes that unpack to hundreds of megabytes of words. */
const inflating = pdf(line("and again").repeat(8_000_000));

const limits = { resourceLimits: { maxOldGenerationSizeMb: 256 }, waiting: 32 };
const read = cvReader({ ...limits, ms: 20_000 });

test("a CV is read in its own thread, and refused there with a reason", async () => {
  expect(await read(harmless)).toMatchObject({
    type: "pdf",
    text: expect.stringContaining("Forklift licence"),
  });
  await expect(read(new TextEncoder().encode("MZ"))).rejects.toMatchObject({
    status: 400,
    message: cvRefusals.program,
  });
});

test("Specification §1, CVs: a CV that unpacks endlessly is abandoned, and the server keeps answering", async () => {
  let beats = 0;
  const heart = setInterval(() => beats++, 20);
  const began = performance.now();
  const hasty = cvReader({ ...limits, ms: 2000 });
  await expect(hasty(inflating)).rejects.toMatchObject({ status: 400, message: cvRefusals.heavy });
  clearInterval(heart);
  const took = performance.now() - began;
  // The beats were evenly spread, each within a tenth of a second of its time.
  expect(beats).toBeGreaterThan(took / 100);
}, 40_000);

test("a CV that needs more memory than a thread may use is refused, and the server continues", async () => {
  const tight = cvReader({
    ...limits,
    ms: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 48 },
  });
  await expect(tight(inflating)).rejects.toMatchObject({ message: cvRefusals.heavy });
  expect((await read(harmless)).text).toContain("Forklift");
}, 90_000);

test("several CVs at once are all read", async () => {
  const many = await Promise.all(Array.from({ length: 9 }, () => read(harmless)));
  expect(many.every(({ text }) => text.includes("Forklift"))).toBe(true);
}, 60_000);

test("a CV that is too heavy does not take the next ones with it", async () => {
  const hasty = cvReader({ ...limits, ms: 2000 });
  const [heavy, ...others] = await Promise.allSettled([
    hasty(inflating),
    ...Array.from({ length: 5 }, () => hasty(harmless)),
  ]);
  expect(heavy).toMatchObject({ reason: { message: cvRefusals.heavy } });
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
  expect((await hasty(harmless)).text).toContain("Forklift");
}, 40_000);

test("twelve CVs sent at once to a busy server are all read: loading and waiting do not count", async () => {
  const hasty = cvReader({ ...limits, ms: 1500 });
  const others = Array.from({ length: 4 }, () => new Worker("for (;;);", { eval: true }));
  const many = await Promise.allSettled(Array.from({ length: 12 }, () => hasty(harmless)));
  await Promise.all(others.map((other) => other.terminate()));
  expect(many.map(({ status }) => status)).toEqual(Array(12).fill("fulfilled"));
}, 60_000);

test("a server with too many CVs waiting says that it is busy, and does not blame the file", async () => {
  const short = cvReader({ ...limits, ms: 20_000, waiting: 2 });
  const many = await Promise.allSettled(Array.from({ length: 12 }, () => short(harmless)));
  const refused = many.filter((one) => one.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ status: 503, message: cvReaderBusy, retryAfter: 10 });
  expect((await short(harmless)).text).toContain("Forklift");
}, 60_000);
