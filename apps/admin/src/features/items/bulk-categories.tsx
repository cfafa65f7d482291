import { BulkBar } from '@kiosk-admin/ui'
import { Shapes } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../shared/content/list/columns'
import { withSelected } from '../../shared/content/list/loaded-rows'
import type { ContentListState } from '../../shared/content/list/use-content-list'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { itemMessages } from './item-messages'

const Dialog = lazy(async () => ({
  default: (await loadCode(() => import('./bulk-categories-dialog'))).BulkCategoriesDialog,
}))

type BulkCategoriesProps = {
  list: Pick<ContentListState, 'table'>
  options: readonly { value: string; label: string }[]
}

/** Sets the categories of all selected items. */
export function BulkCategories({ list, options }: BulkCategoriesProps) {
  const t = useMessages(itemMessages)
  const [selected, setSelected] = useState<readonly Row[]>()
  return (
    <>
      <BulkBar.Action
        icon={<Shapes size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => withSelected<Row>(list, setSelected)}
      >
        {t('items.bulk.categories')}
      </BulkBar.Action>
      {selected && (
        <Suspense>
          <Dialog table={list.table} selected={selected} options={options} onClose={() => setSelected(undefined)} />
        </Suspense>
      )}
    </>
  )
}
