import { Note, Pagination, RadioGroup, SegmentedControl } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useMessages } from '../i18n/i18n'
import { focusStep } from './focus-step'
import type { Plan, Planned, Repeated, Repeats } from './import/plan'
import { importMessages } from './messages'
import { PlanTable } from './plan-table'
import type { Column } from './rows/columns'

const pageSize = 50
const states = ['wrong', 'new', 'changed', 'same', 'leftOut'] as const
/** The most names in the question. */
const maxNames = 3

type PreviewStepProps = {
  plan: Plan
  columns: readonly Column[]
  /** New records that several rows name. */
  repeated: readonly Repeated[]
  repeats: Repeats | undefined
  onRepeats: (repeats: Repeats) => void
}

/** Step that shows the changes of a file before writing them. */
export function PreviewStep({ plan, columns, repeated, repeats, onRepeats }: PreviewStepProps) {
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
      {repeated.length > 0 && <RepeatsQuestion {...{ repeated, repeats, onRepeats }} />}
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
        columns={columns}
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

/** Asks whether rows that name the same new record make one record or several. */
function RepeatsQuestion({ repeated, repeats, onRepeats }: Omit<PreviewStepProps, 'plan' | 'columns'>) {
  const t = useMessages(importMessages)
  const names = repeated
    .slice(0, maxNames)
    .map(({ name, rows }) => t('import.repeats.name', { name, rows: rows.join(', ') }))
  const more = repeated.length - names.length
  return (
    <RadioGroup<Repeats>
      label={t('import.repeats.question')}
      hint={[...names, ...(more > 0 ? [t('import.more', { count: more })] : [])].join('; ')}
      required
      value={repeats ?? ''}
      onValueChange={onRepeats}
      options={[
        { value: 'one', label: t('import.repeats.one') },
        { value: 'each', label: t('import.repeats.each') },
      ]}
    />
  )
}
