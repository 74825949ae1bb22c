import { applicationsContract } from "../applications/contract.ts";
import { jobsContract } from "../jobs/contract.ts";
import { notificationsContract } from "../notifications/contract.ts";
import { searchContract } from "../search/contract.ts";
import { sessionContract } from "../session/contract.ts";
import { settingsContract } from "../settings/contract.ts";
import { usersContract } from "../users/contract.ts";

/** Every endpoint by name, in the areas' order. */
export const contract = {
  ...sessionContract,
  ...usersContract,
  ...settingsContract,
  ...notificationsContract,
  ...searchContract,
  ...jobsContract,
  ...applicationsContract,
};
export type EndpointName = keyof typeof contract;
