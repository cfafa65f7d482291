/** The largest file that is taken, 40 MB of 1,048,576 bytes each, and how many of those a size is. */
export const uploadBytes = 40 * 1024 * 1024

export const megabytesOf = (bytes: number) => Math.floor((bytes / 1024 / 1024) * 10) / 10
