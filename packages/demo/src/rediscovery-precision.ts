import type { Output } from "@ats/core/contract/endpoint";
import type { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import { searchableText } from "@ats/api/internal/candidates/searchable-text";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Services } from "@ats/api/kernel/services";
import { cvText } from "./cv-text.ts";
import type { DemoCandidate, DemoData, DemoJob } from "./data.ts";
import { derivedColumns } from "./derived-data.ts";
import { type DemoSize, generateDemo } from "./generate.ts";
import { loadDemo } from "./load.ts";
import { isRelevant, rediscoveryLabels } from "./rediscovery-labels.ts";

/** Loads the demo with the text of everybody's CV, without the files. Returns its data. */
export async function loadWithCvTexts(
  services: Pick<Services, "system" | "files" | "fonts" | "clock">,
  size: DemoSize,
): Promise<DemoData> {
  await loadDemo(services, { size, cvs: 0 });
  const data = generateDemo({ size, today: services.clock() });
  const cvs = data.candidates.map((candidate) => ({
    company_id: candidate.company_id,
    candidate_id: candidate.id,
    cv_key: `${candidate.company_id}/cv/${candidate.id}`,
    cv_name: "CV.pdf",
    cv_type: "application/pdf",
    cv_size: 1,
    ...searchableText(cvText(candidate)),
    created_date_time: candidate.created_date_time,
  }));
  await insertRows(services.system, "candidate_cvs", cvs);
  return data;
}

const northgate = 1;
const pageSize = 10;

/** The first page that rediscovery finds for a job, judged by the labels. */
interface JudgedPage {
  job: DemoJob;
  terms: string[];
  /** True for each person who has a word of the job's title. */
  hasTitleWord: boolean[];
  /** True for each relevant person. */
  relevant: boolean[];
  /** Relevant people whom a perfect first page would show. */
  best: number;
}

/** Judges the first page for every job of Northgate Group. */
export async function judgePages(
  data: DemoData,
  find: (jobId: number) => Promise<Output<typeof rediscoverCandidates>>,
): Promise<JudgedPage[]> {
  const candidates = new Map(data.candidates.map((each) => [each.id, each]));
  const available = availablePeople(data);
  const applicants = Map.groupBy(data.applications, ({ job_id }) => job_id);
  const pages: JudgedPage[] = [];
  for (const job of data.jobs.filter(({ company_id }) => company_id === northgate)) {
    const { terms, records } = await find(job.id);
    const applied = new Set((applicants.get(job.id) ?? []).map((each) => each.candidate_id));
    const reachable = available.filter(
      (each) => isRelevant(job.title, each) && !applied.has(each.id),
    );
    const people = records.slice(0, pageSize).map(({ id }) => candidates.get(id) as DemoCandidate);
    pages.push({
      job,
      terms,
      hasTitleWord: people.map(
        (each) => rediscoveryLabels[job.title]?.words.test(cvText(each)) === true,
      ),
      relevant: people.map((each) => isRelevant(job.title, each)),
      best: Math.min(pageSize, reachable.length),
    });
  }
  return pages;
}

/** Relevant people among those shown, and among those whom perfect pages would show. */
export function precisionOf(pages: readonly JudgedPage[]): { ofShown: number; ofBest: number } {
  const sum = (count: (page: JudgedPage) => number) =>
    pages.reduce((total, page) => total + count(page), 0);
  const relevant = sum((page) => page.relevant.filter(Boolean).length);
  return {
    ofShown: relevant / sum((page) => page.relevant.length),
    ofBest: relevant / sum((page) => page.best),
  };
}

/** People who left a process after an interview, and are in none and not hired. */
function availablePeople(data: DemoData): DemoCandidate[] {
  const { ofCandidate } = derivedColumns(data);
  const interviewed = new Set(
    data.activities
      .filter(({ status_before }) => /INTERVIEW|PROCESSING/.test(status_before ?? ""))
      .map(({ application_id }) => application_id),
  );
  const left = new Set(
    data.applications
      .filter(({ id, status }) => interviewed.has(id) && /REJECTED|WITHDRAWN/.test(status))
      .map(({ candidate_id }) => candidate_id),
  );
  return data.candidates.filter(
    (each) =>
      each.company_id === northgate &&
      left.has(each.id) &&
      [-1, 6, 7].includes(ofCandidate(each).status_order),
  );
}
