/** What requests for approval are about. */
export const subjectKinds = ["job", "offer", "cost"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The record that a request is about. */
export interface SubjectKey {
  kind: SubjectKind;
  /** Id of the job, offer or cost. */
  subject_id: number;
}
