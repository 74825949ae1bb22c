import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form } from "@ats/ui/Form";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { Building2 } from "lucide-react";
import { useState } from "react";
import { CompanyChoice } from "../CompanyChoice.tsx";
import { switchAccountTexts } from "./texts.ts";

export interface OwnCompaniesViewProps {
  state: "loading" | "failed" | "loaded";
  companies: readonly AccessibleClient[];
  current: number;
  company: number | undefined;
  choose(company: number): void;
  error: string | undefined;
  isSwitching: boolean;
  isRetrying: boolean;
  retry(): void;
  go(company: number): void;
}

export function OwnCompaniesView(props: OwnCompaniesViewProps) {
  const say = useTexts();
  const { state, companies, current, company, choose, error, isSwitching } = props;
  const [isForgotten, setForgotten] = useState(false);
  if (state === "loading") return <Loader label={say(switchAccountTexts.loadingOwn)} />;
  if (state === "failed")
    return (
      <ErrorState
        title={say(switchAccountTexts.ownNotLoaded)}
        description={say(switchAccountTexts.notLoadedHint)}
        isRetrying={props.isRetrying}
        onRetry={props.retry}
      />
    );
  if (companies.every(({ id }) => id === current))
    return (
      <EmptyState
        icon={<Building2 />}
        title={say(switchAccountTexts.noOther)}
        description={say(switchAccountTexts.noOtherHint)}
      />
    );
  const missing =
    isForgotten && company === undefined ? say(switchAccountTexts.companyMissing) : undefined;
  return (
    <Form
      aria-label={say(switchAccountTexts.title)}
      onSubmit={() => {
        setForgotten(company === undefined);
        if (company !== undefined && !isSwitching) props.go(company);
      }}
    >
      <CompanyChoice
        label={say(switchAccountTexts.company)}
        companies={companies}
        current={current}
        value={company}
        onChange={choose}
        showHost
        autoFocus
        errorMessage={missing ?? error}
      />
      <Button type="submit" variant="primary" isPending={isSwitching}>
        {say(switchAccountTexts.switch)}
      </Button>
    </Form>
  );
}
