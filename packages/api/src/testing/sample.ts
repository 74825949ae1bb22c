import type { EndpointName } from "@ats/core/app/contract";
import type { TestCompanies } from "./companies.ts";

/** A call that an endpoint answers. */
export interface Sample {
  /** The version that an edit began from. */
  version?: number;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The user who may call it, when the endpoint's access does not say. */
  by?: keyof TestCompanies["users"];
  /** It is about the caller alone: a user of another company may make the same call, or is answered so. */
  own?: true | 400 | 404 | 409;
}

export type Samples = Partial<Record<EndpointName, Sample>>;
