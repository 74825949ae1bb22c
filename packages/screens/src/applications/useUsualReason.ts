import { listExitReasons } from "@ats/core/applications/reasons-contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";

/**
 * The reason to suggest for a rejection: the user's last one, else the company's first. Only the
 * candidate knows why they withdraw, so a withdrawal has none.
 */
export function useUsualReason(
  status: ApplicationStatus,
): [string | undefined, (reason: string | undefined) => void] {
  const isRejection = status === "REJECTED";
  const { data } = useEndpoint(listExitReasons, {}, { enabled: isRejection });
  const [last, setLast] = useStoredValue(useAts().host.storage, "ats.rejectReason", z.string());
  const { labels = [] } = data?.records.find((group) => group.status === status) ?? {};
  const usual = labels.find((label) => label === last) ?? labels[0];
  return isRejection ? [usual, setLast] : [undefined, () => undefined];
}
