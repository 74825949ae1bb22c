import { notice, type Profession, rightToWork } from "./profession.ts";

export const care: Profession = {
  dept: "Care",
  weight: 36,
  ladder: [
    "Care Assistant",
    "Support Worker",
    "Senior Care Assistant",
    "Team Leader",
    "Deputy Home Manager",
    "Registered Manager",
  ],
  employers: [
    "Meadowbank House",
    "Ashgrove Care Homes",
    "Willow Court Residential",
    "Hollybush Homecare",
    "Pennine Supported Living",
    "The Larches Nursing Home",
    "Calder Valley Homecare",
    "St Oswald's Hospice",
    "Riverbank Day Centre",
    "Bright Horizons Learning Disability Services",
  ],
  duties: [
    "Supported up to twelve residents a shift with washing, dressing, meals and mobility.",
    "Wrote daily care notes and reported changes in health to the nurse in charge.",
    "Gave medication from blister packs under the home's medication policy.",
    "Organised afternoon activities for residents living with dementia.",
    "Used hoists and slide sheets safely, and showed new starters how.",
    "Accompanied people to hospital appointments and family visits.",
    "Took part in care plan reviews with families and social workers.",
    "Covered nights and weekends, including waking nights.",
  ],
  skills: [
    {
      name: "Personal care",
      description: "Dignified washing, dressing and continence care",
      category: "Care",
    },
    {
      name: "Dementia care",
      description: "Person-centred support at every stage",
      category: "Care",
    },
    {
      name: "Moving and handling",
      description: "Hoists, slide sheets, two-person transfers",
      category: "Safety",
    },
    {
      name: "Medication administration",
      description: "MAR charts and controlled drugs witness",
      category: "Care",
    },
    { name: "End of life care", description: "Comfort and family support", category: "Care" },
    { name: "Makaton", description: "Conversation level", category: "Communication" },
    {
      name: "Care planning software",
      description: "Daily notes on a handset",
      category: "Systems",
    },
    {
      name: "Full driving licence",
      description: "Own car, business insurance",
      category: "Driving",
    },
  ],
  courses: [
    { name: "Care Certificate", institute: "Skills for Care" },
    { name: "Safeguarding Adults Level 2", institute: "Social Care TV" },
    { name: "Moving and Handling of People", institute: "St John Ambulance" },
    { name: "Emergency First Aid at Work", institute: "British Red Cross" },
    { name: "Oliver McGowan Training on Learning Disability and Autism", institute: "NHS England" },
  ],
  education: {
    type: "NVQ",
    subjects: [
      "Health and Social Care Level 2",
      "Health and Social Care Level 3",
      "Adult Care Level 3",
    ],
    institutes: [
      "Leeds City College",
      "Bradford College",
      "Kirklees College",
      "The Manchester College",
      "Gateshead College",
    ],
  },
  questions: [
    rightToWork,
    {
      question: "Which shifts can you work?",
      answers: [
        "Days and weekends",
        "Nights only",
        "Any shift",
        "Weekdays in school hours",
        "Alternate weekends",
      ],
    },
    {
      question: "Tell us about a time you made someone's day better.",
      answers: [
        "A resident had stopped coming to meals after her sister died. I asked her to help me lay the tables, and by the end of the week she was eating with the others again.",
        "A gentleman I visited missed his allotment, so I brought in seed trays and we grew tomatoes on his windowsill.",
        "One of our ladies only spoke Polish on bad days. I learned twenty words and used them every morning.",
        "I noticed that a client was anxious before showers, so we put his music on first. It took ten minutes longer and changed everything.",
        "I looked after my grandmother for two years, and I know how much it means when somebody sits down and listens.",
      ],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Care Assistant",
      salary: [23800, 25200],
      job_type: "Full time",
      about:
        "Help our residents to live the day they want: washing, dressing, meals, outings and a good conversation.",
    },
    {
      title: "Senior Care Assistant",
      salary: [25600, 27900],
      job_type: "Full time",
      about: "Lead a shift of six, give medication, and keep care plans true to the person.",
    },
    {
      title: "Night Care Assistant",
      salary: [25100, 26800],
      job_type: "Nights",
      about: "Waking nights in a friendly 48-bed home, in a team of five.",
    },
    {
      title: "Support Worker, Learning Disabilities",
      salary: [24200, 26000],
      job_type: "Full time",
      about: "Support four adults in their own home to cook, work, travel and see friends.",
    },
    {
      title: "Homecare Worker",
      salary: [24500, 27300],
      job_type: "Part time",
      about: "Visit people in their own homes. Paid travel time, mileage and a company phone.",
    },
    {
      title: "Deputy Home Manager",
      salary: [34500, 38200],
      job_type: "Full time",
      about:
        "Second in charge of a 60-bed home rated Good, with time to lead rather than to fill rotas.",
    },
    {
      title: "Activities Coordinator",
      salary: [23900, 25400],
      job_type: "Part time",
      about:
        "Plan a week worth getting up for: music, gardening, baking, visits from the local school.",
    },
  ],
};

export const nursing: Profession = {
  dept: "Nursing",
  weight: 14,
  ladder: [
    "Healthcare Assistant",
    "Nursing Associate",
    "Staff Nurse",
    "Registered Nurse",
    "Senior Staff Nurse",
    "Clinical Lead",
  ],
  employers: [
    "Leeds Teaching Hospitals NHS Trust",
    "Bradford Teaching Hospitals NHS Foundation Trust",
    "Manchester University NHS Foundation Trust",
    "Sheffield Children's NHS Foundation Trust",
    "The Larches Nursing Home",
    "Spire Healthcare",
    "Nuffield Health",
    "Hull University Teaching Hospitals NHS Trust",
  ],
  duties: [
    "Ran a 28-bed elderly medicine ward as nurse in charge on nights.",
    "Carried out observations, NEWS2 scoring and escalation.",
    "Gave IV therapy, catheter care and complex wound dressings.",
    "Supervised students and newly qualified nurses as practice assessor.",
    "Completed admissions, risk assessments and discharge planning.",
    "Led the falls reduction project, and cut falls by a third in a year.",
    "Verified expected deaths and supported families.",
  ],
  skills: [
    { name: "Wound care", description: "Pressure ulcers, VAC therapy", category: "Clinical" },
    {
      name: "Venepuncture and cannulation",
      description: "Signed off and current",
      category: "Clinical",
    },
    { name: "PEG feeding", description: "Care and training of staff", category: "Clinical" },
    { name: "Syringe drivers", description: "McKinley T34", category: "Clinical" },
    {
      name: "Medicines management",
      description: "Audits, ordering, controlled drugs",
      category: "Governance",
    },
    { name: "Mentoring", description: "Practice assessor and supervisor", category: "Leadership" },
    { name: "Infection prevention", description: "Link nurse and auditor", category: "Governance" },
  ],
  courses: [
    { name: "Immediate Life Support", institute: "Resuscitation Council UK" },
    { name: "Mentorship for Practice", institute: "University of Bradford" },
    { name: "Tissue Viability", institute: "University of Leeds" },
    { name: "Verification of Expected Death", institute: "Marie Curie" },
  ],
  education: {
    type: "Degree",
    subjects: [
      "BSc Adult Nursing",
      "BSc Mental Health Nursing",
      "DipHE Nursing",
      "BSc Learning Disability Nursing",
    ],
    institutes: [
      "University of Bradford",
      "Leeds Beckett University",
      "University of Manchester",
      "Northumbria University",
      "University of Lagos",
      "University of Santo Tomas",
    ],
  },
  questions: [
    {
      question: "What is your NMC registration status?",
      answers: [
        "Registered, no conditions",
        "Registered, revalidation due this year",
        "PIN expected within three months",
        "Not registered",
      ],
    },
    rightToWork,
    {
      question: "How do you keep residents safe when the home is short of staff?",
      answers: [
        "I look at who needs a nurse and who needs company, re-plan the round, and ring the on-call manager before we are in trouble rather than after.",
        "Handover first: the three people I am worried about, then medication, then everything that can wait until tomorrow.",
        "I have used the escalation policy twice and would again. Nobody thanks you for coping quietly.",
      ],
    },
    notice,
  ],
  vacancies: [
    {
      title: "Registered Nurse",
      salary: [37900, 42500],
      job_type: "Full time",
      about:
        "Nurse-led care for 40 residents with a GP round every Tuesday and a clinical lead who answers the phone.",
    },
    {
      title: "Registered Nurse, Nights",
      salary: [40200, 44800],
      job_type: "Nights",
      about: "Three long nights a week with two senior carers.",
    },
    {
      title: "Clinical Lead",
      salary: [45500, 49900],
      job_type: "Full time",
      about:
        "Set the clinical standard of the home: audits, supervision, revalidation and the hard conversations.",
    },
    {
      title: "Nursing Associate",
      salary: [28400, 31200],
      job_type: "Full time",
      about: "A supported step towards registration, with protected study time.",
    },
  ],
};
