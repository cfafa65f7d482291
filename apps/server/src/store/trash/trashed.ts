/** How long deleted records can be restored. */
export const trashKept = 30 * 24 * 3_600_000

/** Records deleted until this moment have been in the trash for their time. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashKept)
