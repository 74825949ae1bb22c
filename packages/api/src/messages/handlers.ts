import * as contract from "@ats/core/messages/contract";
import { implement, implementOutside } from "../kernel/implement.ts";
import { storeAttachment, readMessageFile } from "./attachments.ts";
import { sendEmail, sendText } from "./send.ts";
import { readAllMergeValues, readMergeValues, readThread } from "./thread.ts";

export const messageHandlers = [
  implement(contract.listMessages, readThread),
  implement(contract.getMergeValues, readMergeValues),
  implement(contract.listMergeValues, readAllMergeValues),
  implement(contract.sendEmails, sendEmail),
  implement(contract.sendTexts, sendText),
  implementOutside(contract.addAttachment, storeAttachment),
  implement(contract.getMessageFile, readMessageFile),
];
