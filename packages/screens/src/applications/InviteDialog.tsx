import type { Application } from "@ats/core/applications/application";
import { invitationProblem } from "@ats/core/interviews/invitation-problem";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import BookingInvitationDialog from "../interviews/BookingInvitationDialog.tsx";
import { applicantNames } from "./applicant-names.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { firstNames, StayingItems } from "./MoveEffect.tsx";

interface InviteDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

/** Invites the selected applicants to choose their interview times. */
export default function InviteDialog({ applications, onClose, onSent }: InviteDialogProps) {
  const say = useTexts();
  return (
    <BookingInvitationDialog
      invited={{
        ids: applications.map(({ id }) => id),
        versions: applications.map(({ version }) => version),
        name:
          applications.length === 1
            ? applicantNames(say, applications)
            : say(dialogTexts.applicants, { count: applications.length }),
      }}
      effect={<InviteEffect applications={applications} />}
      onClose={onClose}
      onSent={onSent}
    />
  );
}

/** Lists who will be invited, and who will not with the reason. */
function InviteEffect({ applications }: Pick<InviteDialogProps, "applications">) {
  const say = useTexts();
  const staying = applications.filter((each) => whyNot(each));
  const going = applications.filter((each) => !staying.includes(each));
  return (
    <Section title={say(dialogTexts.effect)} level={3}>
      <Stack as="ul" gap="xs">
        <Text as="li" size="sm">
          {going.length === 0
            ? say(dialogTexts.nobodyInvited)
            : say(dialogTexts.invited, {
                invited: going.length,
                count: applications.length,
                names: firstNames(say, going),
              })}
        </Text>
        <StayingItems applications={staying} whyNot={whyNot} what={dialogTexts.notInvited} />
      </Stack>
    </Section>
  );
}

/** An anonymised email is empty here, yet the applicant has one. */
const whyNot = ({ status, email, anonymise_data_fields }: Application) =>
  invitationProblem(status, Boolean(email) || anonymise_data_fields.includes("email"));
