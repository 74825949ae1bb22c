import type { BookingInput } from "@ats/core/interviews/booking-contract";
import type { TestCompanies } from "./companies.ts";

/** An interview by the hiring manager, on a Wednesday at that hour. */
export const interviewOf = ({ manager }: TestCompanies["users"], hour = 10) => {
  const times = {
    start_date_time: `2026-11-25T${hour}:00:00Z`,
    end_date_time: `2026-11-25T${hour + 1}:00:00Z`,
    time_zone: "Europe/London",
  };
  const input = {
    ...times,
    title: "Second interview",
    type: "VIDEO",
    room: "",
    video_link: "https://meet.example/second",
    panel: [manager.id],
    questions: "Why nights?",
    adjustments: "A quiet room.",
  } as const;
  return { times, input: { ...input, panel: [...input.panel] } };
};

/** An interview by the administrator, of which the candidate chooses the time. */
export const invitationOf = ({ admin }: TestCompanies["users"]): BookingInput => ({
  title: "A talk",
  type: "PHONE",
  room: "",
  video_link: "",
  panel: [admin.id],
  questions: "",
  minutes: 30,
  first_date: "2026-11-26",
  last_date: "2026-11-27",
});
