import { notice, type Profession, rightToWork } from "./profession.ts";

export const finance: Profession = {
  dept: "Finance",
  weight: 8,
  ladder: [
    "Accounts Assistant",
    "Payroll Administrator",
    "Assistant Accountant",
    "Management Accountant",
    "Finance Business Partner",
    "Finance Manager",
  ],
  employers: [
    "Yorkshire Building Society",
    "Baxter Hale Accountants",
    "Leeds City Council",
    "Morrisons",
    "Pennine Housing",
    "Asda",
    "Harrison Clarke LLP",
  ],
  duties: [
    "Posted 900 supplier invoices a month and ran the weekly payment file.",
    "Ran a four-weekly payroll for 1,400 people, including pensions and year end.",
    "Prepared the management accounts by working day six.",
    "Reconciled eleven bank accounts and the intercompany balances.",
    "Built the budget model that the operations managers still use.",
    "Answered the auditors, and closed all but one of their points.",
  ],
  skills: [
    { name: "Excel", description: "Power Query, pivot tables, models", category: "Systems" },
    { name: "Sage 200", description: "Purchase and nominal ledger", category: "Systems" },
    { name: "Payroll", description: "RTI, auto-enrolment, year end", category: "Finance" },
    { name: "Month end", description: "Accruals, prepayments, commentary", category: "Finance" },
    {
      name: "Business partnering",
      description: "Explaining numbers to people who run things",
      category: "Communication",
    },
    { name: "VAT returns", description: "Partial exemption", category: "Finance" },
  ],
  courses: [
    { name: "AAT Level 4", institute: "AAT" },
    { name: "CIMA Management Level", institute: "CIMA" },
    { name: "Payroll Technician Certificate", institute: "CIPP" },
  ],
  education: {
    type: "Degree",
    subjects: ["BA Accounting and Finance", "BSc Economics", "BSc Mathematics"],
    institutes: [
      "University of Leeds",
      "University of Sheffield",
      "Manchester Metropolitan University",
      "Durham University",
    ],
  },
  questions: [
    rightToWork,
    {
      question: "Which accounting qualification do you hold?",
      answers: [
        "AAT Level 3",
        "AAT Level 4",
        "Part-qualified CIMA or ACCA",
        "Qualified CIMA, ACCA or ACA",
        "Qualified by experience",
      ],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Accounts Assistant",
      salary: [25200, 27800],
      job_type: "Full time",
      about: "Purchase ledger for 34 homes, in a team of seven in the middle of Leeds.",
    },
    {
      title: "Payroll Administrator",
      salary: [27300, 29900],
      job_type: "Full time",
      about: "Pay 2,600 colleagues the right amount on the right day.",
    },
    {
      title: "Management Accountant",
      salary: [42000, 47500],
      job_type: "Full time",
      about: "Own the numbers of the care division, and the conversation about them.",
    },
  ],
};

export const technology: Profession = {
  dept: "IT",
  weight: 8,
  ladder: [
    "Service Desk Analyst",
    "Desktop Engineer",
    "Systems Administrator",
    "Software Developer",
    "Data Engineer",
    "Infrastructure Manager",
  ],
  employers: [
    "TPP",
    "Sky Betting & Gaming",
    "NHS Digital",
    "Emis Health",
    "Bradford Council",
    "Infinity Works",
    "Northcoders",
  ],
  duties: [
    "Answered 45 tickets a day, 80 % fixed at first contact.",
    "Moved 2,300 people to a new email and file service over one summer.",
    "Wrote the TypeScript services behind a rota app for 9,000 carers.",
    "Kept Windows and Linux servers patched, backed up and boring.",
    "Built the data warehouse loads and the dashboards on top.",
    "Ran the network refresh of 34 sites without a lost day.",
  ],
  skills: [
    { name: "TypeScript", description: "Services and web front ends", category: "Development" },
    { name: "SQL", description: "PostgreSQL and SQL Server", category: "Data" },
    { name: "Microsoft 365", description: "Intune, Exchange, Entra", category: "Infrastructure" },
    { name: "Networking", description: "VLANs, Wi-Fi, firewalls", category: "Infrastructure" },
    { name: "Python", description: "Data pipelines and scripting", category: "Development" },
    { name: "ITIL", description: "Incident, change and problem", category: "Service" },
    {
      name: "Accessibility",
      description: "WCAG 2.2 testing with real users",
      category: "Development",
    },
  ],
  courses: [
    { name: "ITIL 4 Foundation", institute: "PeopleCert" },
    { name: "Software Development Bootcamp", institute: "Northcoders" },
    { name: "Azure Administrator Associate", institute: "Microsoft" },
    { name: "CompTIA Network+", institute: "CompTIA" },
  ],
  education: {
    type: "Degree",
    subjects: [
      "BSc Computer Science",
      "BSc Information Systems",
      "BEng Software Engineering",
      "BA Geography",
    ],
    institutes: [
      "University of Leeds",
      "University of York",
      "Sheffield Hallam University",
      "Newcastle University",
    ],
  },
  questions: [
    rightToWork,
    {
      question: "How many days a week could you be in Leeds?",
      answers: ["Any", "Three", "Two", "One", "Remote only"],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Service Desk Analyst",
      salary: [25800, 28900],
      job_type: "Full time",
      about: "First answer for 2,600 colleagues, most of whom are on shift and need it now.",
    },
    {
      title: "Software Developer",
      salary: [44000, 54000],
      job_type: "Full time",
      about:
        "TypeScript, PostgreSQL and users two floors below who will tell you what is wrong with it.",
    },
    {
      title: "Data Engineer",
      salary: [46500, 56000],
      job_type: "Contract",
      about: "Bring rota, payroll and care records into one place that people trust.",
    },
  ],
};

export const people: Profession = {
  dept: "People",
  weight: 6,
  ladder: [
    "Receptionist",
    "Administrator",
    "HR Administrator",
    "Recruitment Coordinator",
    "HR Adviser",
    "People Partner",
  ],
  employers: [
    "Leeds Beckett University",
    "Reed",
    "Wheatfields Hospice",
    "First Bus",
    "Northern Rail",
    "Yorkshire Water",
  ],
  duties: [
    "First voice on the telephone and first face at the door.",
    "Kept personnel files, right-to-work checks and DBS renewals in order.",
    "Arranged 60 interviews a month across eleven sites.",
    "Advised managers on absence, conduct and flexible working.",
    "Ran induction every Monday for up to 25 starters.",
    "Took the minutes of hearings and grievances.",
  ],
  skills: [
    { name: "Interview scheduling", description: "Panels across sites", category: "Recruitment" },
    { name: "Employee relations", description: "Absence, conduct, capability", category: "HR" },
    { name: "Minute taking", description: "Hearings and boards", category: "Administration" },
    { name: "DBS checks", description: "Enhanced, barred lists", category: "Compliance" },
    { name: "Word and Outlook", description: "Mail merge, shared calendars", category: "Systems" },
  ],
  courses: [
    { name: "CIPD Level 3 Foundation", institute: "CIPD" },
    { name: "CIPD Level 5 Associate", institute: "CIPD" },
    { name: "Mental Health First Aid", institute: "MHFA England" },
  ],
  education: {
    type: "A level",
    subjects: [
      "English, History and Psychology",
      "Business, ICT and Sociology",
      "BA Human Resource Management",
    ],
    institutes: [
      "Notre Dame Sixth Form",
      "Greenhead College",
      "Leeds Beckett University",
      "Huddersfield New College",
    ],
  },
  questions: [
    rightToWork,
    {
      question: "Which hours suit you?",
      answers: ["Full time", "Four days", "School hours", "Mornings", "Flexible"],
    },
    notice,
  ],
  vacancies: [
    {
      title: "HR Adviser",
      salary: [32500, 36400],
      job_type: "Full time",
      about: "Advise 34 home managers who would rather ring you than look it up.",
    },
    {
      title: "Recruitment Coordinator",
      salary: [26000, 28600],
      job_type: "Full time",
      about: "From advert to first day: keep candidates informed and managers moving.",
    },
    {
      title: "Receptionist",
      salary: [23300, 24400],
      job_type: "Part time",
      about: "Welcome residents, families, doctors and the occasional alpaca.",
    },
  ],
};
