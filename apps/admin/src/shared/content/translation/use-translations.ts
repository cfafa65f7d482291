import type { LanguageCode } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { useMessages } from '../../i18n/i18n'
import { useKind } from '../kind'
import type { Column, Row } from '../list/columns'
import { filterMessages } from '../list/filter-messages'
import { untranslatedIn } from './translations'

/** Name of the filter for missing translations in the address: `untranslated=is`. */
export const UNTRANSLATED = 'untranslated'

/** Returns how many of the rows lack a translation, to any language and to each, and a hidden column for its filter. A `paged` list counts on the server. */
export function useTranslations(rows: readonly Row[], paged: boolean) {
  const { type } = useKind()
  const t = useMessages(filterMessages)
  const { data } = useMallLanguages()

  return useMemo(() => {
    const languages = data?.map(({ id }) => id) ?? []
    const missing = new Map(rows.map((row) => [row.id, untranslatedIn(type, row, languages)]))
    const column: Column = {
      id: UNTRANSLATED,
      header: t('listFilter.untranslated'),
      value: () => '',
      search: false,
      sort: false,
      filter: ({ id }, code) => missing.get(id)?.includes(code as LanguageCode) ?? false,
    }
    const untranslated = (codes: readonly LanguageCode[]) => ({
      codes,
      missing: rows.filter(({ id }) => codes.some((code) => missing.get(id)?.includes(code))).length,
      all: rows.length,
    })
    // a single language needs no translation
    const shown = languages.length > 1 && (rows.length > 0 || paged)
    return {
      column,
      progress: shown ? [untranslated(languages), ...languages.map((code) => untranslated([code]))] : [],
    }
  }, [type, rows, paged, data, t])
}
