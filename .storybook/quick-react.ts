import * as React from "react";

/**
 * For tests only, before React DOM loads. React keeps for its developer tools where each element
 * was made and how long it took to draw, which is a tenth of what a story takes.
 */
const tools = console as { timeStamp?: unknown; createTask?: unknown };
delete tools.timeStamp;
delete tools.createTask;

const internals = (React as unknown as Record<string, object>)[
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
];
// React traces elements until it has traced this many, and then begins anew after a second.
if (internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
