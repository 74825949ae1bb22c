import { createElement } from "react";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import type { TableColumn } from "./tableTypes.ts";

export type Job = {
  number: number;
  title: string;
  place: string;
  status: "Active" | "On hold";
  applications: number;
  hired: number;
};

const titles = ["Registered nurse", "Care assistant", "Support worker", "Chef", "Night porter"];
const places = ["Leeds", "Liverpool", "London", "Manchester"];

/** Jobs of Northgate Group, for the stories. */
export const jobs = (count: number): Job[] =>
  Array.from({ length: count }, (_, at) => ({
    number: 1042 - at,
    title: titles[at % titles.length] ?? "",
    place: places[at % places.length] ?? "",
    status: at % 4 === 1 ? "On hold" : "Active",
    applications: (at * 7) % 31,
    hired: at % 3,
  }));

export const columns: TableColumn<Job>[] = [
  {
    id: "title",
    header: "Title",
    width: "16rem",
    cell: (row) => row.title,
    isSortable: true,
    isRowHeader: true,
  },
  { id: "number", header: "Number", cell: (row) => `J-${row.number}`, isSortable: true },
  { id: "place", header: "Location", cell: (row) => row.place, hideBelow: "sm" },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) =>
      createElement(StatusBadge, {
        label: status,
        tone: status === "Active" ? "positive" : "warning",
      }),
    hideBelow: "sm",
  },
  { id: "applications", header: "Applications", cell: (row) => row.applications, align: "end" },
];
