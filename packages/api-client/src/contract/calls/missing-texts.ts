import { usage } from '../../errors'
import { get } from '../base/call'
import { id, integer, languageCode } from '../base/fields'
import * as z from '../base/zod'

const { path: _, ...record } = usage.shape

export const missingTexts = get({
  name: 'mall.missingTexts',
  path: '/Mall/{id}/MissingTexts',
  access: { area: 'Mall', verb: 'read' },
  params: z.object({ id: id() }),
  query: z.object({ language: languageCode }),
  answer: z.object({
    /** Paths of fields without the text: `name`, `markers.0.label`. */
    data: z.array(z.object({ ...record, paths: z.array(z.string()) })),
    /** Number of further records in areas that the caller may not read. */
    hidden: integer(0, 1_000_000),
  }),
})
