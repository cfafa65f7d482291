import { usage } from '../../errors'
import { get } from '../base/call'
import { id, integer, languageCode } from '../base/fields'
import * as z from '../base/zod'

export const missingTexts = get({
  name: 'mall.missingTexts',
  path: '/Mall/{id}/MissingTexts',
  summary: 'Records without text in a language, were it the first',
  access: { area: 'Mall', verb: 'read' },
  params: z.object({ id: id() }),
  query: z.object({ language: languageCode }),
  answer: z.object({
    /** Paths of fields without the text: `name`, `markers.0.label`. */
    data: z.array(z.object({ ...z.omit(usage, { path: true }).shape, paths: z.array(z.string()) })),
    /** Number of further records in areas that the caller may not read. */
    hidden: integer(0, 1_000_000),
  }),
})
