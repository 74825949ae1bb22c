import { uploadFile } from "@ats/core/careers/contract";
import type { Client } from "@ats/core/contract/client";
import type { JobAddress } from "./advertised-job.ts";

/** Uploads a form's files, each once however often the form is sent, and returns their ids. */
export function sentFiles(client: Client, { internal, ...params }: JobAddress) {
  const sent = new WeakMap<File, string>();
  const intents = new WeakMap<File, string>();
  return {
    send: async (file: File) => {
      const known = sent.get(file);
      if (known) return known;
      const idempotencyKey = intents.get(file) ?? crypto.randomUUID();
      intents.set(file, idempotencyKey);
      const query = { internal };
      const { upload } = await client.call(uploadFile, {
        params,
        query,
        body: file,
        idempotencyKey,
      });
      sent.set(file, upload);
      return upload;
    },
    /** Makes a placeholder for a file uploaded earlier, of which only the name is known. */
    known: (upload: string, name: string) => {
      const file = new File([], name);
      sent.set(file, upload);
      return file;
    },
  };
}
