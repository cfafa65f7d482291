import { useLink } from '../../db/people/password-links'
import type { Dependencies } from '../../dependencies'
import type { OwnHandlers } from '../dispatch/context'
import { perMinute } from '../dispatch/per-minute'

/** Attempts per address and minute. Tokens cannot be guessed; the limit only saves work. */
const triesAMinute = 20

export function choosePasswordRoutes(dependencies: Dependencies): Pick<OwnHandlers, 'choosePassword'> {
  const requireRare = perMinute(triesAMinute)
  return {
    async choosePassword({ body, address, now, origin }) {
      requireRare(address, now)
      return { username: await useLink(dependencies, body, { now, origin }) }
    },
  }
}
