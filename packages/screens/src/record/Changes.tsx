import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";

interface ChangesProps {
  changes: readonly { field: string; before: string | null; after: string | null }[];
  labels: Readonly<Record<string, string>>;
}

/** Each field that was changed, before and after. A change whose values are hidden has neither. */
export const Changes = ({ changes, labels }: ChangesProps) => (
  <Stack gap="xxs">
    {changes.map(({ field, before, after }) => (
      <Text key={field} tone="muted" preserveLines>
        {labels[field] ?? field}:{" "}
        {before === null && after === null
          ? "hidden from you"
          : `${before ?? "nothing"} → ${after ?? "nothing"}`}
      </Text>
    ))}
  </Stack>
);
