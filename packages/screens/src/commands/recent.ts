import { matchRoute, type RouteName, to } from "@ats/core/navigation/routes";
import type { RecordKind } from "@ats/core/search/names-contract";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { forgetStored } from "../lists/storage.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useUser } from "../session/session.tsx";

// Pages that the user saw and commands that they ran, the last first: paths, and ids of commands.
// Kept on this device until they log out. Names are asked for when they are shown.

const schema = z.array(z.string());
const mostStored = 20;

const keyOfRecent = (userId: string | number | undefined) => `ats.recent.${userId}`;

/** Runs when the user logs out. */
export const forgetRecent = (storage: Storage, userId: string | undefined): void =>
  forgetStored(storage, keyOfRecent(userId));

export function useRecent(): [readonly string[], (opened: string) => void] {
  const { storage } = useAts().host;
  const [recent = [], store] = useStoredValue(storage, keyOfRecent(useUser().id), schema);
  const remember = (opened: string) => {
    if (opened !== recent[0])
      store([opened, ...recent.filter((other) => other !== opened)].slice(0, mostStored));
  };
  return [recent, remember];
}

/** Remembers the page or record that is shown. */
export function useRememberVisit(path: string, isShown = true): void {
  const [, remember] = useRecent();
  const onVisit = useEffectEvent((shown: string) => remember(recentPath(shown)));
  useEffect(() => {
    if (isShown) onVisit(path);
  }, [path, isShown]);
}

interface RecordRef {
  kind: RecordKind;
  id: number;
}

const kindOf: Partial<Record<RouteName, RecordKind>> = {
  applicationDetails: "applications",
  candidateEdit: "candidates",
  applicationList: "jobs",
  jobEdit: "jobs",
};

/** The page on which a recent record opens. */
export const routeOf = {
  applications: "applicationDetails",
  candidates: "candidateEdit",
  jobs: "applicationList",
} as const satisfies Record<RecordKind, RouteName>;

/** The record that a page is about. */
export function recordOf(path: string): RecordRef | undefined {
  const { name, params } = matchRoute(path);
  const kind = kindOf[name];
  const id = Number(params.id);
  return kind && Number.isInteger(id) ? { kind, id } : undefined;
}

/** One path for all pages about a record. */
export function recentPath(path: string): string {
  const record = recordOf(path);
  return record ? to[routeOf[record.kind]]({ id: record.id }) : path;
}
