import {
  type Call,
  changePassword,
  changes,
  choosePassword,
  exportStatistics,
  finishReplacement,
  finishUpload,
  kioskPreview,
  login,
  publish,
  rollback,
  rollbackChanges,
  search,
  setup,
  statistics,
  topShops,
  user,
} from '@kiosk-admin/api-client'
import { type After, createGate, type Gate } from './gate'

/** Kinds of work that cost more than a call usually does: how many run at once in one process, and for one account. */
export const heavyWork = {
  import: { atOnce: 2, each: 1 },
  export: { atOnce: 4, each: 2 },
  upload: { atOnce: 24, each: 12 },
  search: { atOnce: 4, each: 2 },
  statistic: { atOnce: 4, each: 2 },
  publication: { atOnce: 4, each: 2 },
  // argon2 has the four threads of the pool, which files need, too
  password: { atOnce: 3, each: 2 },
} as const
export type HeavyWork = keyof typeof heavyWork

const kindByName: Readonly<Record<string, HeavyWork>> = {
  [finishUpload.name]: 'upload',
  [finishReplacement.name]: 'upload',
  [search.name]: 'search',
  [statistics.name]: 'statistic',
  [topShops.name]: 'statistic',
  [exportStatistics.name]: 'export',
  [publish.name]: 'publication',
  [changes.name]: 'publication',
  [rollback.name]: 'publication',
  [rollbackChanges.name]: 'publication',
  [kioskPreview.name]: 'publication',
  [login.name]: 'password',
  [changePassword.name]: 'password',
  [choosePassword.name]: 'password',
  [setup.name]: 'password',
  [user.calls.create.name]: 'password',
  [user.calls.replace.name]: 'password',
  [user.calls.password.name]: 'password',
}

export function heavyWorkOf({ name, files }: Call): HeavyWork | undefined {
  if (files) return 'upload'
  return name.endsWith('.import') ? 'import' : kindByName[name]
}

/** A gate for each kind of work; a call of none goes through. */
export function createGates(after: After): (call: Call) => Gate['run'] {
  const gates = new Map(
    (Object.keys(heavyWork) as HeavyWork[]).map((kind) => [kind, createGate({ ...heavyWork[kind], after })]),
  )
  return (call) => {
    const kind = heavyWorkOf(call)
    const gate = kind && gates.get(kind)
    return gate ? gate.run : (_, work) => work()
  }
}
