/** An event that names only ids: each instance reads the rest as its receivers may see it. */
export type LiveEvent =
  | ApplicationEvent
  | MessageEvent
  | UsersEvent
  | ClientEvent
  | ApprovalEvent
  | ReadEvent
  | ImportEvent
  | SessionEvent;

export interface ApplicationEvent {
  company_id: number;
  job_id: number;
  application_ids: number[];
  /** Activities to notify about; empty when lists only refresh. */
  activity_ids: number[];
  /** Questions of agencies to notify about. */
  question_ids?: number[];
}

/** The status of messages has changed. */
export interface MessageEvent {
  company_id: number;
  /** Applications that the messages are about. */
  written_to_ids: number[];
}

/** Accounts of users have changed. */
export interface UsersEvent {
  company_id: number;
  changed_user_ids: number[];
}

/** A change of a client that its agency sees. */
export interface ClientEvent {
  /** The agency's. */
  company_id: number;
  changed_client_id: number;
}

/** A request for approval has changed. */
export interface ApprovalEvent {
  company_id: number;
  requisition_id: number;
  /** Users whom the request concerns. */
  concerned_ids: number[];
  /** Those of them who are asked now, and were not before. */
  asked_ids: number[];
}

/** A user has read notifications: their other pages update the count. */
export interface ReadEvent {
  company_id: number;
  reader_id: number;
  /** Null for all, or all of the job. */
  read_ids: number[] | null;
  read_job_id?: number | undefined;
  total_unread_count: number;
}

/** Progress of an import. */
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
  /** The newer session that replaced it; its user is warned first. */
  concurrent_session_id?: string;
}

/** Carries live events between server instances. */
export interface LiveChannel {
  publish(event: LiveEvent): Promise<void>;
  /**
   * Calls back for every event, including those of this instance; returns a function that stops it.
   */
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
