/** Experience, training and questions of one profession, for consistent CVs. */
export interface Profession {
  dept: string;
  /** Share of the candidates. */
  weight: number;
  /** Job titles, from entry level upwards. */
  ladder: string[];
  employers: string[];
  duties: string[];
  skills: { name: string; description: string; category: string }[];
  courses: { name: string; institute: string }[];
  education: { type: string; subjects: string[]; institutes: string[] };
  questions: { question: string; answers: string[] }[];
  vacancies: Vacancy[];
}

export interface Vacancy {
  title: string;
  /** Pounds a year. */
  salary: [from: number, to: number];
  job_type: string;
  about: string;
}

export const rightToWork = {
  question: "Do you have the right to work in the UK?",
  answers: [
    "Yes, British or Irish citizen",
    "Yes, settled or pre-settled status",
    "Yes, with a visa that allows this work",
    "Not yet, I would need sponsorship",
  ],
};

export const notice = {
  question: "When could you start?",
  answers: ["Immediately", "In two weeks", "In a month", "In three months"],
};
