import type { ApplicationPlan } from "./applications.ts";
import type { JobPlan } from "./jobs.ts";
import type { Person } from "./people.ts";

export interface Application extends ApplicationPlan {
  person: Person;
  plan: JobPlan;
}
