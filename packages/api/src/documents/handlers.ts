import { listEnvelopes } from "@ats/core/documents/contract";
import { implement } from "../kernel/implement.ts";
import { draftHandlers } from "./drafts.ts";
import { readEnvelopes } from "./envelopes.ts";
import { getFile } from "./files.ts";
import { countWaiting } from "./unsigned-documents.ts";
import { sendingHandlers } from "./send-envelope.ts";
import { signingHandlers } from "./sign-envelope.ts";

export const documentHandlers = [
  implement(listEnvelopes, readEnvelopes),
  ...draftHandlers,
  ...sendingHandlers,
  getFile,
  countWaiting,
  ...signingHandlers,
];
