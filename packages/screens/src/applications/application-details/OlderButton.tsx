import { maxLines } from "@ats/core/applications/contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";

interface OlderButtonProps {
  /** "Show older notes". */
  label: string;
  data: { records: readonly unknown[]; total: number };
  isPlaceholderData: boolean;
  older(): void;
}

/** Loads older records; hidden when all are loaded. */
export function OlderButton({ label, data, isPlaceholderData, older }: OlderButtonProps) {
  if (data.records.length >= Math.min(data.total, maxLines)) return null;
  return (
    <Inline>
      <Button isPending={isPlaceholderData} onPress={older}>
        {label}
      </Button>
    </Inline>
  );
}
