import { brandVariables } from "@ats/ui/theme";

const variables = brandVariables({ name: "Careline", accent: "#b3261e", sidebar: "#2b1210" });

for (const [name, value] of Object.entries(variables))
  document.documentElement.style.setProperty(name, value);
