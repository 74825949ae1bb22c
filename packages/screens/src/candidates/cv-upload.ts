import { saveCandidateCv } from "@ats/core/candidates/cv-contract";
import { cvMaxBytes, cvRefusals } from "@ats/core/candidates/cv-file";
import type { CallOptions } from "@ats/core/contract/client";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";

/** Uploads a CV to a candidate's record. */
export function useUploadCv() {
  const { client } = useAts();
  return useCallback(
    async (
      id: number,
      file: File,
      options: Pick<CallOptions, "signal" | "idempotencyKey" | "mayBeMissing"> = {},
    ) => {
      assertSize(file);
      return client.call(saveCandidateCv, {
        params: { id },
        query: { name: file.name.slice(0, 200) },
        body: file,
        ...options,
      });
    },
    [client],
  );
}

/** Throws for a file over the server's limit, before it is sent. */
export function assertSize({ size }: File): void {
  if (size > cvMaxBytes) throw new Error(cvRefusals.large);
}
