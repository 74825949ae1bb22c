import type { Viewing } from "@ats/core/roles/viewing";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDates } from "../dates/useDates.ts";
import * as css from "../session/GuestStrip.css.ts";
import { useUser } from "../session/session.tsx";
import { roleName } from "../users/role-name.ts";
import { useStopViewing } from "./useViewAs.ts";
import { viewTexts } from "./view-texts.ts";

/** Says as whom the user views, until when, and ends it; ends by itself when the time is over. */
export default function ViewStrip({ viewing }: { viewing: Viewing }) {
  const say = useTexts();
  const queries = useQueryClient();
  const { userType } = useUser();
  const { write } = useDates();
  const { mutate, isPending } = useStopViewing();
  const { name, user_id, ends_date_time } = viewing;
  useEffect(() => {
    const rest = new Date(ends_date_time).getTime() - Date.now();
    const timer = setTimeout(() => void queries.resetQueries(), Math.max(0, rest) + 1000);
    return () => clearTimeout(timer);
  }, [ends_date_time, queries]);
  return (
    <section className={css.kinds.support} aria-label={say(viewTexts.label)}>
      <span className={css.text}>
        {say(user_id === null ? viewTexts.viewingRole : viewTexts.viewingPerson, {
          name: user_id === null ? roleName(say, name) : name,
          role: roleName(say, userType),
          time: write({ hour: "2-digit", minute: "2-digit" }, ends_date_time),
        })}
      </span>
      <Button size="sm" isPending={isPending} onPress={() => mutate({})}>
        {say(viewTexts.stop)}
      </Button>
    </section>
  );
}
