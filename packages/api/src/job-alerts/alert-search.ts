import type { AdvertSearch } from "@ats/core/careers/address";

/** Words and filters of the careers list for which somebody asks to be mailed. */
export type AlertSearch = Omit<AdvertSearch, "page_no">;

/** Takes the words and filters from an address, without line breaks and invisible signs. */
export const alertSearch = ({ q, location, dept, job_type }: AlertSearch): AlertSearch =>
  Object.fromEntries(
    Object.entries({ q, location, dept, job_type }).flatMap(([name, text = ""]) => {
      const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim();
      return plain ? [[name, plain]] : [];
    }),
  );
