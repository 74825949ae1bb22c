import { listEnvelopes } from "@ats/core/documents/contract";
import { implement } from "../kernel/implement.ts";
import { draftHandlers } from "./drafts.ts";
import { readEnvelopes } from "./envelopes.ts";
import { getFile } from "./files.ts";
import { countWaiting } from "./on-exit.ts";
import { sendingHandlers } from "./sending.ts";
import { signingHandlers } from "./signing.ts";

export const documentHandlers = [
  implement(listEnvelopes, readEnvelopes),
  ...draftHandlers,
  ...sendingHandlers,
  getFile,
  countWaiting,
  ...signingHandlers,
];
