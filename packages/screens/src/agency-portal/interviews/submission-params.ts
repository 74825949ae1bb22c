/** Names a submission to a client. */
export interface SubmissionParams {
  client_id: number;
  id: number;
}
