import type { Call } from '@kiosk-admin/api-client'
import { accountEntry } from '../../db/audit/accounts'
import { personalDataText } from '../../db/people/personal-data'
import type { Author } from '../../db/schema'
import type { Dependencies } from '../../dependencies'
import { audit } from '../../store/audit'
import { change } from '../../store/change'
import type { Context } from '../dispatch/context'
import { downloadResponse, whileAuthorised } from '../dispatch/download'

type Request = Pick<Context<Call>, 'user' | 'authorise' | 'now' | 'origin'>

/** Sends what is kept about a user as a file, and records that. */
export async function sendPersonalData(
  dependencies: Dependencies,
  request: Request,
  { id, name }: Author,
): Promise<Response> {
  await change(dependencies, request, (it) => audit(it, [accountEntry({ id, name }, 'download')]))
  const file = { name: `${name}-${request.now.toISOString().slice(0, 10)}.json`, format: 'json' } as const
  const text = personalDataText(dependencies.db, { id, name })
  return downloadResponse(
    whileAuthorised(text, () => request.authorise(dependencies.db)),
    file,
  )
}
