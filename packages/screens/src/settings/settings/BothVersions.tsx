import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { TypedDetails } from "./DetailsForm.tsx";

const labels = {
  first_name: "First name",
  last_name: "Last name",
  telephone: "Telephone",
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

interface BothVersionsProps {
  mine: TypedDetails;
  theirs: TypedDetails;
  keepMine(): void;
  takeTheirs(): void;
}

/** What was typed beside what was saved elsewhere meanwhile: nothing is overwritten unseen. Quality R2. */
export function BothVersions({ mine, theirs, keepMine, takeTheirs }: BothVersionsProps) {
  const different = names.filter((name) => mine[name] !== theirs[name]);
  return (
    <Banner
      tone="warning"
      title="Your details were changed elsewhere meanwhile"
      actions={
        <Inline>
          <Button size="sm" onPress={keepMine}>
            Save mine
          </Button>
          <Button size="sm" onPress={takeTheirs}>
            Take the saved ones
          </Button>
        </Inline>
      }
    >
      {different.length === 0 ? (
        "They are the same as yours."
      ) : (
        <DescriptionList
          items={different.map((name) => ({
            term: labels[name],
            description: (
              <Stack gap="xxs">
                <Text>Yours: {mine[name] || "none"}</Text>
                <Text>Saved: {theirs[name] || "none"}</Text>
              </Stack>
            ),
          }))}
        />
      )}
    </Banner>
  );
}
