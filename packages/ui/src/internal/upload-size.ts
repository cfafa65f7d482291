/** Maximum upload size, 40 MB of 1,048,576 bytes, and conversion to MB. */
export const uploadBytes = 40 * 1024 * 1024

export const megabytesOf = (bytes: number) => Math.floor((bytes / 1024 / 1024) * 10) / 10
