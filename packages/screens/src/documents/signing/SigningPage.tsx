import { getSigningDocument } from "@ats/core/documents/signing-contract";
import { Banner } from "@ats/ui/Banner";
import { DocumentViewer, pdfType } from "@ats/ui/DocumentViewer";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useRef, useState } from "react";
import { useTitle } from "../../app/title.ts";
import { useDates } from "../../dates/useDates.ts";
import { SigningForm, type SigningFormProps } from "./SigningForm.tsx";
import { signingTexts } from "./texts.ts";

type SigningPageProps = Omit<SigningFormProps, "onDecided">;

/** Shows the document, then the form to sign it, or its result. */
export function SigningPage(props: SigningPageProps) {
  const say = useTexts();
  const { fullDate } = useDates();
  const { client, token, asked } = props;
  const { title, company_name, job_title, expires_date_time } = asked;
  const [outcome, setOutcome] = useState<"signed" | "declined" | undefined>(
    asked.completed ? "signed" : undefined,
  );
  useTitle(title);
  const decision = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (outcome && !asked.completed) decision.current?.focus();
  }, [outcome, asked.completed]);
  return (
    <Page
      width="narrow"
      header={<PageHeader title={title} subtitle={`${company_name} · ${job_title}`} />}
    >
      {outcome && (
        <div ref={decision} role="group" tabIndex={-1} aria-label={say(signingTexts.yourDecision)}>
          {outcome === "signed" ? (
            <Banner tone="positive" title={say(signingTexts.signed)}>
              {say(signingTexts.signedHint, { time: fullDate(expires_date_time) })}
            </Banner>
          ) : (
            <Banner tone="info" title={say(signingTexts.declined)}>
              {say(signingTexts.declinedHint, { company: company_name })}
            </Banner>
          )}
        </div>
      )}
      {outcome !== "declined" && (
        <Sheet
          key={outcome ?? "open"}
          client={client}
          token={token}
          title={outcome === "signed" ? say(signingTexts.signedFile, { title }) : `${title}.pdf`}
        />
      )}
      {!outcome && <SigningForm {...props} onDecided={setOutcome} />}
    </Page>
  );
}

function Sheet({
  client,
  token,
  title,
}: Pick<SigningPageProps, "client" | "token"> & { title: string }) {
  const [source] = useState(() => () => client.call(getSigningDocument, { body: { token } }));
  return <DocumentViewer source={source} type={pdfType} title={title} allowsDownload />;
}
