import { accessReviewInput } from "@ats/core/roles/access-review";
import { startAccessReview } from "@ats/core/roles/access-review-contract";
import { listRoles } from "@ats/core/roles/contract";
import { type Scope, scopes } from "@ats/core/rights/rights";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { useIntents } from "../../app/useIntents.ts";
import { saidErrors } from "../../forms/said-errors.ts";
import { roleName } from "../../users/role-name.ts";
import { scopeTexts } from "../texts.ts";
import { reviewTexts } from "./texts.ts";
import { useRefreshReviews } from "./useDecide.ts";

/** Days until a new review is to be finished, unless another day is chosen. */
const usualDays = 14;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Kind = "everybody" | "withRole" | "withScope";

/** Starts a review of everybody, or of the people with a role or a scope. */
export default function StartReviewDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const form = useId();
  const intentOf = useIntents();
  const refresh = useRefreshReviews();
  const roles = useEndpoint(listRoles, {}).data?.records ?? [];
  const [kind, setKind] = useState<Kind>("everybody");
  const [role, setRole] = useState<string>("");
  const [scope, setScope] = useState<Scope>("company");
  const [due_date, setDue] = useState<string | null>(dayIn(usualDays));
  const [errors, setErrors] = useState<FormError[]>([]);
  const call = useCall(startAccessReview, {
    async onSuccess() {
      await refresh();
      showToast({ tone: "positive", title: say(reviewTexts.started) });
      onClose();
    },
  });
  const shownRole = role || roles[0]?.name || "";
  const submit = () => {
    const { data, error } = accessReviewInput.safeParse({
      role: kind === "withRole" ? shownRole : null,
      scope: kind === "withScope" ? scope : null,
      due_date,
    });
    setErrors(saidErrors(say, error));
    if (data && !call.isPending) call.mutate({ body: data, idempotencyKey: intentOf(data) });
  };
  return (
    <Dialog
      isOpen
      title={say(reviewTexts.startTitle)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={call.isPending}>
            {say(reviewTexts.start)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={say(reviewTexts.startTitle)}
        onSubmit={submit}
        errors={call.error ? [{ message: call.error.message }] : errors}
      >
        <RadioGroup
          label={say(reviewTexts.people)}
          value={kind}
          onChange={(chosen: Kind) => setKind(chosen)}
          options={(["everybody", "withRole", "withScope"] as const).map((id) => ({
            id,
            label: say(reviewTexts[id]),
          }))}
        />
        {kind === "withRole" && (
          <Select
            label={say(reviewTexts.role)}
            name="role"
            options={roles.map(({ name }) => ({ id: name, label: roleName(say, name) }))}
            value={shownRole}
            onChange={setRole}
          />
        )}
        {kind === "withScope" && (
          <Select
            label={say(reviewTexts.scope)}
            name="scope"
            options={scopes.map((id) => ({ id, label: say(scopeTexts[id]) }))}
            value={scope}
            onChange={setScope}
          />
        )}
        <DatePicker
          label={say(reviewTexts.due)}
          name="due_date"
          isRequired
          minValue={dayIn(0)}
          value={due_date}
          onChange={setDue}
        />
      </Form>
    </Dialog>
  );
}
