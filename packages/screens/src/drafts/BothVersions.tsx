import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts, type Text as Wording } from "@ats/ui/texts";
import { useEffect, useRef } from "react";
import { both as look } from "./BothVersions.css.ts";
import { draftTexts } from "./texts.ts";

/** A field whose typed and saved values differ, as text. */
export interface Difference {
  term: string;
  mine: string;
  theirs: string;
}

interface BothVersionsProps {
  /** The changed record with its verb, such as "This job was". */
  what: string;
  differences: readonly Difference[];
  onKeep(): void;
  onTake(): void;
}

/** Shows the typed version next to the version that a colleague saved. Quality R2. */
export function BothVersions({ what, differences, onKeep, onTake }: BothVersionsProps) {
  const say = useTexts();
  const title = say(draftTexts.changedElsewhere, { what });
  const shown = (text: Wording<"value">, value: string) =>
    say(text, { value: value || say(draftTexts.none) });
  const both = useRef<HTMLDivElement>(null);
  // Moves the focus here after a failed save, but not while the user types.
  useEffect(() => {
    if (document.activeElement?.matches("[type=submit]")) both.current?.focus();
  }, []);
  return (
    <div ref={both} className={look} role="group" tabIndex={-1} aria-label={title}>
      <Banner
        tone="warning"
        title={title}
        actions={
          <Inline>
            <Button size="sm" onPress={onKeep}>
              {say(draftTexts.keepMine)}
            </Button>
            <Button size="sm" onPress={onTake}>
              {say(draftTexts.takeTheirs)}
            </Button>
          </Inline>
        }
      >
        {differences.length === 0 ? (
          say(draftTexts.same)
        ) : (
          <DescriptionList
            items={differences.map(({ term, mine, theirs }) => ({
              term,
              description: (
                <Stack gap="xxs">
                  <Text preserveLines>{shown(draftTexts.yours, mine)}</Text>
                  <Text preserveLines>{shown(draftTexts.saved, theirs)}</Text>
                </Stack>
              ),
            }))}
          />
        )}
      </Banner>
    </div>
  );
}
