/**
 * `npm run bench:pages`: opens ten pages of the large demo with an empty cache, on a slow network
 * and a slow processor, and the command palette, in npm's Chromium and the system's if there is one.
 * Prints medians. `--runs 3`, `--demo small` and `--only /job,/costs` make it shorter. It only prints
 * and never fails because of a time.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { demoPassword } from "@ats/demo/accounts";
import { chromium } from "playwright";
import { npmChromium, systemChromium } from "../../../.ci/chromium.ts";
import { compressFully, loadStaticFiles } from "../src/http/static-files.ts";
import { print } from "../src/progress.ts";
import { startProcess, visit } from "../src/testing/process.ts";
import { builtWeb } from "../src/web-build/web-build.ts";
import { percentile } from "./measure.ts";
import { PageBench, type PageFigures } from "./page-bench.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    demo: { type: "string", default: "large" },
    only: { type: "string", default: "" },
  },
});
const runs = Number(options.runs);

type Page = [path: string, content: string];

/** Pages, and the element that shows that a page has its content. */
const pagesWith = (jobId: number): Page[] => [
  ["/job", "tbody a"],
  [to.applicationList({ id: jobId }), "tbody a"],
  ["/application/details/1500", "#content [role=region] p"],
  ["/candidate", "tbody a"],
  ["/candidate/edit/100", "#content [role=region] p"],
  ["/candidate/add/", "#content input"],
  ["/user/calendar", "#content [role=listitem]"],
  ["/approvals?tab=all", "tbody a"],
  ["/costs", "tbody a"],
  ["/settings", "[role=tabpanel] h2"],
];

const isAsked = ([path]: Page) => options.only.split(",").some((part) => path.includes(part));

const columns: [column: string, of: (figures: PageFigures) => string][] = [
  ["paint", ({ paint }) => paint.toFixed(0)],
  ["usable", ({ usable }) => usable.toFixed(0)],
  ["CLS", ({ shift }) => shift.toFixed(3)],
  ["call", ({ firstCall }) => firstCall.toFixed(0)],
  ["script", ({ script }) => script.toFixed(0)],
  ["files", ({ files }) => String(files)],
  ["scripts", ({ scripts }) => String(scripts)],
  ["styles", ({ styles }) => String(styles)],
  ["kB", ({ bytes }) => (bytes / 1000).toFixed(1)],
];

// The server compresses them while it runs, which takes time from what is measured.
await compressFully(await loadStaticFiles(await builtWeb()));
const folder = await mkdtemp(join(tmpdir(), "ats-bench-"));
const server = await startProcess({ ATS_DATA_DIR: folder, ATS_DEMO: options.demo }, "main.ts");
try {
  const pages = pagesWith(await busiestJob()).filter(isAsked);
  for (const [name, launch] of [
    ["npm's Chromium", await npmChromium()],
    ["the system's Chromium", systemChromium()],
  ] as const) {
    if (!launch) {
      print(`\nNot found: ${name}`);
      continue;
    }
    const browser = await chromium.launch(launch);
    await measure(
      `${name} ${browser.version()}`,
      await PageBench.signIn(browser, server.url),
      pages,
    );
    await browser.close();
  }
} finally {
  await server.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}

/** The job with the most new applications, which the demo makes anew each day. */
async function busiestJob(): Promise<number> {
  const client = await visit(server.url, "recruiter@northgate.example", demoPassword);
  const { records } = await client.call(listJobs, { query: { per_page: 100 } });
  const [busiest] = records.toSorted((a, b) => b.counts.APPLIED - a.counts.APPLIED);
  if (!busiest) throw new Error("The demo has no active jobs.");
  return busiest.id;
}

async function measure(name: string, bench: PageBench, pages: Page[]): Promise<void> {
  print(`\n${name}, ${options.demo} demo, medians of ${runs}`);
  const steps = { fast: [] as number[], slow: [] as number[] };
  for (let run = 0; run < runs; run++) {
    steps.fast.push(await bench.calibrate(1));
    steps.slow.push(await bench.calibrate(4));
  }
  print(
    `Calibration: 30 million steps take ${ms(steps.fast)}, on the slow processor ${ms(steps.slow)}`,
  );
  print(
    "Milliseconds at 9 Mbit/s, 60 ms and a quarter of the processor, but `script` on all of it;",
  );
  print("`call`: from the page's first byte until its first call leaves; files until usable\n");
  print(" ".repeat(27) + columns.map(([column]) => column.padStart(8)).join(""));
  for (const [path, content] of pages) {
    const all: PageFigures[] = [];
    for (let run = 0; run < runs; run++) all.push(await bench.open(path, content));
    const median = mediansOf(all);
    print(path.padEnd(27) + columns.map(([, of]) => of(median).padStart(8)).join(""));
  }
  const palette = { fast: [] as number[], slow: [] as number[] };
  for (let run = 0; run < runs; run++) {
    palette.fast.push(await bench.openPalette(1));
    palette.slow.push(await bench.openPalette(4));
  }
  print(
    `\nCtrl-K to the palette's list, first time on a page: ${ms(palette.fast)}, on the slow processor ${ms(palette.slow)}`,
  );
}

function ms(times: number[]): string {
  return `${percentile(times, 0.5).toFixed(0)} ms`;
}

function mediansOf(all: PageFigures[]): PageFigures {
  const [first = {} as PageFigures] = all;
  const keys = Object.keys(first) as (keyof PageFigures)[];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      percentile(
        all.map((each) => each[key]),
        0.5,
      ),
    ]),
  ) as unknown as PageFigures;
}
