import { Note, Pagination, SegmentedControl } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useMessages } from '../i18n/i18n'
import { focusStep } from './focus-step'
import type { Plan, Planned } from './import/plan'
import { importMessages } from './messages'
import { PlanTable } from './plan-table'

const pageSize = 50
const states = ['wrong', 'new', 'changed', 'same'] as const

/** Step that shows the changes of a file before writing them. */
export function PreviewStep({ plan }: { plan: Plan }) {
  const t = useMessages(importMessages)
  const [shown, setShown] = useState<Planned['state'] | 'all'>('all')
  const [page, setPage] = useState(1)
  const counts = Map.groupBy(plan.rows, ({ state }) => state)
  const rows = shown === 'all' ? plan.rows : (counts.get(shown) ?? [])
  const options = [
    { value: 'all', label: t('import.all', { count: plan.rows.length }) },
    ...states.flatMap((state) => {
      const count = counts.get(state)?.length
      return count ? [{ value: state, label: `${t(`import.state.${state}`)} ${count}` }] : []
    }),
  ]
  return (
    <div className="flex flex-col gap-4">
      {plan.unread.length > 0 && <Note>{t('import.unread', { heads: plan.unread.join(', ') })}</Note>}
      <div tabIndex={-1} ref={focusStep} className="-m-1 overflow-x-auto rounded-md p-1 outline-none">
        <SegmentedControl
          label={t('import.filter')}
          labelHidden
          options={options}
          value={shown}
          onValueChange={(value) => {
            // the options are the row states
            setShown(value as Planned['state'] | 'all')
            setPage(1)
          }}
        />
      </div>
      <PlanTable
        rows={rows.slice((page - 1) * pageSize, page * pageSize).map((planned) => ({ planned }))}
        caption={t('import.table.caption')}
        what={t('import.table.what')}
      />
      {rows.length > pageSize && (
        <Pagination count={rows.length} pageSize={pageSize} value={page} onValueChange={setPage} />
      )}
    </div>
  )
}
