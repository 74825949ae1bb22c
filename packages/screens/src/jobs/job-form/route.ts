import { screen } from "../../app/screen.ts";

export const jobAddRoute = screen({
  name: "jobAdd",
  right: "PUBLISH_JOBS",
  shows: "salary",
  load: async () => (await import("./JobAdd.tsx")).JobAdd,
});

/** The same form for users who cannot publish. It leads to approval. */
export const vacancyFormRoute = screen({
  name: "vacancyForm",
  right: "UPDATE_JOBS",
  shows: "salary",
  load: async () => (await import("./JobAdd.tsx")).VacancyForm,
});

export const jobEditRoute = screen({
  name: "jobEdit",
  right: "UPDATE_JOBS",
  shows: "salary",
  load: async () => (await import("./JobEdit.tsx")).JobEdit,
});
