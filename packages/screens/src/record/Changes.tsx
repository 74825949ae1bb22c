import { Button } from "@ats/ui/Button";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { excerpts } from "./excerpts.ts";
import { recordTexts } from "./texts.ts";

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
function ChangedField({ label: field, before, after }: Omit<Change, "field"> & { label: string }) {
  const say = useTexts();
  const [isWhole, setWhole] = useState(false);
  const [from, to] = excerpts(before ?? "", after ?? "");
  const nothing = say(recordTexts.nothing);
  const isLong = from !== (before ?? "") || to !== (after ?? "");
  return (
    <>
      <Text tone="muted" preserveLines>
        {before === null && after === null
          ? say(recordTexts.hidden, { field })
          : say(recordTexts.change, {
              field,
              before: (isWhole ? before : from) || nothing,
              after: (isWhole ? after : to) || nothing,
            })}
      </Text>
      {isLong && (
        <span>
          <Button size="sm" variant="ghost" onPress={() => setWhole(!isWhole)}>
            {say(isWhole ? recordTexts.showLess : recordTexts.showAll, { field })}
          </Button>
        </span>
      )}
    </>
  );
}
