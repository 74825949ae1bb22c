import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Eye, Mail, NotebookPen } from "lucide-react";
import { useRef } from "react";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { AnonymisedMark } from "../AnonymisedMark.tsx";
import { anonymisedTexts, detailsOfHidden } from "../anonymised-texts.ts";
import { RatingAndTagsButton } from "../RatingAndTagsButton.tsx";
import { applicantCommandTexts } from "./applicant-command-texts.ts";
import { ContactLines } from "./ContactLines.tsx";
import { SubmittedDifferences } from "./SubmittedDifferences.tsx";
import { applicationDetailsTexts } from "./texts.ts";

interface ApplicantFactsProps {
  application: ApplicationDetails;
  /** Absent for a reader who may not rate and tag. */
  onRate?: ((stars: number) => void) | undefined;
  /** Absent for a reader who may not reveal the applicant. */
  onReveal?: (() => void) | undefined;
  /** Absent where the reader may not write to the applicant. */
  onMessage: (() => void) | undefined;
  /** Absent where the reader may not write notes. */
  onNote: (() => void) | undefined;
  /** Shows the candidate's view. */
  onPreview(): void;
}

/** Summarises the applicant, and says when details are hidden. */
export function ApplicantFacts(props: ApplicantFactsProps) {
  const say = useTexts();
  const { application, onRate, onReveal, onMessage, onNote, onPreview } = props;
  const { rating, tags, anonymised_row } = application;
  const tagsButton = useRef<HTMLButtonElement>(null);
  usePageCommands(displayName(application), [
    {
      id: "rateAndTag",
      label: say(applicantCommandTexts.rateAndTag),
      keys: "T",
      isThere: onRate !== undefined,
      onAction: () => tagsButton.current?.click(),
    },
  ]);
  return (
    <Stack gap="sm">
      {anonymised_row && (
        <Inline gap="xs">
          <AnonymisedMark note={say(anonymisedTexts.short)} />
          <Text size="sm" tone="muted">
            {detailsOfHidden(say, application.anonymise_data_fields)}
          </Text>
          {onReveal && (
            <Button size="sm" variant="ghost" onPress={onReveal}>
              {say(applicationDetailsTexts.reveal)}
            </Button>
          )}
        </Inline>
      )}
      <ContactLines application={application} />
      <SubmittedDifferences application={application} />
      <Inline gap="sm">
        {(rating || onRate) && (
          <Rating
            value={rating}
            label={say(applicationDetailsTexts.rating)}
            {...(onRate && { onChange: onRate })}
          />
        )}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {onRate && (
          <Inline gap="xxs">
            <RatingAndTagsButton
              ref={tagsButton}
              application={application}
              label={say(applicationDetailsTexts.editTags)}
            />
            <KeyHint keys="T" />
          </Inline>
        )}
        {onMessage && (
          <Button size="sm" iconStart={<Mail />} iconEnd={<KeyHint keys="E" />} onPress={onMessage}>
            {say(applicationDetailsTexts.message)}
          </Button>
        )}
        {onNote && (
          <Button
            size="sm"
            iconStart={<NotebookPen />}
            iconEnd={<KeyHint keys="N" />}
            onPress={onNote}
          >
            {say(applicationDetailsTexts.note)}
          </Button>
        )}
        <Button size="sm" variant="ghost" iconStart={<Eye />} onPress={onPreview}>
          {say(applicationDetailsTexts.whatCandidateSees)}
        </Button>
      </Inline>
    </Stack>
  );
}
