import type { Notification } from "@ats/core/notifications/notification";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";
import { choicesAddress } from "./choices-address.ts";
import { chooseTexts, reasonTexts } from "./reason-texts.ts";

/** Says why the user got a notification, and leads to the setting. */
export default function NotificationReason({
  reason,
  initiator,
}: Pick<Notification, "reason" | "initiator">) {
  const say = useTexts();
  return (
    <>
      {say(reasonTexts[reason], { name: initiator?.name ?? "" })}{" "}
      <Link href={choicesAddress}>{say(chooseTexts.choose)}</Link>
    </>
  );
}
