import { uploadFile } from "@ats/core/careers/contract";
import type { Client } from "@ats/core/contract/client";
import type { AdvertPageProps } from "./AdvertPage.tsx";

/** Sends a form's files, each once however often the form is sent, and gives the id that names it. */
export function sentFiles(client: Client, { internal, ...params }: AdvertPageProps["address"]) {
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
    /** Stands for a file that was sent before, of which only the name is here. */
    known: (upload: string, name: string) => {
      const file = new File([], name);
      sent.set(file, upload);
      return file;
    },
  };
}
