import type { ClientSetting } from "@ats/core/clients/settings-contract";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { clientEditTexts } from "./texts.ts";

type Authorship = Pick<NonNullable<ClientSetting["lock"]>, "name" | "acting_for" | "date_time">;

/** Says who set or locked a setting, and when; only when, if it is not known who. */
export function useAuthor() {
  const say = useTexts();
  const { longDate } = useDates();
  return ({ name, acting_for, date_time }: Authorship) =>
    name
      ? say(clientEditTexts.by, {
          name: acting_for ? `${name} (${acting_for})` : name,
          date: longDate(date_time),
        })
      : longDate(date_time);
}
