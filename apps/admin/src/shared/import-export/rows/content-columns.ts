import { type ContentType, describeFields, type FieldDescription } from '@kiosk-admin/api-client'
import { wordsOfField } from '../../feature/registry'
import type { Column } from './columns'
import {
  choice,
  clock,
  day,
  exportOnly,
  flag,
  localised,
  localisedRichText,
  pair,
  quantity,
  reference,
  references,
  text,
  wordList,
} from './columns'
import { clickAction, hours } from './special-columns'

const columnOfFormat: Record<NonNullable<FieldDescription['format']>, (field: string) => Column> = {
  clickAction,
  colour: (field) => text(field, 'colour'),
  date: day,
  onPicture: (field) => pair(field, 'x', 'y'),
  openingHours: hours,
  position: (field) => pair(field, 'latitude', 'longitude'),
  time: clock,
  url: (field) => text(field, 'url'),
  words: wordList,
}

/** Header of a reference: `imageId` is `image`, `categoryIds` is `categories`. */
export const headOf = (field: string) => field.replace(/yIds$/, 'ies').replace(/Ids$/, 's').replace(/Id$/, '')

function columnOf(
  { name, type, format, localised: byLanguage, rich, reference: resource, values }: FieldDescription,
  labels: Column['labels'],
): Column {
  // export-only: order changes by dragging, so that an old form or file does not revert it
  if (name === 'index') return exportOnly(name)
  if (resource)
    return type === 'array' ? references(name, headOf(name), resource) : reference(name, headOf(name), resource)
  if (format) return columnOfFormat[format](name)
  if (byLanguage) return rich ? localisedRichText(name) : localised(name)
  if (values) return choice(name, values, labels)
  if (type === 'number') return quantity(name)
  return type === 'boolean' ? flag(name) : text(name)
}

/** Builds the columns of a content type from its contract. */
export function contentColumns(type: Pick<ContentType, 'resource' | 'body' | 'rows'>): readonly Column[] {
  const fields = new Map(describeFields(type).map((field) => [field.name, field]))
  return (type.rows ?? []).map((name) => {
    const field = fields.get(name)
    // computed from the last publication, so export-only
    const { label, choices } = wordsOfField(type.resource, name) ?? {}
    return { ...(field ? columnOf(field, choices) : exportOnly(name)), ...(label ? { label } : {}) }
  })
}
