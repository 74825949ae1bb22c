/** What requests for approval are about. */
export const subjectKinds = ["job"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The record that a request is about. */
export interface SubjectKey {
  kind: SubjectKind;
  /** Id of the job. */
  subject_id: number;
}
