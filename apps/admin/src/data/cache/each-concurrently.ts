// Processes items with a limited number of calls at once.

/** The server has a limit for calls of an account at the same time. */
const concurrency = 6

/** Runs `work` for each item, a few at a time. All are tried; then the first failure is thrown. */
export async function eachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items.values()
  const failures: unknown[] = []
  const workers = Array.from({ length: concurrency }, async () => {
    for (const item of queue) await work(item).catch((error) => failures.push(error))
  })
  await Promise.all(workers)
  if (failures.length > 0) throw failures[0]
}
