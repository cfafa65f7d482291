import { SegmentedControl } from '@kiosk-admin/ui'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useMessages } from '../../shared/i18n/i18n'
import { useQuery } from '../../shared/routing/location'
import { mediaFileMessages } from './messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Tiles or table, kept in the address. */
export function ViewSwitch() {
  const t = useMessages(mediaFileMessages)
  const [query, setQuery] = useQuery()
  return (
    <SegmentedControl
      className="ms-auto"
      label={t('mediaFiles.view.name')}
      labelHidden
      value={query.get('view') === 'table' ? 'table' : 'grid'}
      onValueChange={(view) => setQuery({ view: view === 'table' ? view : null }, { replace: true })}
      options={[
        { value: 'grid', label: t('mediaFiles.view.grid'), icon: <LayoutGrid {...icon} /> },
        { value: 'table', label: t('mediaFiles.view.table'), icon: <Rows3 {...icon} /> },
      ]}
    />
  )
}
