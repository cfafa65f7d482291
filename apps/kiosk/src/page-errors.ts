import { createCaller } from '@kiosk-admin/api-client'
import { version } from '@kiosk-admin/api-client/package.json'
import { createPageErrors } from '@kiosk-admin/api-client/page-errors'
import type { Dependencies } from './dependencies'
import { storedPairing } from './pairing'

let shown = 'start'

/** Names the screen in reports. Set while rendering, because a page that fails to render has no effects. */
export function useScreenName(name: string) {
  shown = name
}

/** Reports exceptions of the kiosk to the server's log, by the station's key if there is one. */
export const createKioskErrors = ({ fetch, storage }: Pick<Dependencies, 'fetch' | 'storage'>) =>
  createPageErrors({
    app: 'kiosk',
    release: version,
    screen: () => shown,
    caller: createCaller({ fetch, token: () => storedPairing(storage)?.key }),
  })
