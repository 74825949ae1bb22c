export const templateSearchFields = ["name", "subject", "body", "brand_name"] as const;

export const templateSortColumns = ["name", "brand_name", "used"] as const;
