import { areas, isArea } from './contract/base/areas'
import type { Permissions } from './permissions'

/** What the areas call answers for each verb of an area. */
export type Claim = { claimType: string; claimValue?: string | null | undefined }

/** What users may do, read from the answer of the areas call, and written as one. */
export const permissions = {
  /**
   * The third segment of `/api/{Area}/{Verb}` is the area, the fourth the verb (specification §3): Get gives read, any
   * other verb read and write. Unknown areas are dropped. A claim without a value is only logged.
   */
  fromClaims(claims: readonly Claim[], log: (text: string) => void = console.warn): Permissions {
    const found: Permissions = {}
    for (const { claimType, claimValue } of claims) {
      if (!claimValue) {
        log(`A claim of type ${claimType} has no value`)
        continue
      }
      const [, , area = '', verb = ''] = claimValue.split('/')
      if (!isArea(area)) continue
      const write = verb === 'Post' || verb === 'Put' || verb === 'Delete'
      if (!write && verb !== 'Get') continue
      found[area] = { read: true, write: write || (found[area]?.write ?? false) }
    }
    return found
  },

  toClaims: (held: Permissions): Claim[] =>
    areas.flatMap((area) => {
      const grant = held[area]
      const verbs = grant?.write ? ['Get', 'Post', 'Put', 'Delete'] : grant?.read ? ['Get'] : []
      return verbs.map((verb) => ({ claimType: 'permission', claimValue: `/api/${area}/${verb}` }))
    }),
}
