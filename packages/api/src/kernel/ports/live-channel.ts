/** An event in ids alone: each server instance reads the rest as its receivers may see it. */
export type LiveEvent = ApplicationEvent | MessageEvent | ReadEvent | ImportEvent | SessionEvent;

export interface ApplicationEvent {
  company_id: number;
  job_id: number;
  application_ids: number[];
  /** Activities to notify about, empty where lists only refresh. */
  activity_ids: number[];
}

/** Messages have come a step further. */
export interface MessageEvent {
  company_id: number;
  /** The applications that they are about; empty where they are about none. */
  written_to_ids: number[];
}

/** A user has read notifications: their other pages count anew. */
export interface ReadEvent {
  company_id: number;
  reader_id: number;
  /** Null for all. */
  read_ids: number[] | null;
  total_unread_count: number;
}

/** An import that a user finishes has come a step further. */
export interface ImportEvent {
  company_id: number;
  importer_id: number;
  import_id: number;
  added: number;
  total: number;
}

/** A session was ended: its connections close. */
export interface SessionEvent {
  company_id: number;
  ended_session_id: string;
  /** The session of a sign-in elsewhere that took its place; its user is told first. */
  concurrent_session_id?: string;
}

/** Carries live events between server instances. */
export interface LiveChannel {
  publish(event: LiveEvent): Promise<void>;
  /** Calls back for every event, of this instance too; returns how to stop. */
  subscribe(receive: (event: LiveEvent) => void): () => void;
}

/** The channel of a single instance. */
export function localChannel(): LiveChannel {
  const receivers = new Set<(event: LiveEvent) => void>();
  return {
    publish: async (event) => {
      for (const receive of receivers) receive(event);
    },
    subscribe: (receive) => {
      receivers.add(receive);
      return () => void receivers.delete(receive);
    },
  };
}
