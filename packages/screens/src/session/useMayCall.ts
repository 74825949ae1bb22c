import type { Endpoint } from "@ats/core/contract/endpoint";
import { mayCall } from "@ats/core/rights/decide-call";
import { useActor } from "./session.tsx";

/**
 * True when the server lets the signed-in user call an endpoint: by right, by the jobs that the role
 * covers and by the fields that it hides. An act is offered only then.
 */
export const useMayCall = (endpoint: Endpoint): boolean => mayCall(useActor(), endpoint);
