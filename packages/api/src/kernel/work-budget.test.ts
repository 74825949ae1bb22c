import { expect, test } from "vitest";
import { type Meter, workBudget, workLimits } from "./work-budget.ts";

const visitor = (address: string, secret?: string) => ({ address, readSession: () => secret });
const mallory = visitor("198.51.100.66");
const ann = visitor("203.0.113.7");

/** A processor whose time passes only by work. */
function processor(limits = workLimits) {
  let time = 0;
  const measure = workBudget(() => time, limits);
  const pass = (ms: number) => void (time += ms);
  return {
    pass,
    measure,
    work: (who: typeof ann, ms: number) => measure(who, async () => pass(ms)),
    /** Works until refused; returns the time taken. */
    async workAll(who: typeof ann, ms: number): Promise<number> {
      for (let taken = 0; ; taken += ms)
        if (await measure(who, async () => pass(ms)).catch(() => true)) return taken;
    },
  };
}

const refused = { status: 429, message: expect.stringMatching(/^Your network .+ Wait .+\.$/) };

test("Quality S8: an address takes ten seconds of work at once, and a tenth of a core from then on", async () => {
  const { workAll, work, pass } = processor();
  const first = await workAll(mallory, 100);
  expect(first).toBeGreaterThan(9_000);
  expect(first).toBeLessThan(12_000);
  let later = 0;
  for (let minute = 0; minute < 60; minute++) {
    pass(60_000);
    later += await workAll(mallory, 100);
  }
  expect(later / (60 * 60_000 + later)).toBeLessThan(0.105);
  await expect(work(mallory, 1)).rejects.toMatchObject(refused);
});

test("Quality S8: a refusal says when to come again, and then it is good", async () => {
  const { workAll, work, pass } = processor();
  await workAll(mallory, 100);
  const { retryAfter } = await work(mallory, 1).catch((error) => error);
  expect(retryAfter).toBeGreaterThan(0);
  pass(retryAfter * 1000);
  await expect(work(mallory, 1)).resolves.toBeUndefined();
});

test("Quality S8: other addresses are answered while one is refused, and a network of IPv6 is one address", async () => {
  const { workAll, work } = processor();
  await workAll(visitor("2001:db8::1"), 100);
  await expect(work(visitor("2001:db8::2"), 1)).rejects.toMatchObject(refused);
  await expect(work(ann, 1)).resolves.toBeUndefined();
});

test("Quality S8: requests that run at the same time share the time that passes", async () => {
  const { measure, pass, work } = processor();
  const holding = Promise.withResolvers<void>();
  const others = Array.from({ length: 9 }, () => measure(ann, () => holding.promise));
  const own = measure(mallory, () => holding.promise);
  pass(20_000);
  holding.resolve();
  await Promise.all([...others, own]);
  await expect(work(mallory, 1)).resolves.toBeUndefined();
  await expect(work(ann, 1)).rejects.toMatchObject(refused);
});

test("Quality S8: what runs already counts, so that nobody comes with more at once than is saved up", async () => {
  const { measure } = processor();
  const holding = Promise.withResolvers<void>();
  const answers = Array.from({ length: 1000 }, () =>
    measure(mallory, () => holding.promise).then(
      () => 200,
      ({ status }) => status,
    ),
  );
  holding.resolve();
  const ran = (await Promise.all(answers)).filter((status) => status === 200);
  expect(ran).toHaveLength(workLimits.savedMs / workLimits.leastMs);
});

test("Quality S8: a body that arrives slowly costs nothing while it is awaited", async () => {
  const { measure, pass, work } = processor();
  await measure(ann, ({ idle }) => idle(async () => pass(600_000)));
  await expect(work(ann, 1)).resolves.toBeUndefined();
});

test("Quality S8: who has signed in works on, whatever a stranger sends from the same address", async () => {
  const { measure, pass, workAll, work } = processor();
  const colleague = visitor(mallory.address, "a secret");
  const signedIn =
    (ms: number) =>
    async ({ recognise }: Meter) => {
      recognise();
      pass(ms);
    };
  for (let i = 0; i < 50; i++) await measure(colleague, signedIn(1000));
  await expect(work(mallory, 1)).resolves.toBeUndefined();
  await workAll(mallory, 100);
  await expect(measure(colleague, signedIn(10))).resolves.toBeUndefined();
  await expect(work(visitor(mallory.address, "a guess"), 1)).rejects.toMatchObject(refused);
});

test("Quality S8: no more addresses are remembered than there is room for", async () => {
  const { workAll, work } = processor({ ...workLimits, addresses: 3 } as never);
  await workAll(mallory, 100);
  for (const last of [1, 2, 3]) await work(visitor(`203.0.113.${last}`), 1);
  await expect(work(mallory, 1)).resolves.toBeUndefined();
});
