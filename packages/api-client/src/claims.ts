import { areas, isArea } from './contract/base/areas'
import type { Permissions } from './permissions'

/** A claim of the areas call: one verb of one area. */
export type Claim = { claimType: string; claimValue?: string | null | undefined }

/** Converts claims of the areas call to permissions and back. */
export const permissions = {
  /**
   * In `/api/{Area}/{Verb}` (specification §3), Get grants read, any other verb read and write. Unknown areas are
   * ignored. A claim without a value is logged.
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
