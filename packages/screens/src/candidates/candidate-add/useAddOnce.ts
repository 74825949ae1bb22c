import { addCandidate, getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import type { ApiError } from "@ats/core/contract/client";
import type { Input } from "@ats/core/contract/endpoint";
import { useRef } from "react";
import { useAts } from "../../app/context.tsx";

type Body = Input<typeof addCandidate>["body"];

/**
 * Adds a candidate once, however often the call is tried. After a lost answer the server may have
 * added them: the first body is sent again, and later changes are saved as an update.
 */
export function useAddOnce() {
  const { client } = useAts();
  const lost = useRef<{ body: Body; idempotencyKey: string }>(undefined);
  return async (body: Body) => {
    const first = (lost.current ??= { body, idempotencyKey: crypto.randomUUID() });
    const added = await client.call(addCandidate, first).catch((error: ApiError) => {
      if (error.status > 0 && error.status < 500) lost.current = undefined;
      throw error;
    });
    if (JSON.stringify(body) === JSON.stringify(first.body)) return added;
    const params = { id: added.id };
    const { version } = await client.call(getCandidate, { params });
    return client.call(updateCandidate, { params, version, body });
  };
}
