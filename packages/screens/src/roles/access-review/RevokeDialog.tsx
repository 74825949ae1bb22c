import { to } from "@ats/core/navigation/routes";
import type { ReviewedPerson } from "@ats/core/roles/access-review";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useIntents } from "../../app/useIntents.ts";
import { RoleField } from "../../users/RoleField.tsx";
import { reviewTexts, revokeTexts } from "./texts.ts";
import { useDecide } from "./useDecide.ts";

type Act = keyof typeof revokeTexts;

/** Takes a person's access: locks the account, or gives another role. */
export default function RevokeDialog({
  review,
  person,
  onClose,
}: {
  review: number;
  person: ReviewedPerson;
  onClose(): void;
}) {
  const say = useTexts();
  const form = useId();
  const intentOf = useIntents();
  const { id, name } = person;
  const [decision, setDecision] = useState<Act>("LOCK");
  const [userType, setRole] = useState(person.userType);
  const [scope_values, setValues] = useState<string[]>([]);
  const [comment, setComment] = useState("");
  const call = useDecide(onClose);
  const title = say(reviewTexts.revokePerson, { name });
  const submit = () => {
    const body = {
      decision,
      ids: [id],
      ...(comment.trim() && { comment }),
      ...(decision === "CHANGE_ROLE" && { userType, scope_values }),
    };
    if (!call.isPending)
      call.mutate({ params: { id: review }, body, idempotencyKey: intentOf(body) });
  };
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="danger" isPending={call.isPending}>
            {say(revokeTexts[decision])}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        onSubmit={submit}
        errors={call.error ? [{ message: call.error.message }] : []}
      >
        <RadioGroup
          label={say(reviewTexts.how)}
          value={decision}
          onChange={(chosen: Act) => setDecision(chosen)}
          options={[
            { id: "LOCK", label: say(revokeTexts.LOCK), description: say(reviewTexts.lockHint) },
            {
              id: "CHANGE_ROLE",
              label: say(revokeTexts.CHANGE_ROLE),
              description: say(reviewTexts.changeHint),
            },
          ]}
        />
        {decision === "CHANGE_ROLE" && (
          <RoleField
            name="userType"
            value={userType}
            onChange={setRole}
            values={scope_values}
            onValuesChange={setValues}
          />
        )}
        <TextArea
          label={say(reviewTexts.comment)}
          description={say(reviewTexts.commentHint)}
          name="comment"
          maxLength={500}
          value={comment}
          onChange={setComment}
        />
        <Text as="p" size="sm" tone="muted">
          {say(reviewTexts.leaver, { name })}{" "}
          <Link href={to.userEdit({ id })}>{say(reviewTexts.openPage, { name })}</Link>
        </Text>
      </Form>
    </Dialog>
  );
}
