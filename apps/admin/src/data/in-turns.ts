/** As many calls as go to the server at once: more would wait there, and keep others waiting. */
const atOnce = 6

/** Does the same with many, a few at a time. All are tried; then the first failure is thrown. */
export async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = all.values()
  const failures: unknown[] = []
  // each of them takes the next one until there is none
  const lines = Array.from({ length: atOnce }, async () => {
    for (const one of waiting) await work(one).catch((error) => failures.push(error))
  })
  await Promise.all(lines)
  if (failures.length > 0) throw failures[0]
}
