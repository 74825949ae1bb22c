import type { TestProject } from "vitest/node";
import { npmStart } from "./npm-start.ts";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    startOutput: string;
  }
}

/** One `npm start` for all end-to-end tests. */
export default async function setup(project: TestProject) {
  const ats = await npmStart();
  project.provide("url", ats.url);
  project.provide("startOutput", ats.output());
  return ats.stop;
}
