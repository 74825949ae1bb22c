import type { SavedApplication } from "@ats/core/careers/contract";
import { ApiError, type Client } from "@ats/core/contract/client";
import type { FormError } from "@ats/ui/Form";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { FieldErrors } from "../forms/field-errors.ts";
import { contractText } from "../languages/contract-text.ts";
import type { AdvertisedJob, JobAddress } from "./advertised-job.ts";
import { answerOf } from "./answers.ts";
import { sentFiles } from "./sent-files.ts";
import type { Typed } from "./typed-application.ts";

interface Options {
  job: AdvertisedJob;
  client: Client;
  address: JobAddress;
  kept: SavedApplication | undefined;
}

/** The CV and the files that answer questions. They are no part of the draft. */
export function useApplicationFiles({ job, client, address, kept }: Options) {
  const say = useTexts();
  const [{ send, known }] = useState(() => sentFiles(client, address));
  const [cv, setCv] = useState(() => (kept?.cv ? [known(kept.cv.upload, kept.cv.name)] : []));
  const [files, setFiles] = useState<Record<string, File[]>>(() => {
    const asked = new Set(job.questions.flatMap(({ type, id }) => (type === "file" ? [id] : [])));
    return Object.fromEntries(
      (kept?.answers ?? []).flatMap(({ question_id, answer: [upload, name = ""] }) =>
        upload && asked.has(question_id) ? [[question_id, [known(upload, name)]]] : [],
      ),
    );
  });

  /** Sends the files and returns the CV and all answers. Throws `FieldErrors` if one is refused. */
  const sendAll = async (typed: Typed) => {
    const refused: FormError[] = [];
    const sendOf = async (name: string, file: File | undefined) => {
      try {
        return file && { upload: await send(file), name: file.name };
      } catch (error) {
        if (!(error instanceof ApiError) || ![400, 413].includes(error.status)) throw error;
        refused.push({ name, message: `${file?.name}: ${say(contractText(error.message))}` });
        return undefined;
      }
    };
    const sentCv = await sendOf("cv", cv[0]);
    const answers: SavedApplication["answers"] = [];
    for (const question of job.questions) {
      const { id, type } = question;
      const sent = type === "file" ? await sendOf(id, files[id]?.[0]) : undefined;
      const answer = sent ? [sent.upload, sent.name] : [];
      answers.push({
        question_id: id,
        answer: type === "file" ? answer : answerOf(question, typed),
      });
    }
    if (refused.length > 0) throw new FieldErrors(refused);
    return { cv: sentCv ?? null, answers };
  };
  return { cv, setCv, files, setFiles, sendAll };
}
