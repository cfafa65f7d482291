import type { Change } from '@kiosk-admin/api-client'
import { useCallback } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { formatValue, type ValueFormat } from '../i18n/format-value'
import { useMessages } from '../i18n/i18n'
import { useValueMessages } from '../i18n/use-value-messages'
import { changeMessages } from './change-messages'

/** Names of records by id, as the calls answer them. */
export type RecordNames = { readonly [id: string]: { name?: unknown; deleted: boolean } }

const isFile = (value: unknown) => typeof value === 'string' && value.startsWith('/media/')

/** Returns a function that words changed fields with their values, for the history and the changes to publish. */
export function useFieldValues() {
  const t = useMessages(changeMessages)
  const textIn = useLocalisedText()
  const { fieldName, format: labels } = useValueMessages()
  return useCallback(
    (fields: Change['fields'], names: RecordNames = {}) => {
      const recordName = (id: string) => {
        const record = names[id]
        if (!record) return t('changes.unknown')
        const name = textIn(record.name) || t('changes.unnamed')
        return record.deleted ? t('changes.gone', { name }) : name
      }
      const valueTexts: ValueFormat = {
        ...labels,
        nothing: t('changes.nothing'),
        yes: t('changes.yes'),
        no: t('changes.no'),
        record: recordName,
      }
      return fields.map(({ path, before, after }) => {
        const isReplaced = isFile(before) && isFile(after)
        const value = (stored: unknown) => formatValue(stored, valueTexts, path.split('.').at(-1))
        return {
          path: isReplaced ? `${path} file` : path,
          name: fieldName(path),
          before: isReplaced ? t('changes.fileBefore') : value(before),
          after: isReplaced ? t('changes.fileAfter') : value(after),
        }
      })
    },
    [t, textIn, fieldName, labels],
  )
}
