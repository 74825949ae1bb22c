import { careersPath, type Visit } from "@ats/core/careers/address";
import type { Language } from "@ats/core/languages/language";
import { pathIn } from "@ats/core/languages/languages";
import type { Services } from "../kernel/services.ts";
import { pathSigner } from "../session/signed-path.ts";
import type { AlertSearch } from "./alert-search.ts";

/** Takes the form that asks for an alert: `/careers/northgate-group/alerts?q=nurse` */
export const alertsPath = (company: string, search: AlertSearch & Visit): string =>
  careersPath(company, undefined, search).replace(/(?=\?|$)/, "/alerts");

/** An alert in a link that was mailed. */
export interface LinkedAlert {
  company_id: number;
  id: number;
}

export type AlertLink = "confirm" | "unsubscribe";

/**
 * Makes and reads the links of one kind, which only their mails contain. Never call it inside a
 * transaction; what it returns may be called there.
 */
export async function alertLinks(
  services: Pick<Services, "system" | "publicUrl">,
  kind: AlertLink,
) {
  const { sign, isSigned } = await pathSigner(services, `${kind} job alert`);
  return {
    /** `key` is the company in careers addresses. */
    urlOf({ company_id, id }: LinkedAlert, key: string, language: Language): string {
      const path = `${alertsPath(key, {})}/${kind}/${sign(`${company_id}.${id}`)}`;
      return new URL(pathIn(language, path), services.publicUrl).href;
    },
    read(text: string, signature: string): LinkedAlert | undefined {
      if (!isSigned(text, signature)) return undefined;
      const [company_id, id] = text.split(".").map(Number);
      return { company_id: company_id as number, id: id as number };
    },
  };
}
