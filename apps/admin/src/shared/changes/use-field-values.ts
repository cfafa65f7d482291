import type { Change } from '@kiosk-admin/api-client'
import { useCallback } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { formatValue, type ValueFormat } from '../i18n/format-value'
import { useMessages } from '../i18n/i18n'
import { useValueMessages } from '../i18n/use-value-messages'
import { changeMessages } from './change-messages'
import { hoursFieldOf, wordHours } from './hours-changes'
import { useHoursFormat } from './use-hours-format'

type FieldChange = Change['fields'][number]
type Changed = Pick<Change, 'fields'> & { resource: string }

/** Names of records by id, as the calls answer them. */
export type RecordNames = { readonly [id: string]: { name?: unknown; deleted: boolean } }

const isFile = (value: unknown) => typeof value === 'string' && value.startsWith('/media/')

/** Returns a function that words changed fields with their values, for the history and the changes to publish. */
export function useFieldValues() {
  const t = useMessages(changeMessages)
  const textIn = useLocalisedText()
  const hoursTexts = useHoursFormat()
  const wordsOf = useValueMessages()
  return useCallback(
    ({ resource, fields }: Changed, names: RecordNames = {}) => {
      const { fieldName, format } = wordsOf(resource)
      const recordName = (id: string) => {
        const record = names[id]
        if (!record) return t('changes.unknown')
        const name = textIn(record.name) || t('changes.unnamed')
        return record.deleted ? t('changes.gone', { name }) : name
      }
      const valueTexts: ValueFormat = {
        ...format,
        nothing: t('changes.nothing'),
        yes: t('changes.yes'),
        no: t('changes.no'),
        record: recordName,
      }
      const valueRow = ({ path, before, after }: FieldChange) => {
        const isReplaced = (isFile(before) && isFile(after)) || path === 'sha256'
        const value = (stored: unknown) => formatValue(stored, valueTexts, path.split('.').at(-1))
        return {
          path: isReplaced ? `${path} file` : path,
          name: fieldName(path),
          before: isReplaced ? t('changes.fileBefore') : value(before),
          after: isReplaced ? t('changes.fileAfter') : value(after),
        }
      }
      const hoursFormat = {
        ...hoursTexts,
        asWeek: t('changes.hours.asWeek'),
        nothing: t('changes.nothing'),
        name: textIn,
        more: (count: number) => t('changes.hours.more', { count }),
      }
      const hoursRows = (field: string) =>
        wordHours(
          field,
          fields.filter((change) => hoursFieldOf(change) === field),
          hoursFormat,
        ).map(({ of, ...row }) => ({ ...row, name: of ? `${fieldName(field)}: ${of}` : fieldName(field) }))
      const worded = new Set<string>()
      return fields.flatMap((change) => {
        const hours = hoursFieldOf(change)
        if (change.path.endsWith('.mallExceptions')) {
          const yesOrNo = (value: unknown) => t(value === true ? 'changes.yes' : 'changes.no')
          const { path, before, after } = change
          return [{ path, name: t('changes.hours.mallExceptions'), before: yesOrNo(before), after: yesOrNo(after) }]
        }
        // a checksum means nothing to readers, other than that the file was replaced
        if (change.path === 'sha256' && !(change.before && change.after)) return []
        if (!hours) return [valueRow(change)]
        if (worded.has(hours)) return []
        worded.add(hours)
        return hoursRows(hours)
      })
    },
    [t, textIn, wordsOf, hoursTexts],
  )
}
