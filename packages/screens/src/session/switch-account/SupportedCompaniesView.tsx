import { noSupportReason, supportReasonMax } from "@ats/core/session/support-contract";
import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form } from "@ats/ui/Form";
import { Loader } from "@ats/ui/Loader";
import { SearchField } from "@ats/ui/SearchField";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useState } from "react";
import { CompanyChoice } from "../CompanyChoice.tsx";

export interface SupportedCompaniesViewProps {
  state: "loading" | "failed" | "loaded";
  companies: readonly AccessibleClient[];
  /** Total number of companies. `companies` holds the first of them. */
  total: number;
  current: number;
  term: string;
  search(term: string): void;
  /** Reason for the session, kept as a draft. */
  reason: string;
  giveReason(reason: string): void;
  error: string | undefined;
  isOpening: boolean;
  isRetrying: boolean;
  retry(): void;
  open(company: number): void;
}

export function SupportedCompaniesView(props: SupportedCompaniesViewProps) {
  const { state, companies, total, current, term, search, reason, error, isOpening } = props;
  const [company, setCompany] = useState<number>();
  const [wasTried, setTried] = useState(false);
  const chosen = companies.find(({ id }) => id === company);
  const noCompany = wasTried && !chosen ? "Choose a company." : undefined;
  const noReason = wasTried && !reason.trim() ? noSupportReason : undefined;
  return (
    <Form
      aria-label="Switch account"
      onSubmit={() => {
        setTried(true);
        if (chosen && reason.trim() && !isOpening) props.open(chosen.id);
      }}
    >
      <SearchField
        label="Search companies"
        placeholder="Search companies"
        value={term}
        onChange={search}
        autoFocus
      />
      {state === "loading" && <Loader label="Loading companies" />}
      {state === "failed" && (
        <ErrorState
          title="The companies could not be loaded"
          description="Check your connection and try again. You are still signed in here."
          isRetrying={props.isRetrying}
          onRetry={props.retry}
        />
      )}
      {state === "loaded" && companies.length === 0 && (
        <div role="status">
          <Text as="p" tone="muted">
            No company’s name contains “{term}”. Check the spelling, or search for part of the name.
          </Text>
        </div>
      )}
      {companies.length > 0 && (
        <CompanyChoice
          label="Company"
          companies={companies}
          current={current}
          value={company}
          onChange={setCompany}
          showHost
          errorMessage={noCompany ?? error}
        />
      )}
      {total > companies.length && (
        <Text as="p" size="sm" tone="muted">
          {companies.length} of {total} companies are shown. Search for the others by name.
        </Text>
      )}
      <TextArea
        label="Reason"
        description="What you were asked to do, such as a ticket number."
        isRequired
        rows={2}
        maxLength={supportReasonMax}
        value={reason}
        onChange={props.giveReason}
        errorMessage={noReason}
      />
      <Button type="submit" variant="primary" isPending={isOpening}>
        Start session
      </Button>
    </Form>
  );
}
