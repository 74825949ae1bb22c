import { maxLines } from "@ats/core/applications/contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";

interface OlderButtonProps {
  /** "notes", "lines". */
  what: string;
  data: { records: readonly unknown[]; total: number };
  isPlaceholderData: boolean;
  older(): void;
}

/** Loads older records; hidden when all are loaded. */
export function OlderButton({ what, data, isPlaceholderData, older }: OlderButtonProps) {
  if (data.records.length >= Math.min(data.total, maxLines)) return null;
  return (
    <Inline>
      <Button isPending={isPlaceholderData} onPress={older}>
        {`Show older ${what}`}
      </Button>
    </Inline>
  );
}
