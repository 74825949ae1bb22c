import { saveCandidateCv } from "@ats/core/candidates/cv-contract";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";

/** What a file picker offers for a CV; what a file is, its content tells the server. */
export const cvAccept = [".pdf", ".docx"];

/** Sends a CV to a candidate's record. */
export function useSendCv() {
  const { client } = useAts();
  return useCallback(
    (id: number, file: File, signal?: AbortSignal) =>
      client.call(saveCandidateCv, {
        params: { id },
        query: { name: file.name.slice(0, 200) },
        body: file,
        signal,
      }),
    [client],
  );
}
