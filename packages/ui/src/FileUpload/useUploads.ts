import { useEffect, useRef, useState } from "react";

/** Uploads one file. The resolved value becomes `result`; a rejection marks the file as failed. */
export type UploadFile<Result> = (
  file: File,
  on: {
    /** Reports the share sent, from 0 to 1. */
    onProgress: (share: number) => void;
    /** Aborted when the upload is cancelled or the component unmounts. */
    signal: AbortSignal;
  },
) => Promise<Result>;

export type Upload<Result = unknown> = {
  id: string;
  file: File;
  state: "waiting" | "uploading" | "done" | "failed" | "cancelled" | "refused";
  /** Share sent, from 0 to 1. */
  progress: number;
  result?: Result;
  /** Reason for a refused or failed file. */
  error?: string;
};

type Change<Result> = (upload: Upload<Result>) => Upload<Result> | undefined;

type Options<Result> = {
  send: UploadFile<Result>;
  atOnce: number;
  onChange: ((uploads: Upload<Result>[]) => void) | undefined;
  /** Called when an upload is done or failed. */
  onEnd: (upload: Upload<Result>) => void;
  describeError: (error: unknown) => string;
};

/** Uploads files, a few at once, and lists each until it is removed. */
export function useUploads<Result>(options: Options<Result>) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [uploads, setUploads] = useState<Upload<Result>[]>([]);
  const running = useRef(new Map<string, AbortController>());
  // Current list, for answers that arrive between two renders.
  const now = useRef(uploads);

  /** Sets the list and starts waiting uploads up to the limit. */
  const update = (next: Upload<Result>[]) => {
    const started: Upload<Result>[] = [];
    const list = next.map((upload): Upload<Result> => {
      const hasRoom = running.current.size < latest.current.atOnce;
      if (upload.state !== "waiting" || !hasRoom) return upload;
      running.current.set(upload.id, new AbortController());
      started.push(upload);
      return { ...upload, state: "uploading" };
    });
    now.current = list;
    setUploads(list);
    latest.current.onChange?.(list);
    for (const upload of started) void run(upload);
  };
  const change = (id: string, to: Change<Result>) =>
    update(now.current.flatMap((each) => (each.id === id ? (to(each) ?? []) : [each])));

  const run = async ({ id, file }: Upload<Result>) => {
    const { signal } = running.current.get(id) ?? new AbortController();
    const end = (changed: Partial<Upload<Result>>) => {
      if (signal.aborted) return;
      running.current.delete(id);
      change(id, (upload) => ({ ...upload, ...changed }));
      const ended = now.current.find((upload) => upload.id === id);
      if (ended) latest.current.onEnd(ended);
    };
    try {
      const onProgress = (progress: number) =>
        !signal.aborted && change(id, (upload) => ({ ...upload, progress }));
      const result = await latest.current.send(file, { onProgress, signal });
      end({ state: "done", progress: 1, result });
    } catch (error) {
      end({ state: "failed", error: latest.current.describeError(error) });
    }
  };
  const stop = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
  };

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  return {
    uploads,
    add: (added: { file: File; error?: string | undefined }[]) =>
      update([
        ...now.current,
        ...added.map(({ file, error }): Upload<Result> => {
          const upload = { id: crypto.randomUUID(), file, progress: 0 };
          return error ? { ...upload, state: "refused", error } : { ...upload, state: "waiting" };
        }),
      ]),
    cancel: (id: string) => {
      stop(id);
      change(id, (upload) => ({ ...upload, state: "cancelled", progress: 0 }));
    },
    retry: (id: string) => change(id, ({ file }) => ({ id, file, state: "waiting", progress: 0 })),
    remove: (id: string) => {
      stop(id);
      change(id, () => undefined);
    },
  };
}
