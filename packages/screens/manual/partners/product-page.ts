/** Path of the frame's page in Storybook, which has no server: one for all sessions. */
export const productPage = "/embed/00000000-0000-4000-8000-000000000000";
