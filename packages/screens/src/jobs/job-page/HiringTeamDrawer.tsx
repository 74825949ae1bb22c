import { getJob } from "@ats/core/jobs/contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { jobInput } from "@ats/core/jobs/job-input";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getJobSuggestions, updateJob } from "@ats/core/jobs/vacancy-contract";
import { Avatar } from "@ats/ui/Avatar";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { withChosen } from "../../users/with-chosen.ts";
import { fieldTexts } from "../job-form/field-texts.ts";
import { TeamFields } from "../job-form/TeamFields.tsx";
import { valuesOf } from "../job-form/values.ts";
import { jobPageTexts } from "./texts.ts";

interface HiringTeamDrawerProps {
  job: JobDetails;
  mayEdit: boolean;
  onClose(): void;
}

/** Shows the hiring team of a job, and changes it in place. */
export default function HiringTeamDrawer({ job, mayEdit, onClose }: HiringTeamDrawerProps) {
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const { recruiter_id, hiring_manager_id, members } = job;
  const [team, setTeam] = useState({ recruiter_id, hiring_manager_id, members });
  const suggestions = useEndpoint(getJobSuggestions, {}, { enabled: mayEdit });
  const save = useCall(updateJob, {
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(getJob, { params: { id: job.id } }), saved);
      void queries.invalidateQueries({ queryKey: keyOf(listJobs) });
      showToast({ tone: "positive", title: say(jobPageTexts.teamSaved) });
      onClose();
    },
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(getJob) });
    },
  });
  const submit = () => {
    if (save.isPending) return;
    save.mutate({
      params: { id: job.id },
      version: job.version,
      body: jobInput.parse({ ...valuesOf(job), ...team }),
    });
  };
  const error = save.error ?? suggestions.error;
  return (
    <Drawer
      isOpen
      size="sm"
      title={say(jobPageTexts.hiringTeam)}
      onOpenChange={onClose}
      footer={
        mayEdit && (
          <>
            <Button onPress={onClose}>{say(words.cancel)}</Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              isPending={save.isPending}
              isDisabled={!suggestions.data}
            >
              {say(actions.save)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="critical">{error.message}</Banner>}
        {mayEdit ? (
          <Form id={form} aria-label={say(jobPageTexts.hiringTeam)} onSubmit={submit}>
            <TeamFields
              values={team}
              set={(change) => setTeam({ ...team, ...change })}
              team={withChosen(suggestions.data?.team ?? [], job.team)}
            />
          </Form>
        ) : (
          <Team job={job} />
        )}
      </Stack>
    </Drawer>
  );
}

function Team({ job }: Pick<HiringTeamDrawerProps, "job">) {
  const say = useTexts();
  const roleOf = (id: number) => {
    if (id === job.recruiter_id) return say(fieldTexts.recruiter_id);
    return id === job.hiring_manager_id && say(fieldTexts.hiring_manager_id);
  };
  return (
    <Stack as="ul">
      {job.team.map(({ id, first_name, last_name, email }) => (
        <Inline as="li" key={id} wrap={false}>
          <Avatar name={`${first_name} ${last_name}`} />
          <Stack gap="xxs">
            <Text weight="medium">{`${first_name} ${last_name}`}</Text>
            <Text size="sm" tone="muted">
              {[roleOf(id)].filter(Boolean)}
            </Text>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
