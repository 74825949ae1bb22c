/**
 * `npm run bench:rediscovery`: judges the first page of every job of the small demo by labels made
 * by hand, and times the call with 100,000 candidates who all have a CV. It only prints and never
 * fails.
 */
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import type { DemoData } from "@ats/demo/data";
import type { DemoSize } from "@ats/demo/generate";
import { judgePages, loadWithCvTexts, precisionOf } from "@ats/demo/rediscovery-precision";
import { during, print } from "../src/progress.ts";
import { percentile, timed } from "./measure.ts";
import { openBench } from "./open-bench.ts";
import { signedIn } from "./signed-in.ts";

type Get = Awaited<ReturnType<typeof signedIn>>;

async function onDemo(size: DemoSize, work: (get: Get, data: DemoData) => Promise<void>) {
  const { services, close } = await openBench();
  try {
    const data = await during(`Loading the ${size} demo`, () => loadWithCvTexts(services, size));
    await work(await signedIn(createApi(handlers, services), "recruiter@northgate.example"), data);
  } finally {
    await close();
  }
}

const pathOf = (jobId: number) => `/api/jobs/${jobId}/rediscovery`;

await onDemo("small", async (get, data) => {
  const pages = await judgePages(data, (id) => get(pathOf(id)));
  print("\nRelevant of the first ten, by job; in brackets, on a perfect page\n");
  for (const { job, relevant, best } of pages)
    print(
      `${job.title.padEnd(40)}${relevant.filter(Boolean).length} of ${relevant.length} (${best})`,
    );
  const { ofShown, ofBest } = precisionOf(pages);
  print(`\nPrecision at 10: ${ofShown.toFixed(2)}; of a perfect page: ${ofBest.toFixed(2)}\n`);
});

await onDemo("large", async (get, data) => {
  const times: number[] = [];
  const jobs = data.jobs.filter(({ company_id }) => company_id === 1).slice(0, 100);
  for (const { id } of jobs) times.push(await timed(() => get(pathOf(id))));
  const [median, slow] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
  print(`\nMilliseconds with ${data.candidates.length} candidates: median ${median}, p99 ${slow}`);
});
