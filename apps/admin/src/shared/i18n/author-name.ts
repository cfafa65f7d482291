import { auditAuthors } from '@kiosk-admin/api-client'
import { getMessages } from './i18n'
import { sharedMessages } from './shared-messages'

const special = new Map(
  Object.entries(auditAuthors).map(([key, id]) => [id as string, key as keyof typeof auditAuthors]),
)

/** The name of an author. Authors that are no users, such as a former user, are named in the interface language. */
export function authorName({ id, name }: { id: string; name: string }): string {
  const key = special.get(id)
  return key ? getMessages(sharedMessages)(`authors.${key}`) : name
}
