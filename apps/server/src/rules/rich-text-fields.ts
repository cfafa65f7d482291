import { type FieldError, walk } from '@kiosk-admin/api-client'
import type { Path, StoredKind } from '@kiosk-admin/api-client/internal'
import { refuseIfWrong } from '../store/check'
import { sanitiseRichText } from './rich-text'
import { RichTextLimitError, richTextFieldError } from './rich-text-parser'
import { createYield } from './yield-to-event-loop'

type Data = Record<string, unknown>

/** Sanitises rich texts by the allow-list. */
export async function sanitiseFields(type: StoredKind, fields: Data): Promise<Data> {
  const data = structuredClone(fields)
  const pause = createYield()
  const errors: FieldError[] = []
  for (const { texts, path } of richTextsIn(type, data)) {
    for (const [language, html] of Object.entries(texts)) {
      const at = [...path, language].join('.')
      const clean = await sanitiseRichText(html, pause).catch((error: unknown) => {
        if (!(error instanceof RichTextLimitError)) throw error
        errors.push(richTextFieldError(at, error))
        return ''
      })
      if (clean === '') delete texts[language]
      else texts[language] = clean
    }
  }
  refuseIfWrong(errors)
  return data
}

function richTextsIn(type: StoredKind, data: Data) {
  const found: { texts: Record<string, string>; path: Path }[] = []
  walk(type.body, data, ['rich'], ({ rich }, texts, path) => {
    if (rich && typeof texts === 'object' && texts !== null)
      found.push({ texts: texts as Record<string, string>, path })
  })
  return found
}
