import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const siftCalls = ({ jobs, siftKey }: TestCompanies) =>
  ({
    getSift: { params: { id: jobs.nurse.id } },
    listSiftAnswers: {
      params: { id: jobs.nurse.id },
      query: { question_id: "5b0c6b7e-6f0a-4a7e-9d5c-1f2e3d4c5b6a" },
    },
    scoreSiftAnswer: {
      params: { key: siftKey },
      body: { score: 4 },
    },
    finishSift: { params: { id: jobs.nurse.id } },
    listSiftResults: { params: { id: jobs.nurse.id } },
  }) satisfies Samples;
