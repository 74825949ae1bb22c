import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { texts, useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";

const effectTexts = texts("settings.effect", {
  title: "Save this change?",
  save: "Save change",
});

/** Says whom a change of a setting concerns, before it is saved. */
export function EffectDialog({
  effects,
  onConfirm,
  onClose,
}: {
  effects: readonly string[];
  onConfirm(): void;
  onClose(): void;
}) {
  const say = useTexts();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(effectTexts.title)}
      confirmLabel={say(effectTexts.save)}
      onConfirm={onConfirm}
    >
      <Stack gap="sm">
        {effects.map((effect) => (
          <Text key={effect} as="p">
            {say(contractText(effect))}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
