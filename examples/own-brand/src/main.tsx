import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { Calendar } from "@ats/screens/Calendar";
import { CandidateList } from "@ats/screens/CandidateList";
import { JobList } from "@ats/screens/JobList";
import "@ats/screens/styles.css";
import "@ats/ui/styles.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "./brand.ts";
import { Frame } from "./Frame.tsx";

const addresses = { jobList: "/", candidateList: "/people", calendar: "/calendar" };
const pages: Record<string, ReactNode> = {
  "/": <JobList />,
  "/people": <CandidateList />,
  "/calendar": <Calendar />,
};

createRoot(document.getElementById("root")!).render(
  <AtsScreens addresses={addresses}>
    <Frame>{pages[window.location.pathname]}</Frame>
  </AtsScreens>,
);
