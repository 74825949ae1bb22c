import type { Words } from "@ats/core/approvals/chain-in-words";
import { type Text, useTexts } from "@ats/ui/texts";
import { contractText } from "../languages/contract-text.ts";
import { roleName } from "../users/role-name.ts";

export interface NamedPerson {
  id: number;
  first_name: string;
  last_name: string;
}

export const nameOf = ({ first_name, last_name }: NamedPerson): string =>
  `${first_name} ${last_name}`;

/** The reader's words for sentences about chains. */
export function useWords(people: readonly NamedPerson[]): Words {
  const say = useTexts();
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return {
    say(english, values = {}) {
      const text: Text<string> = contractText(english);
      return say(text, values);
    },
    list: (items, joined) =>
      new Intl.ListFormat(say.locale, {
        type: joined === "and" ? "conjunction" : "disjunction",
      }).format(items),
    personName: (user) => names.get(user) ?? "…",
    roleName: (role) => roleName(say, role),
  };
}
