import { followParent } from "@ats/core/settings/inheritance-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { useUser } from "../../session/session.tsx";
import { standingTexts } from "./standing-texts.ts";
import type { Inheritance } from "./useInheritance.ts";
import { useReadSettingsAgain } from "./useReadSettingsAgain.ts";

/** Says who gave a client company its own value, and makes it follow the parent again. */
export function OwnValue({
  setting,
  label,
  parent,
  own,
}: Inheritance & { parent: string; own: NonNullable<Inheritance["own"]> }) {
  const say = useTexts();
  const { longDate } = useDates();
  const { company: id } = useUser();
  const [isAsking, setAsking] = useState(false);
  const readAgain = useReadSettingsAgain();
  const follow = useCall(followParent, {
    onSuccess: async () => {
      setAsking(false);
      showToast({ tone: "positive", title: say(standingTexts.followed, { parent }) });
      await readAgain();
    },
  });
  const name = own.acting_for ? `${own.name} (${own.acting_for})` : own.name;
  return (
    <Banner
      tone="neutral"
      title={say(standingTexts.overridden, { parent })}
      actions={
        <Button
          size="sm"
          aria-label={say(standingTexts.followOf, { parent, setting: say(contractText(label)) })}
          onPress={() => setAsking(true)}
        >
          {say(standingTexts.follow, { parent })}
        </Button>
      }
    >
      {name && say(standingTexts.setBy, { name, date: longDate(own.date_time) })}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={say(standingTexts.followTitle, { parent })}
        confirmLabel={say(standingTexts.follow, { parent })}
        isPending={follow.isPending}
        onConfirm={() => follow.mutate({ params: { id, key: setting } })}
      >
        {follow.error ? (
          <Text tone="critical">{follow.error.message}</Text>
        ) : (
          say(standingTexts.followHint, { parent })
        )}
      </ConfirmDialog>
    </Banner>
  );
}
