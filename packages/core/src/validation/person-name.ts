import { z } from "zod";
import { withoutInvisible } from "./invisible.ts";
import { sanitiseText } from "./text.ts";

const longest = 100;

interface Named {
  first_name: string;
  last_name: string;
}

/** A first or last name, stored as typed but for characters that show nothing; may be empty. */
export const namePart = z
  .string()
  .max(longest, `Shorten this to ${longest} characters or fewer.`)
  .transform((text) => withoutInvisible(sanitiseText(text)))
  .default("");

/** Has a schema refuse a person without any name. A person with one name leaves the other empty. */
export const withName = <Person extends z.ZodType<Named>>(person: Person, required: string) =>
  person.refine(({ first_name, last_name }) => Boolean(first_name || last_name), {
    path: ["first_name"],
    error: required,
    // Also while other fields are wrong, so that all is said at once.
    when: ({ value }) => {
      const { first_name, last_name } = (value ?? {}) as Partial<Named>;
      return typeof first_name === "string" && typeof last_name === "string";
    },
  });

/** A person's names together. */
export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(" ");

/** The name by which a mail greets a person. */
export const givenName = ({ first_name, last_name }: Named): string => first_name || last_name;
