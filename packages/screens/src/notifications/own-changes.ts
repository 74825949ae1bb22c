import { messageGroups, type StatusChange, statusMessages } from "./status-messages.ts";

/**
 * Collects the user's own status changes. Once none is pending, shows one success message for each
 * status and job. Specification §4.
 */
export interface OwnChanges {
  /**
   * Registers a pending change. Call the result with the changes and, if possible, their undo; call
   * it without arguments after a failure.
   */
  begin(): (changes?: readonly StatusChange[], undo?: () => void) => void;
}

export function gatherOwnChanges(show: (message: string, undo?: () => void) => void): OwnChanges {
  const pending = new Set<symbol>();
  let done: (StatusChange & { undo: (() => void) | undefined })[] = [];
  return {
    begin() {
      const change = Symbol();
      pending.add(change);
      return (changes = [], undo) => {
        if (!pending.delete(change)) return;
        done.push(...changes.map((each) => ({ ...each, undo })));
        if (pending.size > 0) return;
        const groups = messageGroups(done);
        done = [];
        for (const group of groups) {
          const undos = new Set(group.map((each) => each.undo));
          const [message = ""] = statusMessages(group);
          if (undos.has(undefined)) show(message);
          else show(message, () => undos.forEach((takeBack) => takeBack?.()));
        }
      };
    },
  };
}
