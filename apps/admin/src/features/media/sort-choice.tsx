import { Select } from '@kiosk-admin/ui'
import { sortToText, type TableState, textToSort } from '@kiosk-admin/ui/table'
import { useMessages } from '../../shared/i18n/i18n'
import { mediaFileMessages } from './messages'

type SortChoiceProps = { sort: TableState['sort']; onSort: (sort: TableState['sort']) => void }

/** The sort order of the tiles, which have no column headers. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const t = useMessages(mediaFileMessages)
  const sortable = {
    '-created': t('mediaFiles.sort.newest'),
    created: t('mediaFiles.sort.oldest'),
    name: t('mediaFiles.sort.name'),
    '-size': t('mediaFiles.sort.size'),
  }
  const value = sortToText(sort)
  return (
    <Select
      label={<span className="sr-only">{t('mediaFiles.sort.label')}</span>}
      // an order that only the table offers
      {...(value in sortable ? {} : { placeholder: t('mediaFiles.sort.label') })}
      value={value in sortable ? value : ''}
      onValueChange={(next) => onSort(textToSort(next))}
      options={Object.entries(sortable).map(([key, label]) => ({ value: key, label }))}
    />
  )
}
