import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/erasure-contract";
import { implement } from "../../kernel/implement.ts";
import { HttpError } from "../../kernel/http-error.ts";
import { evidenceOf } from "../../documents/evidence.ts";
import { zip } from "../../files/zip.ts";
import { needCandidate } from "../../candidates/details.ts";
import { recordCandidateEvent } from "../../candidates/event.ts";
import * as held from "./queries.ts";
import { recordOfPerson } from "./activity.ts";

const readable = (value: unknown) =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

export const exportCandidate = implement(contract.exportCandidate, async (call) => {
  const { actor, params, db, services } = call;
  const { anonymised } = await needCandidate(db, params.id);
  if (isAnonymisedFor(actor, anonymised))
    throw new HttpError(
      403,
      "This person is anonymised to you, so their data is not yours to export.",
    );
  const candidate = await db
    .selectFrom("candidates")
    .where("id", "=", params.id)
    .select(["candidate_number", "first_name", "last_name", "email", "contact_mobile_number"])
    .select(["city", "postcode", "current_jobtitle", "current_employer", "history", "tags"])
    .select(["consent_date_time", "retention_date", "created_date_time"])
    .executeTakeFirstOrThrow();
  const cvs = await db
    .selectFrom("candidate_cvs")
    .where("candidate_id", "=", params.id)
    .select(["id", "cv_key", "cv_name", "created_date_time"])
    .execute();
  const documents = await held.documentsOf(db, params.id);
  const copies = await held.copiesOf(db, params.id);
  const waiting = await held.waitingFilesOf(db, params.id);
  const attachments = await held.attachmentsOf(db, params.id);
  const data = {
    ...candidate,
    talent_pools: await held.poolsOf(db, params.id),
    applications: await held.applicationsOf(db, params.id),
    ...(await recordOfPerson(db, { ...candidate, id: params.id })),
    cvs: cvs.map(({ cv_name }) => cv_name),
    documents: documents.map((document) => ({ ...document, document_key: undefined })),
    right_to_work: await held.checksOf(db, params.id),
    merged_records: await held.mergedRecordsOf(db, params.id),
  };
  await recordCandidateEvent(call, {
    type: "exported",
    candidate_number: candidate.candidate_number,
  });
  const { files } = services;
  const kept = [
    ...cvs.map(({ id, cv_key, cv_name }) => ({
      name: `CVs/${id} ${fileName(cv_name)}`,
      read: () => files.get(cv_key),
    })),
    ...documents.map(({ id, title, status, document_key }) => ({
      name: `Documents/${id} ${fileName(title)}.pdf`,
      read: () =>
        status === "COMPLETED"
          ? // A file that is not what was signed is theirs all the same.
            evidenceOf(services, { company_id: actor.company_id, id }).catch(() =>
              files.get(document_key),
            )
          : files.get(document_key),
    })),
    ...attachments.map(({ message_id, name, file_key }) => ({
      name: `Messages/${message_id} ${fileName(name)}`,
      read: () => files.get(file_key),
    })),
    ...waiting.map(({ name, file_key }, at) => ({
      name: `Not sent yet/${at + 1} ${fileName(name)}`,
      read: () => files.get(file_key),
    })),
    ...copies.map(({ name, file_key }, at) => ({
      name: `Right to work/${at + 1} ${fileName(name)}`,
      read: () => files.get(file_key),
    })),
  ];
  return {
    type: "application/zip",
    name: `Candidate ${candidate.candidate_number}.zip`,
    read: async () => {
      const read = await Promise.all(
        kept.map(async ({ name, read }) => ({ name, bytes: await read() })),
      );
      const found = read.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
      return zip([{ name: "candidate.json", bytes: readable(data) }, ...found]);
    },
  };
});

/** A name without what means something in a path. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|]/g, "_");
