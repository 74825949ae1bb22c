import { sweepRebateWindows } from "../agencies/placements/warn-of-windows.ts";
import { sweepTerms } from "../agencies/warn-of-terms.ts";
import { sweepSavedApplications } from "../careers/sweep-saved-applications.ts";
import { sweepUploads } from "../careers/sweep-uploads.ts";
import { sweepChecks } from "../checks/sweep-checks.ts";
import { sweepBundles } from "../companies/bundle-files.ts";
import { runBundles } from "../companies/run-bundles.ts";
import { sweepDeletions } from "../companies/sweep-deletions.ts";
import { vacuumGrownTables } from "../database/vacuum.ts";
import { sweepEnvelopes } from "../documents/sweep-envelopes.ts";
import { sweepEmbedSessions } from "../embed/sweep-embed-sessions.ts";
import { sweepCvWords } from "../candidates/sweep-cv-words.ts";
import { sweepImports } from "../candidates/sweep-imports.ts";
import { sweepMerges } from "../candidates/sweep-merges.ts";
import { sweepRequests } from "../acts/sweep-requests.ts";
import { sweepRetention } from "../acts/sweep-retention.ts";
import { sweepAlerts } from "../job-alerts/sweep-alerts.ts";
import { requeueMail, rescheduleMail } from "../mail/sweep-outbox.ts";
import { sweepViews } from "../roles/view.ts";
import { sweepSupportLeft } from "../session/record-support-left.ts";
import { sweepSessions } from "../session/sweep-sessions.ts";
import { sweepTokens } from "../session/sweep-tokens.ts";
import type { Services } from "../kernel/services.ts";
import { isClockSteady } from "../kernel/steady-clock.ts";
import { sweepIdempotencyKeys } from "../kernel/sweep-idempotency-keys.ts";

const sweepMs = 60 * 60_000;

/** Their work cannot be taken back, so they wait for a steady clock. */
const finalSweeps = [
  sweepSupportLeft,
  sweepViews,
  sweepSessions,
  sweepTokens,
  sweepEmbedSessions,
  sweepIdempotencyKeys,
  sweepEnvelopes,
  sweepChecks,
  sweepImports,
  sweepSavedApplications,
  // After `sweepSavedApplications`, which frees the uploads of expired forms.
  sweepUploads,
  sweepAlerts,
  sweepMerges,
  sweepRetention,
  sweepRequests,
  sweepTerms,
  sweepRebateWindows,
  rescheduleMail,
  sweepDeletions,
  sweepBundles,
];

const harmlessSweeps: ((services: Services, signal: AbortSignal) => Promise<unknown>)[] = [
  requeueMail,
  runBundles,
  // After the others, to free the space of rows that they have deleted.
  vacuumGrownTables,
  // Last, because it may take long.
  sweepCvWords,
];

/** Sweeps now and every hour; returns a function that stops it. */
export function scheduleSweeps(
  services: Services,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const sweepAll = async () => {
    const now = services.clock();
    if (await isClockSteady(services.system, now).catch(report))
      // The time that was checked, however the clock jumps meanwhile.
      for (const sweep of finalSweeps) await sweep({ ...services, clock: () => now }).catch(report);
    for (const sweep of harmlessSweeps) await sweep(services, stopping.signal).catch(report);
  };
  let last = sweepAll();
  const timer = setInterval(() => (last = sweepAll()), sweepMs);
  return () => {
    clearInterval(timer);
    stopping.abort();
    return last;
  };
}
