import { notice, type Profession, rightToWork } from "./profession.ts";

export const facilities: Profession = {
  dept: "Facilities",
  weight: 14,
  ladder: [
    "Domestic Assistant",
    "Kitchen Assistant",
    "Maintenance Operative",
    "Chef",
    "Estates Supervisor",
    "Facilities Manager",
  ],
  employers: [
    "Compass Facilities",
    "Wharfedale School Catering",
    "Aire Property Services",
    "Beckett Cleaning Company",
    "The Queens Hotel",
    "Northern Estates Maintenance",
    "Harewood Hospitality",
  ],
  duties: [
    "Kept 62 bedrooms and all public areas to the infection control standard.",
    "Cooked three meals a day for 70, including textured and diabetic diets.",
    "Carried out planned maintenance, legionella flushing and fire door checks.",
    "Answered the helpdesk, and fixed what could be fixed the same day.",
    "Managed contractors, permits and risk assessments.",
    "Cut the waste bill by a fifth by sorting at source.",
  ],
  skills: [
    { name: "Food hygiene", description: "Level 3, allergens", category: "Kitchen" },
    { name: "Plumbing repairs", description: "Taps, valves, TMV servicing", category: "Trade" },
    { name: "Electrical testing", description: "PAT and emergency lighting", category: "Trade" },
    { name: "COSHH", description: "Assessment and storage", category: "Safety" },
    { name: "Menu planning", description: "Four-week cycles, IDDSI textures", category: "Kitchen" },
    { name: "Contractor management", description: "Permits to work, KPIs", category: "Management" },
  ],
  courses: [
    { name: "Level 3 Food Safety", institute: "CIEH" },
    { name: "IOSH Managing Safely", institute: "IOSH" },
    { name: "Legionella Awareness", institute: "BSRIA" },
    { name: "Asbestos Awareness", institute: "UKATA" },
  ],
  education: {
    type: "NVQ",
    subjects: [
      "Professional Cookery Level 2",
      "Plumbing Level 2",
      "Cleaning and Support Services",
      "Electrical Installation Level 3",
    ],
    institutes: ["Leeds City College", "Wakefield College", "Kirklees College", "York College"],
  },
  questions: [
    rightToWork,
    {
      question: "Can you work some weekends?",
      answers: ["Yes, every other weekend", "Yes, if agreed a month ahead", "Saturdays only", "No"],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Chef",
      salary: [27500, 30200],
      job_type: "Full time",
      about:
        "Home-cooked food for 60 people who will tell you what they think of it. No split shifts, home by six.",
    },
    {
      title: "Domestic Assistant",
      salary: [23400, 24200],
      job_type: "Part time",
      about: "Keep our home clean, safe and smelling of nothing but Sunday lunch.",
    },
    {
      title: "Maintenance Operative",
      salary: [26200, 29400],
      job_type: "Full time",
      about:
        "One site, one van, a varied list: plumbing, decorating, fire checks, hanging pictures.",
    },
    {
      title: "Facilities Manager",
      salary: [38800, 43500],
      job_type: "Full time",
      about: "Eleven buildings, a good budget and a team of nine.",
    },
  ],
};

export const logistics: Profession = {
  dept: "Logistics",
  weight: 14,
  ladder: [
    "Warehouse Operative",
    "Delivery Driver",
    "Forklift Driver",
    "HGV Class 2 Driver",
    "Shift Supervisor",
    "Transport Manager",
  ],
  employers: [
    "Trans-Pennine Distribution",
    "Normanton Fulfilment",
    "Humber Freight",
    "Aire Valley Parcels",
    "Kirkstall Cold Store",
    "Medical Supplies North",
    "Stourton Logistics",
  ],
  duties: [
    "Picked and packed 120 lines an hour at 99.7 % accuracy.",
    "Delivered medical equipment into people's homes, set it up and explained it.",
    "Drove reach and counterbalance trucks on a 24-hour site.",
    "Planned eleven routes a day and answered for the tachographs.",
    "Trained agency staff at peak and signed off their inductions.",
    "Ran the returns desk: cleaning, testing and recycling of equipment.",
  ],
  skills: [
    { name: "Counterbalance truck", description: "RTITB, current", category: "Licence" },
    { name: "Reach truck", description: "RTITB, current", category: "Licence" },
    { name: "HGV Class 2", description: "CPC and digital tachograph card", category: "Licence" },
    { name: "Route planning", description: "Multi-drop, time windows", category: "Planning" },
    {
      name: "Warehouse systems",
      description: "Handheld scanning, cycle counts",
      category: "Systems",
    },
    { name: "Manual handling", description: "Two-person lifts into homes", category: "Safety" },
  ],
  courses: [
    { name: "Driver CPC periodic training", institute: "Logistics UK" },
    { name: "Transport Manager CPC", institute: "CILT" },
    { name: "RTITB Counterbalance", institute: "Mentor Training" },
  ],
  education: {
    type: "GCSE",
    subjects: ["English and Mathematics", "Engineering", "Business"],
    institutes: ["Leeds City College", "Doncaster College", "Hull College", "Morley Academy"],
  },
  questions: [
    rightToWork,
    {
      question: "Which licences do you hold?",
      answers: [
        "Category B",
        "Category B and C1",
        "Category C with CPC",
        "Counterbalance and reach",
        "None yet",
      ],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Warehouse Operative",
      salary: [24400, 26100],
      job_type: "Full time",
      about: "Four on, four off in a warm warehouse that supplies hospitals and care homes.",
    },
    {
      title: "Delivery Driver, Medical Equipment",
      salary: [25800, 28300],
      job_type: "Full time",
      about: "Beds, hoists and wheelchairs to people who need them to come home from hospital.",
    },
    {
      title: "HGV Class 2 Driver",
      salary: [33600, 37400],
      job_type: "Full time",
      about: "Days only, no nights out, two on the wagon.",
    },
    {
      title: "Transport Planner",
      salary: [29200, 33000],
      job_type: "Full time",
      about: "Route 24 vans around the north of England and still make the four o'clock cut-off.",
    },
  ],
};
