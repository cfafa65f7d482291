import { get } from '../base/call'
import { id, status, text, typeNumber } from '../base/fields'
import { resourceNames } from '../base/resource-names'
import * as z from '../base/zod'

/** A search result. */
export const found = z.object({
  resource: z.enum([...resourceNames, 'InfoPage']),
  id: id(),
  /** Type of categories and items. */
  type: z.nullable(typeNumber),
  /** Kind of files and slideshows. */
  kind: z.nullable(z.string()),
  /** Name by language, or plain text for names that only staff see. */
  name: z.unknown(),
  status: z.nullable(status),
  thumbnailUrl: z.nullable(z.string()),
  /** Location of the match: the name or another text. */
  matched: z.enum(['name', 'text']),
})
/** One hit of a search across all content. */
export type Found = z.output<typeof found>

export const search = get({
  name: 'search',
  path: '/Search',
  access: 'session',
  query: z.object({
    mallId: id(),
    q: text(100),
    /** The `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({ data: z.array(found), nextCursor: z.nullable(z.string()) }),
})
