import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { useCan, useShows } from "../../session/session.tsx";
import { jobListTexts } from "./texts.ts";

/** Opens the form of a new job. A user who cannot publish requests one. */
export function AddJob() {
  const say = useTexts();
  const { hasScreen } = useAts();
  const mayPublish = useCan("PUBLISH_JOBS");
  const showsSalary = useShows("salary");
  const mayWrite = useCan("UPDATE_JOBS") && showsSalary;
  const screen = mayPublish ? "jobAdd" : "vacancyForm";
  if (!mayWrite || !hasScreen(screen)) return null;
  return (
    <Button iconStart={<Plus />} variant="primary" href={to[screen]()}>
      {mayPublish ? say(jobListTexts.addJob) : say(jobListTexts.requestVacancy)}
    </Button>
  );
}
