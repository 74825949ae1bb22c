import { bundleDays } from "@ats/core/companies/bundle-contract";
import { exportDisabledCompany } from "@ats/core/companies/disabled-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { OtpField } from "@ats/ui/OtpField";
import { PasswordField } from "@ats/ui/PasswordField";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { prepareProof } from "../captcha/proof.ts";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";
import { useTypedEmail } from "../useTypedEmail.ts";
import { disabledCompanyTexts } from "./texts.ts";

/** Starts an export for an administrator, who proves by email and password to be one. */
export function ExportRequest({ back }: { back(): void }) {
  const say = useTexts();
  const { client } = useAts();
  const { typed, keep } = useTypedEmail();
  const [email, setEmail] = useState(typed);
  const [password, setPassword] = useState("");
  const [otp, setOtp] = useState("");
  const [needsOtp, setNeedsOtp] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [wrongForm, setWrongForm] = useState<string>();
  const ask = useCall(exportDisabledCompany, {
    onSuccess: ({ needs_otp }) => (needs_otp ? setNeedsOtp(true) : setStarted(true)),
  });
  const field = useErrorFocus(wrongForm);
  const backButton = (
    <Button size="lg" fullWidth onPress={back}>
      {say(disabledCompanyTexts.back)}
    </Button>
  );
  if (isStarted)
    return (
      <SignInPage
        title={say(disabledCompanyTexts.started)}
        about={say(disabledCompanyTexts.startedHint, { email, days: bundleDays })}
      >
        {backButton}
      </SignInPage>
    );
  const submit = () => {
    if (ask.isPending) return;
    const body = { email, password, ...(needsOtp && { otp }) };
    const { error } = exportDisabledCompany.body.safeParse(body);
    setWrongForm(error?.issues.find(({ path }) => path[0] === "email")?.message);
    if (!error) ask.mutate({ body });
  };
  return (
    <SignInPage
      title={say(disabledCompanyTexts.exportTitle)}
      about={say(disabledCompanyTexts.exportHint)}
    >
      <Form aria-label={say(disabledCompanyTexts.exportTitle)} onSubmit={submit}>
        {ask.error && <Banner tone="critical">{ask.error.message}</Banner>}
        <EmailField
          ref={field}
          autoFocus
          value={email}
          onChange={(text) => {
            prepareProof(client);
            keep(text);
            setEmail(text);
            setNeedsOtp(false);
          }}
          errorMessage={wrongForm}
        />
        <PasswordField
          label={say(disabledCompanyTexts.password)}
          name="password"
          value={password}
          onChange={setPassword}
        />
        {needsOtp && (
          <OtpField
            label={say(disabledCompanyTexts.code)}
            description={say(disabledCompanyTexts.codeHint)}
            name="otp"
            autoFocus
            value={otp}
            onChange={setOtp}
          />
        )}
        <Stack gap="sm">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            isDisabled={password === "" || (needsOtp && otp === "")}
            isPending={ask.isPending}
          >
            {say(disabledCompanyTexts.start)}
          </Button>
          {backButton}
        </Stack>
      </Form>
    </SignInPage>
  );
}
