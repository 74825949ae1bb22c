import type { DuplicateInput } from "@ats/core/candidates/candidate-input";
import { findDuplicates } from "@ats/core/candidates/details-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { candidatesTexts, duplicateTexts } from "./texts.ts";

type Duplicate = Output<typeof findDuplicates>["records"][number];

const delayMs = 400;

/** Returns the value as it was when typing last paused. */
function useDebounced<T>(value: T): T {
  const [debounced, setRested] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as T), delayMs);
    return () => clearTimeout(timer);
  }, [key]);
  return debounced;
}

/** The typed details that identify a person. */
type TypedPerson = Omit<DuplicateInput, "id">;

/** Finds known candidates who are, or may be, the typed person; asks when typing pauses. */
export function useDuplicates(typed: TypedPerson, id?: number): Duplicate[] {
  const { first_name, last_name, email, contact_mobile_number, postcode } = typed;
  const body = useDebounced({
    first_name,
    last_name,
    email,
    contact_mobile_number,
    postcode,
    ...(id && { id }),
  });
  const hasName = Boolean(first_name.trim() || last_name.trim());
  const isAsked = Boolean(email.includes("@") || contact_mobile_number || hasName);
  const { data } = useEndpoint(
    findDuplicates,
    { body },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  return isAsked ? (data?.records ?? []) : [];
}

interface DuplicatesProps {
  typed: TypedPerson;
  /** The candidate who is edited. */
  id?: number;
  /** Takes the known candidate in place of the typed one. */
  onChoose?(id: number): void;
}

/** Warns of known candidates who are, or may be, the typed person. */
export function Duplicates({ typed, id, onChoose }: DuplicatesProps) {
  const say = useTexts();
  const records = useDuplicates(typed, id);
  const known = records.filter(({ reason }) => reason !== "name");
  const close = records.filter(({ reason }) => reason === "name");
  return (
    <>
      {known.length > 0 && (
        <Banner tone="warning" title={say(candidatesTexts.exists)}>
          <People people={known} {...{ onChoose }} />
        </Banner>
      )}
      {close.length > 0 && (
        <Banner tone="info" title={say(candidatesTexts.mayExist)}>
          <People people={close} {...{ onChoose }} />
        </Banner>
      )}
    </>
  );
}

interface PeopleProps extends Pick<DuplicatesProps, "onChoose"> {
  people: Duplicate[];
}

function People({ people, onChoose }: PeopleProps) {
  const say = useTexts();
  return (
    <Stack gap="xxs" as="ul">
      {people.map(({ id, name, candidate_number, current_jobtitle, city, reason }) => (
        <Text as="li" key={id}>
          <Link href={to.candidateEdit({ id })}>{name}</Link>,{" "}
          {[candidate_number, current_jobtitle, city].filter(Boolean).join(", ")}:{" "}
          {say(duplicateTexts[reason])}{" "}
          {onChoose && (
            <Button size="sm" onPress={() => onChoose(id)}>
              {say(candidatesTexts.choose, { name })}
            </Button>
          )}
        </Text>
      ))}
    </Stack>
  );
}
