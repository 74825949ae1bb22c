import { useAts } from "../app/context.tsx";
import { type StatusChange, statusMessages } from "./status-messages.ts";

/**
 * Gathers the user's own pending status changes: once none is pending any more,
 * one success message is shown for each status and job. Specification §4.
 */
export interface OwnChanges {
  /** A change is under way; call the result with what came of it, nothing when it failed. */
  begin(): (changes?: readonly StatusChange[]) => void;
}

export function gatherOwnChanges(show: (message: string) => void): OwnChanges {
  const pending = new Set<symbol>();
  let done: StatusChange[] = [];
  return {
    begin() {
      const change = Symbol();
      pending.add(change);
      return (changes = []) => {
        if (!pending.delete(change)) return;
        done.push(...changes);
        if (pending.size > 0) return;
        for (const message of statusMessages(done)) show(message);
        done = [];
      };
    },
  };
}

/** `const finish = own.begin()` when a change is sent, `finish(changes)` when it is answered. */
export const useOwnChanges = (): OwnChanges => useAts().ownChanges;
