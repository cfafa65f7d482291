import { type Call, calls, peopleTypes } from '@kiosk-admin/api-client'
import { type ConcurrencyLimiter, createConcurrencyLimiter, type SetTimer } from './concurrency-limiter'

/** Expensive kinds of work, with the number that may run at once in one process and for one account. */
export const heavyWork = {
  import: { concurrency: 2, perOwner: 1 },
  export: { concurrency: 4, perOwner: 2 },
  // a file that is being received costs a socket and disk space
  upload: { concurrency: 240, perOwner: 12 },
  search: { concurrency: 4, perOwner: 2 },
  statistic: { concurrency: 4, perOwner: 2 },
  publication: { concurrency: 4, perOwner: 2 },
  // argon2 runs on the four threads of the libuv pool, which file access needs too
  password: { concurrency: 3, perOwner: 2 },
} as const
export type HeavyWork = keyof typeof heavyWork

const kindByName: Readonly<Record<string, HeavyWork>> = {
  [calls.finishUpload.name]: 'upload',
  [calls.finishReplacement.name]: 'upload',
  [calls.search.name]: 'search',
  [calls.statistics.name]: 'statistic',
  [calls.topShops.name]: 'statistic',
  [calls.searchStatistics.name]: 'statistic',
  [calls.exportStatistics.name]: 'export',
  [calls.exportAudit.name]: 'export',
  [calls.publish.name]: 'publication',
  [calls.changes.name]: 'publication',
  [calls.reach.name]: 'publication',
  [calls.rollback.name]: 'publication',
  [calls.rollbackChanges.name]: 'publication',
  [calls.kioskPreview.name]: 'publication',
  [calls.login.name]: 'password',
  [calls.changePassword.name]: 'password',
  [calls.confirmSession.name]: 'password',
  [calls.choosePassword.name]: 'password',
  [calls.setup.name]: 'password',
  [peopleTypes.user.calls.create.name]: 'password',
  [peopleTypes.user.calls.replace.name]: 'password',
  [peopleTypes.user.calls.password.name]: 'password',
}

export function heavyWorkOf({ name, files }: Call): HeavyWork | undefined {
  if (files) return 'upload'
  if (name.endsWith('.revert')) return 'publication'
  return name.endsWith('.import') ? 'import' : kindByName[name]
}

/** Creates a limiter for each kind of heavy work. Other calls run at once. */
export function createHeavyWorkLimiters(setTimer: SetTimer): (call: Call) => ConcurrencyLimiter['run'] {
  const limiters = new Map(
    (Object.keys(heavyWork) as HeavyWork[]).map((kind) => [
      kind,
      createConcurrencyLimiter({ ...heavyWork[kind], setTimer }),
    ]),
  )
  return (call) => {
    const kind = heavyWorkOf(call)
    const limiter = kind && limiters.get(kind)
    return limiter ? limiter.run : (_, work) => work()
  }
}
