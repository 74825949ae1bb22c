import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { pageSearch } from "../../lists/list-state.ts";

const rightToWorkSearch = z.object(pageSearch);
export type RightToWorkSearch = z.output<typeof rightToWorkSearch>;

export const rightToWorkRoute = screen({
  name: "rightToWork",
  right: "MANAGE_CHECKS",
  search: rightToWorkSearch,
  load: () => import("./RightToWork.tsx").then(({ RightToWork }) => RightToWork),
});
