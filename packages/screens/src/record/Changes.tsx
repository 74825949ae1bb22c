import { Button } from "@ats/ui/Button";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useState } from "react";
import { excerpts } from "./excerpts.ts";

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

interface ChangesProps {
  changes: readonly Change[];
  labels: Readonly<Record<string, string>>;
}

/** Changed fields with their old and new values, unless hidden. */
export const Changes = ({ changes, labels }: ChangesProps) => (
  <Stack gap="xxs">
    {changes.map((change) => (
      <ChangedField key={change.field} {...change} label={labels[change.field] ?? change.field} />
    ))}
  </Stack>
);

/** Shortens long texts to their difference, with a button to show all. */
function ChangedField({ label, before, after }: Change & { label: string }) {
  const [isWhole, setWhole] = useState(false);
  const [from, to] = excerpts(before ?? "", after ?? "");
  const isLong = from !== (before ?? "") || to !== (after ?? "");
  return (
    <>
      <Text tone="muted" preserveLines>
        {label}:{" "}
        {before === null && after === null
          ? "hidden from you"
          : isWhole
            ? `${before || "nothing"} → ${after || "nothing"}`
            : `${from || "nothing"} → ${to || "nothing"}`}
      </Text>
      {isLong && (
        <span>
          <Button size="sm" variant="ghost" onPress={() => setWhole(!isWhole)}>
            {isWhole ? `Show less: ${label}` : `Show all: ${label}`}
          </Button>
        </span>
      )}
    </>
  );
}
