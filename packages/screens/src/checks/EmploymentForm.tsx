import { getRightToWork, type RightToWork, saveEmployment } from "@ats/core/checks/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { shortDate } from "../dates/dates.ts";

interface EmploymentFormProps {
  /** The application's. */
  id: number;
  standing: RightToWork;
}

/** When work begins and when it ended: checks and the keeping of copies depend on it. */
export function EmploymentForm({ id, standing }: EmploymentFormProps) {
  const queries = useQueryClient();
  const key = keyOf(getRightToWork, { params: { id } });
  const [typed, setTyped] = useState({
    start_date: standing.start_date,
    end_date: standing.end_date,
  });
  const { mutate, isPending, error, reset } = useCall(saveEmployment, {
    onSuccess: (saved) => {
      queries.setQueryData(key, saved);
      showToast({ tone: "positive", title: "Dates saved" });
    },
  });
  const isSame = typed.start_date === standing.start_date && typed.end_date === standing.end_date;
  return (
    <Form
      aria-label="Employment"
      gap="sm"
      onSubmit={() => mutate({ params: { id }, body: typed, version: standing.version })}
    >
      <Grid columns={2}>
        <DatePicker
          label="Work begins"
          value={typed.start_date}
          onChange={(start_date) => setTyped({ ...typed, start_date })}
        />
        <DatePicker
          label="Work ended"
          value={typed.end_date}
          onChange={(end_date) => setTyped({ ...typed, end_date })}
        />
      </Grid>
      {standing.kept_until && (
        <Text size="sm" tone="muted">
          Copies are kept until {shortDate(standing.kept_until)}, then destroyed.
        </Text>
      )}
      {error && (
        <Banner
          tone="critical"
          title="Not saved"
          actions={
            error.status === 412 && (
              <Button
                size="sm"
                onPress={() => {
                  reset();
                  void queries.invalidateQueries({ queryKey: key });
                }}
              >
                Load the saved dates
              </Button>
            )
          }
        >
          {error.message}
        </Banner>
      )}
      {!isSame && (
        <Inline justify="end">
          <Button type="submit" isPending={isPending}>
            Save the dates
          </Button>
        </Inline>
      )}
    </Form>
  );
}
