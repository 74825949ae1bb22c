import { lockSetting, previewLock } from "@ats/core/settings/inheritance-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Stack } from "@ats/ui/Stack";
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

/** Says which clients follow a parent's setting, and locks or unlocks it after showing the effect. */
export function LockForClients({ setting, label, clients, lock, overriding }: Inheritance) {
  const say = useTexts();
  const { longDate } = useDates();
  const mayLock = useUser().rights.has_access.includes("VIEW_CLIENT");
  const [isAsking, setAsking] = useState(false);
  const readAgain = useReadSettingsAgain();
  const act = { params: { key: setting }, body: { is_locked: !lock } };
  const preview = useCall(previewLock, { onSettled: () => setAsking(true) });
  const save = useCall(lockSetting, {
    onSuccess: async () => {
      setAsking(false);
      showToast({
        tone: "positive",
        title: say(lock ? standingTexts.unlocked : standingTexts.lockedForClients),
      });
      await readAgain();
    },
  });
  const names = new Intl.ListFormat(say.locale).format(overriding);
  const own = say(standingTexts.ownIn, { count: overriding.length, names });
  const text = lock ? standingTexts.unlock : standingTexts.lock;
  const of = lock ? standingTexts.unlockOf : standingTexts.lockOf;
  return (
    <Banner
      tone="neutral"
      title={
        lock
          ? say(standingTexts.lockedForClients)
          : say(standingTexts.clientsFollow, { count: clients - overriding.length })
      }
      actions={
        mayLock && (
          <Button
            size="sm"
            aria-label={say(of, { setting: say(contractText(label)) })}
            isPending={preview.isPending}
            onPress={() => preview.mutate(act)}
          >
            {say(text)}
          </Button>
        )
      }
    >
      {lock
        ? say(standingTexts.setBy, { name: lock.name, date: longDate(lock.date_time) })
        : overriding.length > 0 && own}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={say(lock ? standingTexts.unlockTitle : standingTexts.lockTitle)}
        confirmLabel={say(lock ? standingTexts.unlockConfirm : standingTexts.lockConfirm)}
        isPending={save.isPending}
        onConfirm={() => save.mutate(act)}
      >
        <Stack gap="sm">
          {save.error && <Text tone="critical">{save.error.message}</Text>}
          <Text as="p">{say(lock ? standingTexts.unlockHint : standingTexts.lockHint)}</Text>
          {preview.data?.effects.map((effect) => (
            <Text key={effect} as="p">
              {say(contractText(effect))}
            </Text>
          ))}
        </Stack>
      </ConfirmDialog>
    </Banner>
  );
}
