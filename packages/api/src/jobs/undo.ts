/** What a job was before its last change, for taking that back: every change forgets the one before. */
export const nothingToUndo = {
  previous_status: null,
  previous_published_date_time: null,
  previous_released_date_time: null,
} as const;
