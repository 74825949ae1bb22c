import { Dialog } from "../Dialog/Dialog.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import type { ToastContent } from "./toastQueue.ts";

interface ToastDetailsProps extends Required<Pick<ToastContent, "title" | "details">> {
  onClose(): void;
}

/** Lists everything that a toast is about, one line each. */
export default function ToastDetails({ title, details, onClose }: ToastDetailsProps) {
  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack as="ul" gap="sm" aria-label={title}>
        {details.map(({ id, name, text }) => (
          <Stack as="li" gap="xxs" key={id}>
            <Text weight="medium">{name}</Text>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
