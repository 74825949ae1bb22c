/** Name of the hidden frame with the playground's API. */
export const serversFrame = "ats-servers";
