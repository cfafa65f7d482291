/** The loudest of the volumes, which begin with 1. */
export const mostVolume = 5
/** The volume with which each visit begins. */
export const firstVolume = 3
