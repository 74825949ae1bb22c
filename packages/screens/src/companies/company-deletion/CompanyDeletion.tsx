import {
  type getDeletionProcess as Process,
  getDeletionProcess,
  processDeletionRequest,
} from "@ats/core/companies/deletion-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Loader } from "@ats/ui/Loader";
import { OtpField } from "@ats/ui/OtpField";
import { PasswordField } from "@ats/ui/PasswordField";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useDates } from "../../dates/useDates.ts";
import { SignInPage } from "../../session/sign-in-frame/SignInPage.tsx";
import { InventoryList } from "../InventoryList.tsx";
import { deletionTexts } from "../texts.ts";

/** Shows the request of a mailed link, and confirms or declines it with the person's password. */
export function CompanyDeletion({ params: { linkId } }: ScreenProps<"atsDeletion">) {
  const say = useTexts();
  const dates = useDates();
  const query = useEndpoint(
    getDeletionProcess,
    { params: { id: linkId }, mayBeMissing: true },
    { staleTime: Infinity },
  );
  const answer = useCall(processDeletionRequest);
  const home = (
    <Button href={to.Login()} variant="primary" size="lg" fullWidth>
      {say(deletionTexts.signIn)}
    </Button>
  );
  if (query.isPending) return <Loader label={say(deletionTexts.checking)} isFullPage />;
  if (query.isError)
    return (
      <SignInPage title={say(deletionTexts.badLink)} about={query.error.message}>
        {home}
      </SignInPage>
    );
  if (answer.isSuccess) {
    const due = answer.data.due_date_time;
    return (
      <SignInPage
        title={say(due ? deletionTexts.confirmedTitle : deletionTexts.declinedTitle)}
        about={
          due
            ? say(deletionTexts.confirmedText, { day: dates.longDate(due) })
            : say(deletionTexts.declinedText, { name: query.data.requested_by })
        }
      >
        {home}
      </SignInPage>
    );
  }
  return (
    <Request
      request={query.data}
      error={answer.error?.message}
      isPending={answer.isPending}
      onAnswer={(body) => answer.mutate({ body: { id: linkId, ...body } })}
    />
  );
}

interface Answer {
  password: string;
  otp?: string;
  decision: "CONFIRM" | "DECLINE";
}

function Request({
  request,
  error,
  isPending,
  onAnswer,
}: {
  request: Output<typeof Process>;
  error: string | undefined;
  isPending: boolean;
  onAnswer(answer: Answer): void;
}) {
  const say = useTexts();
  const [password, setPassword] = useState("");
  const [otp, setOtp] = useState("");
  const { company_name: company, requested_by: name, confirmer, needs_otp } = request;
  const give = (decision: Answer["decision"]) =>
    onAnswer({ password, ...(needs_otp && { otp }), decision });
  const isDisabled = password === "" || (needs_otp && otp === "");
  return (
    <SignInPage
      title={say(deletionTexts.processTitle, { company })}
      about={say(deletionTexts.processHint, { name, confirmer })}
    >
      <Text as="p">
        {say(deletionTexts.reason)}: {request.reason}
      </Text>
      <InventoryList inventory={request.inventory} />
      <Form aria-label={say(deletionTexts.confirm)} onSubmit={() => give("CONFIRM")}>
        {error && <Banner tone="critical">{error}</Banner>}
        <PasswordField
          label={say(deletionTexts.password)}
          name="password"
          value={password}
          onChange={setPassword}
        />
        {needs_otp && (
          <OtpField label={say(deletionTexts.otp)} name="otp" value={otp} onChange={setOtp} />
        )}
        <Inline>
          <Button type="submit" variant="danger" isDisabled={isDisabled} isPending={isPending}>
            {say(deletionTexts.confirm)}
          </Button>
          <Button isDisabled={isDisabled || isPending} onPress={() => give("DECLINE")}>
            {say(deletionTexts.keep)}
          </Button>
        </Inline>
      </Form>
    </SignInPage>
  );
}
