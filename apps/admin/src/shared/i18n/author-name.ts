import { auditAuthors } from '@kiosk-admin/api-client'
import { authorMessages } from './author-messages'
import { getMessages } from './i18n'

const special = new Map(
  Object.entries(auditAuthors).map(([key, id]) => [id as string, key as keyof typeof auditAuthors]),
)

/** The name of an author. Authors that are no users, such as a former user, are named in the interface language. */
export function authorName({ id, name }: { id: string; name: string }): string {
  const key = special.get(id)
  return key ? getMessages(authorMessages)(`authors.${key}`) : name
}
