import {
  check,
  copyName,
  type FieldError,
  type LanguageCode,
  type Localised,
  languageCodes,
  walk,
  withoutReferences,
} from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import type { MallRow } from '../../db/malls'
import type { ContentRow, Data } from '../../db/records'
import { HttpError, invalidField } from '../../http-error'
import { equal } from '../compare'
import { withoutPlace } from './content-table'

const onlyHere =
  'It links to something that exists only in this mall. Create that in the other mall and choose it there.'

type CopyOptions = {
  /** Languages of the source's mall. */
  from: readonly LanguageCode[]
  mall: MallRow
  name?: string | undefined
  /** The language of `name`; otherwise the mall's first. */
  language?: LanguageCode | undefined
}

/** The fields of an InActive copy. A copy in another mall has no references, which name records of the first. */
export function copyOf(
  type: StoredKind,
  source: ContentRow,
  { from: [first], mall, name, language }: CopyOptions,
): Data {
  const own = structuredClone(source.data)
  const data = source.mall_id === mall.id ? own : withoutReferences(type.body, own)
  const dropped = type.fieldNames.filter((field) => !equal(data[field], source.data[field]))
  fillFirstLanguage(type, data, first, mall.languages[0])
  data.status = 'InActive'
  data.name = nameOfCopy(data.name, name, language ?? mall.languages[0] ?? first)
  const fields = check(type.body, data, { languages: mall.languages })
  if (!fields.ok) throw new HttpError('validation', { errors: fields.errors.map((error) => explained(error, dropped)) })
  return withoutPlace(type, fields.value as Data)
}

/** Copies texts of the source's first language to that of the target mall, where they are required and missing. */
function fillFirstLanguage(type: StoredKind, data: Data, from = 'se', to = from): void {
  walk(type.body, data, ['localised'], ({ localised }, value) => {
    const texts = value as Record<string, string | undefined> | null | undefined
    if (localised === 'required' && texts && !texts[to] && texts[from]) texts[to] = texts[from]
  })
}

/** Explains why a field is missing in the other mall: its reference was dropped. */
function explained(error: FieldError, dropped: readonly string[]): FieldError {
  const [field = ''] = error.path.split('.')
  return dropped.includes(field) ? invalidField(field, onlyHere) : error
}

/** The names of a copy: the one that is given, those in other languages with a mark. */
function nameOfCopy(texts: unknown, name: string | undefined, language: LanguageCode = 'se'): unknown {
  if (typeof texts !== 'object' || texts === null) return name ?? copyName(String(texts), language)
  const marked = languageCodes.flatMap((code) => {
    const text = (texts as Localised)[code]
    return text ? [[code, copyName(text, code)] as const] : []
  })
  return { ...Object.fromEntries(marked), ...(name !== undefined && { [language]: name }) }
}
