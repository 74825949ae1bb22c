import {
  getApplication,
  listActivity,
  listApplications,
  listNotes,
} from "@ats/core/applications/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { listNotificationJobs } from "@ats/core/notifications/groups-contract";
import { explainUser } from "@ats/core/roles/contract";
import { listUsers } from "@ats/core/users/list-contract";
import { getUser } from "@ats/core/users/profile-contract";
import type { User } from "@ats/core/users/user";
import { showToast } from "@ats/ui/Toast";
import type { Say } from "@ats/ui/texts";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "../app/query.ts";
import { progressKey } from "../candidates/candidate-import/import-progress.ts";
import { changeTexts } from "./change-texts.ts";
import { gatherOthersChanges } from "./others-changes.ts";
import type { ChangeMessage } from "./receive.ts";
import { type ChangeEffects, showChange } from "./show-change.ts";
import { playTone } from "./sound.ts";
import { liveRefreshMs, throttle } from "./throttle.ts";

/** Endpoints whose answers a change to an application affects. */
const affected: readonly Endpoint[] = [
  listJobs,
  getJob,
  listApplications,
  getApplication,
  listActivity,
  listNotes,
];

/** Endpoints whose answers a change to a user's account affects. */
const affectedByUsers: readonly Endpoint[] = [listUsers, getUser, explainUser];

/** Refetches affected queries and announces others' changes, until stopped. */
export function showChanges(
  whose: () => User,
  page: Pick<ChangeEffects, "notifications" | "isMuted"> & {
    queries: QueryClient;
    say: Say;
    showApprovals(): void;
  },
) {
  const { queries, say } = page;
  const refresh = throttle(() => {
    // Waits for the user's own call, whose answer refreshes the lists anyway.
    if (queries.isMutating() > 0) return refresh();
    for (const endpoint of affected) void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
    // Queries that declare themselves live.
    void queries.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.isLive) });
  }, liveRefreshMs);
  const refreshUsers = throttle(() => {
    if (queries.isMutating() > 0) return refreshUsers();
    for (const endpoint of affectedByUsers)
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
  }, liveRefreshMs);
  const refreshApprovals = throttle(() => {
    if (queries.isMutating() > 0) return refreshApprovals();
    void queries.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.isOfApprovals) });
  }, liveRefreshMs);
  let writtenTo = new Set<number>();
  const refreshWritten = throttle(() => {
    const ids = writtenTo;
    writtenTo = new Set();
    void queries.invalidateQueries({
      predicate: ({ meta }) =>
        meta?.messagesOf === "all" || ids.has(Number(meta?.messagesOf ?? Number.NaN)),
    });
  }, liveRefreshMs);
  const others = gatherOthersChanges((description) =>
    showToast({ title: say(changeTexts.byOthers), description }),
  );
  const effects: ChangeEffects = {
    ...page,
    others,
    refresh,
    refreshUsers,
    refreshApprovals,
    askForApproval: () =>
      showToast({
        title: say(changeTexts.asked),
        action: { label: say(changeTexts.show), onPress: page.showApprovals },
      }),
    refreshNotificationList: () =>
      void queries.invalidateQueries({ queryKey: keyOf(listNotificationJobs) }),
    refreshMessages(applicationIds) {
      for (const written of applicationIds) writtenTo.add(written);
      refreshWritten();
    },
    showProgress: ({ import_id, ...progress }) =>
      queries.setQueryData(progressKey(import_id), progress),
    playTone,
  };
  return {
    show: (message: ChangeMessage) => showChange(message, whose(), effects),
    stop() {
      others.stop();
      refresh.stop();
      refreshUsers.stop();
      refreshApprovals.stop();
      refreshWritten.stop();
    },
  };
}
