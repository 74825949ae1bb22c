import * as contract from "@ats/core/custom-fields/contract";
import type { CustomRecord } from "@ats/core/custom-fields/custom-field";

/** The endpoints of the values of each kind of record. */
export const valueCalls = {
  candidates: {
    get: contract.getCandidateCustomValues,
    change: contract.changeCandidateCustomValues,
  },
  applications: {
    get: contract.getApplicationCustomValues,
    change: contract.changeApplicationCustomValues,
  },
  jobs: { get: contract.getJobCustomValues, change: contract.changeJobCustomValues },
} as const satisfies Record<CustomRecord, object>;
