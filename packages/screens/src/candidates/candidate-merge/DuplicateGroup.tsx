import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Candidate } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { datesIn } from "../../dates/dates.ts";
import { candidateMergeTexts } from "./texts.ts";

interface DuplicateGroupProps {
  /** Size of the group; only the first candidates are listed. */
  count: number;
  people: Candidate[];
  isBusy: boolean;
  onMerge(pair: readonly [number, number]): void;
  onKeepApart(ids: number[]): void;
}

/** Shows possible duplicates; two are merged at a time. */
export function DuplicateGroup(props: DuplicateGroupProps) {
  const say = useTexts();
  const { count, people, isBusy, onMerge, onKeepApart } = props;
  const [chosen, setChosen] = useState(() => people.slice(0, 2).map(({ id }) => id));
  const [first, second, ...others] = chosen;
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <li>
      <Card>
        <Stack gap="md">
          {people.map((person) => (
            <Inline key={person.id} gap="md" align="start" wrap={false}>
              {people.length > 2 && (
                <Checkbox
                  isLabelHidden
                  isSelected={chosen.includes(person.id)}
                  onChange={(isChosen) => choose(person.id, isChosen)}
                >
                  {`${displayName(person)}, ${person.candidate_number}`}
                </Checkbox>
              )}
              <Stack gap="xxs">
                <Link href={to.candidateEdit({ id: person.id })}>{displayName(person)}</Link>
                <Text size="sm" tone="muted">
                  {factsOf(say, person)}
                </Text>
              </Stack>
            </Inline>
          ))}
          {count > people.length && (
            <Text size="sm" tone="muted">
              {say(candidateMergeTexts.more, { count: count - people.length })}
            </Text>
          )}
          <Inline>
            <Button
              size="sm"
              isDisabled={!isPair}
              onPress={() => isPair && onMerge([first, second])}
            >
              {say(candidateMergeTexts.compareAndMerge)}
            </Button>
            {count === people.length && (
              <Button
                size="sm"
                variant="ghost"
                isDisabled={isBusy}
                onPress={() => onKeepApart(people.map(({ id }) => id))}
              >
                {say(candidateMergeTexts.notSame)}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </li>
  );
}

const factsOf = (say: Say, person: Candidate) =>
  [
    person.candidate_number,
    person.email,
    person.contact_mobile_number,
    person.postcode,
    person.current_jobtitle,
    say(candidateMergeTexts.added, {
      date: datesIn(say.locale).shortDate(person.created_date_time),
    }),
  ]
    .filter(Boolean)
    .join(" · ");
