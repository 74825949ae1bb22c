import { screen } from "@ats/screens/app/screen";
import { texts } from "@ats/ui/texts";

const { title } = texts("recruitmentSuccess", { title: "Recruitment success" });

/** Takes a route of the product that has no screen yet. Its right guards the menu and the page. */
export const recruitmentSuccess = screen({
  name: "recruitmentSuccess",
  title,
  right: "VIEW_RECRUITMENT_SUCCESS",
  load: async () => (await import("./RecruitmentSuccess.tsx")).RecruitmentSuccess,
});
