import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, type Text as Sentence, useTexts } from "@ats/ui/texts";
import { dialogTexts } from "./dialog-texts.ts";
import { stageName } from "./status-texts.ts";

interface MoveEffectProps {
  applications: readonly Application[];
  /** The stage or job that the application moves to. */
  toOf(application: Application): string;
  /** Why the application stays; undefined when it moves. */
  whyNot(application: Application): string | undefined;
}

const named = 5;

/** Lists who moves from where to where, and who stays with the reason. */
export function MoveEffect({ applications, toOf, whyNot }: MoveEffectProps) {
  const say = useTexts();
  const staying = applications.filter((each) => whyNot(each));
  const moving = applications.filter((each) => !staying.includes(each));
  const groups = Map.groupBy(moving, (each) =>
    say(dialogTexts.fromTo, { from: stageName(say, each), to: toOf(each) }),
  );
  return (
    <Section title={say(dialogTexts.effect)} level={3}>
      <Stack as="ul" gap="xs">
        {[...groups].map(([step, group]) => (
          <Text as="li" size="sm" key={step}>
            {firstNames(say, group)}: {step}
          </Text>
        ))}
        <StayingItems applications={staying} whyNot={whyNot} />
      </Stack>
    </Section>
  );
}

/** List items: each application that stays, with the reason. */
export const StayingItems = ({
  applications,
  whyNot,
  what = dialogTexts.stays,
}: Omit<MoveEffectProps, "toOf"> & { what?: Sentence<"applicant" | "reason"> }) => {
  const say = useTexts();
  return applications.map((each) => (
    <Text as="li" size="sm" tone="muted" key={each.id}>
      {say(what, { applicant: displayName(each), reason: whyNot(each) ?? "" })}
    </Text>
  ));
};

/** Names the first few applicants and counts the rest. */
export function firstNames(say: Say, applications: readonly Application[]): string {
  const names = applications.slice(0, named).map(displayName).join(", ");
  const others = applications.length - named;
  return others > 0 ? say(dialogTexts.andOthers, { names, count: others }) : names;
}
