import { notice, type Profession, rightToWork } from "./profession.ts";

export const council: Profession = {
  dept: "Community Services",
  weight: 1,
  ladder: [
    "Customer Adviser",
    "Library Assistant",
    "Housing Officer",
    "Planning Officer",
    "Social Worker",
    "Service Manager",
  ],
  employers: [
    "Oxfordshire County Council",
    "Reading Borough Council",
    "Thames Valley Housing",
    "Wokingham Borough Council",
    "Citizens Advice",
    "Slough Borough Council",
  ],
  duties: [
    "Answered residents at the counter, by telephone and by web chat.",
    "Assessed homelessness applications within the 56-day duty.",
    "Determined householder planning applications under delegated powers.",
    "Held a caseload of 18 children in need and on protection plans.",
    "Ran story time for under-fives and a reading group that outgrew the room.",
    "Wrote committee reports and presented them to members.",
  ],
  skills: [
    {
      name: "Case management",
      description: "Recording, deadlines, court work",
      category: "Practice",
    },
    { name: "Planning law", description: "GPDO, appeals", category: "Practice" },
    {
      name: "Safeguarding",
      description: "Section 42 and section 47 enquiries",
      category: "Practice",
    },
    {
      name: "Welfare benefits",
      description: "Universal Credit, council tax support",
      category: "Advice",
    },
    {
      name: "Public speaking",
      description: "Committees and consultations",
      category: "Communication",
    },
  ],
  courses: [
    { name: "Assessed and Supported Year in Employment", institute: "Skills for Care" },
    { name: "Licentiate of the RTPI", institute: "RTPI" },
    { name: "CIH Level 3 Housing", institute: "Chartered Institute of Housing" },
  ],
  education: {
    type: "Degree",
    subjects: ["BA Social Work", "MSc Town Planning", "BA English", "BA Politics"],
    institutes: [
      "University of Reading",
      "Oxford Brookes University",
      "Royal Holloway",
      "Open University",
    ],
  },
  questions: [
    rightToWork,
    {
      question: "Do you hold a full driving licence?",
      answers: ["Yes, with a car", "Yes, without a car", "No"],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Social Worker, Children and Families",
      salary: [39500, 45700],
      job_type: "Full time",
      about: "Caseloads capped at sixteen, a manager on the floor and a car park.",
    },
    {
      title: "Planning Officer",
      salary: [35200, 39500],
      job_type: "Full time",
      about: "Householder and minor applications in a town with a river, a bypass and opinions.",
    },
    {
      title: "Library Assistant",
      salary: [23500, 24800],
      job_type: "Part time",
      about: "Books, birth certificates, broadband and the best-attended story time in the county.",
    },
    {
      title: "Housing Officer",
      salary: [31100, 34300],
      job_type: "Full time",
      about: "Keep people in their homes, and find homes for those who have none.",
    },
    {
      title: "Customer Adviser",
      salary: [24300, 26400],
      job_type: "Full time",
      about: "The first person residents speak to, and often the only one they need.",
    },
  ],
};
