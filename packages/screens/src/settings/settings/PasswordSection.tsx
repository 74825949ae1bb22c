import { changePassword } from "@ats/core/session/password-contract";
import { passwordTexts } from "@ats/core/session/session";
import { listSessions } from "@ats/core/session/sessions-contract";
import { personalWords } from "@ats/core/validation/password";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { PasswordField } from "@ats/ui/PasswordField";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { problemsOf } from "../../session/change-password/problems.ts";
import { useUser } from "../../session/session.tsx";
import { useRefresh } from "./queries.ts";
import { settingsTexts } from "./texts.ts";

const nothing = { old_password: "", new_password: "" };
type Typed = typeof nothing;

/**
 * Changes the password with the call that the page without a session uses. Specification §5, §8.
 */
export default function PasswordSection() {
  const say = useTexts();
  const owner = useUser();
  const { email } = owner;
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<FormError[]>([]);
  const refresh = useRefresh();
  const change = useCall(changePassword, {
    onSuccess: () => {
      setTyped(nothing);
      void refresh(listSessions);
    },
  });
  const field = (field: keyof Typed) => ({
    name: field,
    value: typed[field],
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [field]: text }));
      setErrors((before) => before.filter((error) => error.name !== field));
    },
    errorMessage: errors.find((error) => error.name === field)?.message,
  });
  const submit = () => {
    const body = { email, ...typed };
    const wrong = problemsOf(body, owner);
    setErrors(wrong);
    if (wrong.length === 0 && !change.isPending) change.mutate({ body });
  };
  return (
    <Card title={say(settingsTexts.password)}>
      <Form aria-label={say(settingsTexts.changePassword)} errors={errors} onSubmit={submit}>
        {change.isSuccess && typed === nothing && (
          <Banner tone="positive">{passwordTexts.changed}</Banner>
        )}
        {change.error && errors.length === 0 && (
          <Banner tone="critical">{change.error.message}</Banner>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={say(settingsTexts.oldPassword)} {...field("old_password")} />
        <PasswordField
          label={say(settingsTexts.newPassword)}
          description={say(settingsTexts.newPasswordHint)}
          showsStrength
          personalWords={personalWords(owner)}
          {...field("new_password")}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={change.isPending}>
            {say(settingsTexts.savePassword)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
