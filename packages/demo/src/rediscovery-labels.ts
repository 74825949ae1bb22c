import type { DemoCandidate } from "./data.ts";

interface Label {
  /** Posts that make a person worth a call about the vacancy, as a recruiter of the trade sees it. */
  posts: string[];
  /** Any word of the vacancy's title that says what the work is, in its forms. */
  words: RegExp;
}

const carers = ["Care Assistant", "Senior Care Assistant", "Support Worker"];
const nurses = ["Staff Nurse", "Registered Nurse", "Senior Staff Nurse", "Clinical Lead"];

/** For each vacancy of Northgate Group, by its title. Written by hand, without the search. */
export const rediscoveryLabels: Record<string, Label> = {
  "Care Assistant": {
    posts: [...carers, "Healthcare Assistant"],
    words: /\b(care|cares|caring|cared|assist\w*)\b/i,
  },
  "Senior Care Assistant": {
    posts: ["Care Assistant", "Senior Care Assistant", "Team Leader"],
    words: /\b(care|cares|caring|cared|assist\w*)\b/i,
  },
  "Night Care Assistant": {
    posts: [...carers, "Healthcare Assistant"],
    words: /\b(care|cares|caring|cared|assist\w*)\b/i,
  },
  "Support Worker, Learning Disabilities": {
    posts: [...carers, "Healthcare Assistant"],
    words: /\b(support\w*|work\w*|learn\w*|disabilit\w*)\b/i,
  },
  "Homecare Worker": {
    posts: [...carers, "Healthcare Assistant"],
    words: /\b(homecare|work\w*)\b/i,
  },
  "Deputy Home Manager": {
    posts: ["Deputy Home Manager", "Registered Manager", "Team Leader"],
    words: /\b(deput\w*|homes?|manag\w*)\b/i,
  },
  // Nobody of the demo has held such a post: carers do it beside their own.
  "Activities Coordinator": {
    posts: carers,
    words: /\b(activit\w*|coordinat\w*|co-ordinat\w*)\b/i,
  },
  "Registered Nurse": { posts: nurses, words: /\b(regist\w*|nurs\w*)\b/i },
  "Registered Nurse, Nights": { posts: nurses, words: /\b(regist\w*|nurs\w*)\b/i },
  "Clinical Lead": {
    posts: ["Clinical Lead", "Senior Staff Nurse"],
    words: /\b(clinical\w*|leads?|leading)\b/i,
  },
  "Nursing Associate": {
    posts: ["Nursing Associate", "Healthcare Assistant"],
    words: /\b(nurs\w*|associat\w*)\b/i,
  },
  "Accounts Assistant": {
    posts: ["Accounts Assistant", "Payroll Administrator", "Assistant Accountant"],
    words: /\b(account\w*|assist\w*)\b/i,
  },
  "Payroll Administrator": {
    posts: ["Payroll Administrator", "Accounts Assistant", "Assistant Accountant"],
    words: /\b(payroll\w*|administ\w*)\b/i,
  },
  "Management Accountant": {
    posts: [
      "Management Accountant",
      "Assistant Accountant",
      "Finance Business Partner",
      "Finance Manager",
    ],
    words: /\b(manag\w*|account\w*)\b/i,
  },
  "Service Desk Analyst": {
    posts: ["Service Desk Analyst", "Desktop Engineer", "Systems Administrator"],
    words: /\b(servic\w*|desks?|analys\w*)\b/i,
  },
  "Software Developer": {
    posts: ["Software Developer", "Data Engineer"],
    words: /\b(software|develop\w*)\b/i,
  },
  "Data Engineer": {
    posts: ["Data Engineer", "Software Developer"],
    words: /\b(data|engineer\w*)\b/i,
  },
  "HR Adviser": {
    posts: ["HR Adviser", "HR Administrator", "People Partner"],
    words: /\b(hr|human resources|advis[eo]\w*)\b/i,
  },
  "Recruitment Coordinator": {
    posts: ["Recruitment Coordinator", "HR Administrator"],
    words: /\b(recruit\w*|coordinat\w*|co-ordinat\w*)\b/i,
  },
  Receptionist: { posts: ["Receptionist", "Administrator"], words: /\b(recept\w*)\b/i },
  Chef: { posts: ["Chef", "Kitchen Assistant"], words: /\b(chefs?)\b/i },
  "Domestic Assistant": {
    posts: ["Domestic Assistant", "Kitchen Assistant"],
    words: /\b(domestic\w*|assist\w*)\b/i,
  },
  "Maintenance Operative": {
    posts: ["Maintenance Operative", "Estates Supervisor"],
    words: /\b(maint\w*|operat\w*)\b/i,
  },
  "Facilities Manager": {
    posts: ["Facilities Manager", "Estates Supervisor"],
    words: /\b(facilit\w*|manag\w*)\b/i,
  },
  "Warehouse Operative": {
    posts: ["Warehouse Operative", "Forklift Driver", "Shift Supervisor"],
    words: /\b(warehous\w*|operat\w*)\b/i,
  },
  "Delivery Driver, Medical Equipment": {
    posts: ["Delivery Driver", "HGV Class 2 Driver"],
    words: /\b(deliver\w*|driv\w*|medic\w*|equip\w*)\b/i,
  },
  "HGV Class 2 Driver": {
    posts: ["HGV Class 2 Driver", "Delivery Driver"],
    words: /\b(hgv|lgv|class\w*|driv\w*)\b/i,
  },
  "Transport Planner": {
    posts: ["Transport Manager", "Shift Supervisor"],
    words: /\b(transport\w*|plan\w*)\b/i,
  },
};

export const isRelevant = (title: string, { history }: DemoCandidate): boolean =>
  history.employment.some(({ job_title }) => rediscoveryLabels[title]?.posts.includes(job_title));
