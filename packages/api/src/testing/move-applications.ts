import { getApplication, updateApplicationStatus } from "@ats/core/applications/contract";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import type { Client } from "@ats/core/contract/client";
import type { Input } from "@ats/core/contract/endpoint";

// By somebody who has just looked: for tests that are not about what others did meanwhile.

export type Move = Omit<Input<typeof updateApplicationStatus>["body"], "versions">;
type Transfer = Omit<Input<typeof transferApplications>["body"], "versions">;

/** Moves applications from where they stand. */
export const moveAsSeen = async (who: Client, move: Move) =>
  who.call(updateApplicationStatus, {
    body: { ...move, versions: await versionsOf(who, move.ids) },
  });

/** Takes applications to another job from where they stand. */
export const transferAsSeen = async (who: Client, transfer: Transfer) =>
  who.call(transferApplications, {
    body: { ...transfer, versions: await versionsOf(who, transfer.ids) },
  });

const versionsOf = (who: Client, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await who.call(getApplication, { params: { id } })).version));
