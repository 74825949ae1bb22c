import type { Mention, MergeTag } from "./RichTextEditor.tsx";

/** Texts and people of Northgate Group, for stories. */
export const advert = `<h2>Registered nurse, Leeds</h2><p>Northgate Group runs <strong>14 care homes</strong> in Yorkshire. You lead a team of six on the <em>dementia ward</em>, and you have time for each resident. <a href="https://northgate.example/about">Read about us</a>.</p><h3>What you will do</h3><ul><li><p>plan care with residents and their families</p></li><li><p>guide healthcare assistants on shift</p></li></ul><table><tbody><tr><th><p>Shift</p></th><th><p>Hours</p></th></tr><tr><td><p>Day</p></td><td><p>07:30 to 19:30</p></td></tr><tr><td><p>Night</p></td><td><p>19:30 to 07:30</p></td></tr></tbody></table><p><span data-color="red" style="color: rgb(163, 33, 27);">Applications close on 30 November.</span> <span data-highlight="yellow" style="background-color: rgb(253, 234, 168);">Welcome bonus of £1,000.</span></p>`;

const paragraph =
  "<p>You work with general practitioners, pharmacists and social workers, and you keep records that the next shift can rely on. We pay for your revalidation and for one day of training each month.</p>";
export const longAdvert = `${advert}<h3>Who you work with</h3>${paragraph.repeat(6)}<blockquote><p>I came for a year. That was 2011.</p></blockquote><hr>${paragraph.repeat(6)}`;

export const tags: MergeTag[] = [
  { id: "candidate.first_name", label: "First name" },
  { id: "candidate.last_name", label: "Last name" },
  { id: "job.title", label: "Job title" },
  { id: "job.closing_date", label: "Closing date" },
  { id: "company.name", label: "Company name" },
];

const users: Mention[] = [
  { id: "u1", label: "Amara Okafor", description: "Hiring manager" },
  { id: "u2", label: "Priya Shah", description: "Recruiter" },
  { id: "u3", label: "Prince Bartholomew-Montgomery", description: "Recruiter" },
];
export const people = async (query: string): Promise<Mention[]> =>
  users.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
