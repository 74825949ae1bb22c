import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const mailCalls = ({ message }: TestCompanies) =>
  ({
    listOutgoingMail: {},
    cancelMessages: { body: { ids: [message.id] } },
    retryMessages: { body: { ids: [message.id] } },
  }) satisfies Samples;
