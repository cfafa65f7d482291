/** The most ids in the body of a call. */
export const mostIds = 1000

/** The most ids in an address. */
export const mostInAddress = 200

/** Calls for parts of a list, one after the other. */
export async function inParts<T, R>(all: readonly T[], size: number, call: (part: T[]) => Promise<readonly R[]>) {
  const answers: R[] = []
  for (let start = 0; start < all.length; start += size) answers.push(...(await call(all.slice(start, start + size))))
  return answers
}
