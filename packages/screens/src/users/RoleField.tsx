import { listJobNames } from "@ats/core/jobs/contract";
import { spokenJob } from "@ats/core/jobs/job-name";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import type { RoleRecord } from "@ats/core/roles/role";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { texts, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { useOpenJobs } from "../jobs/useOpenJobs.ts";
import { scopeTexts } from "../roles/texts.ts";
import { roleName } from "./role-name.ts";
import { usersTexts } from "./texts.ts";
import { useRoles } from "./useRoles.ts";

const roleTexts = texts("users.roleHints", {
  admin: "Everything, with users, settings and costs",
  recruiter: "Jobs, candidates, interviews, documents and checks",
  manager: "Their own vacancies, and applicants without names where a job is anonymised",
  master: "As an administrator, here and in client companies",
  departments: "Departments",
  brands: "Brands",
  jobs: "Jobs",
  unnamedJob: "A job that is gone or that you can’t see",
  loading: "Loading…",
});

const hints: Record<string, (typeof roleTexts)[keyof typeof roleTexts]> = {
  "Recruiter admin user": roleTexts.admin,
  "Recruiter user": roleTexts.recruiter,
  "Hiring manager user": roleTexts.manager,
  "Master group user": roleTexts.master,
};

interface RoleFieldProps {
  name: string;
  value: string;
  onChange(role: string): void;
  /** Departments, brands or ids of jobs, where the role is limited to some. */
  values: string[];
  onValuesChange(values: string[]): void;
  isReadOnly?: boolean;
}

/** Few roles are shown at once, each with what it may do. */
const mostShown = 6;

/** Chooses among the roles that the signed-in user may give, and what a limited one covers. */
export function RoleField({
  value,
  onChange,
  values,
  onValuesChange,
  isReadOnly = false,
  ...field
}: RoleFieldProps) {
  const say = useTexts();
  const { all, toGive } = useRoles();
  const names = [...new Set([...toGive.map(({ name }) => name), ...(value ? [value] : [])])];
  const scopeOf = (role: string) => all.find(({ name }) => name === role)?.scope;
  const hintOf = (role: string) => {
    const reach = scopeOf(role);
    return hints[role] ?? (reach && scopeTexts[reach]);
  };
  const options = names.map((id) => {
    const hint = hintOf(id);
    return { id, label: roleName(say, id), ...(hint && { description: say(hint) }) };
  });
  const scope = scopeOf(value);
  const common = {
    ...field,
    onChange(role: string) {
      onChange(role);
      // A department is no job: what was chosen for one scope says nothing in another.
      if (scopeOf(role) !== scope) onValuesChange([]);
    },
    label: say(usersTexts.role),
    options,
    isDisabled: isReadOnly,
  };
  return (
    <>
      {options.length > mostShown ? (
        <Select {...common} value={value} />
      ) : (
        <RadioGroup {...common} value={value || null} />
      )}
      {(scope === "departments" || scope === "brands") && (
        <ValuesField
          {...{ scope, isReadOnly, value: values, onChange: onValuesChange }}
          key={scope}
        />
      )}
      {scope === "named_jobs" && (
        <JobsField {...{ isReadOnly, value: values, onChange: onValuesChange }} />
      )}
    </>
  );
}

interface ValuesFieldProps {
  value: string[];
  isReadOnly: boolean;
  onChange(values: string[]): void;
}

function ValuesField({
  scope,
  isReadOnly,
  ...field
}: ValuesFieldProps & { scope: Extract<RoleRecord["scope"], "departments" | "brands"> }) {
  const say = useTexts();
  const { data } = useEndpoint(getJobSuggestions, {});
  const known = (scope === "departments" ? data?.depts : data?.brands) ?? [];
  return (
    <MultiSelect
      label={say(roleTexts[scope])}
      name="scope_values"
      options={[...new Set([...known, ...field.value])].map((id) => ({ id, label: id }))}
      isDisabled={isReadOnly}
      {...field}
    />
  );
}

function JobsField({ isReadOnly, ...field }: ValuesFieldProps) {
  const say = useTexts();
  const loadOptions = useOpenJobs();
  // Jobs chosen from the list bring their names.
  const [ids] = useState(field.value);
  const id = ids.map(Number).filter(Number.isSafeInteger);
  const { data, error } = useEndpoint(listJobNames, { query: { id } }, { enabled: id.length > 0 });
  const names = new Map(data?.records.map((job) => [String(job.id), spokenJob(job)]));
  const isReady = id.length === 0 || Boolean(data ?? error);
  const unnamed = isReady ? roleTexts.unnamedJob : roleTexts.loading;
  return (
    <MultiSelect
      key={String(isReady)}
      label={say(roleTexts.jobs)}
      name="scope_values"
      loadOptions={loadOptions}
      selectedOptions={ids.map((each) => ({ id: each, label: names.get(each) ?? say(unnamed) }))}
      isDisabled={isReadOnly || !isReady}
      {...field}
    />
  );
}
