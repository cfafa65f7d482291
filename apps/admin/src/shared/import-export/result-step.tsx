import { Note } from '@kiosk-admin/ui'
import { useMessages } from '../i18n/i18n'
import { useKitLabels } from '../kit'
import { focusStep } from './focus-step'
import { importMessages } from './messages'
import { PlanTable } from './plan-table'
import type { Column } from './rows/columns'
import { failureMessage } from './rows/error-messages'
import { type ImportStep, wroteSomething } from './use-import'

type ResultStepProps = { step: ImportStep & { at: 'result' }; columns: readonly Column[] }

/** Step that shows written and failed rows. */
export function ResultStep({ step: { result, undo }, columns }: ResultStepProps) {
  const t = useMessages(importMessages)
  const labels = useKitLabels().forms
  const { created, changed, failed, left } = result
  const wrote = wroteSomething(result)
  const title = !wrote ? 'none' : failed.length + left.length > 0 ? 'partly' : 'done'
  const figures = (
    [
      ['created', created.length],
      ['changed', changed.length],
      ['failed', failed.length],
      ['left', left.length],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <div className="flex flex-col gap-4">
      <div tabIndex={-1} ref={focusStep} className="outline-none">
        <p className="m-0 text-lg font-semibold text-fg-strong">
          {t(undo === 'done' ? 'import.result.undone' : `import.result.${title}`)}
        </p>
        {undo !== 'done' && (
          <p className="m-0 mt-1 text-fg-muted tabular-nums">
            {figures.map(([name, count]) => t(`import.result.${name}`, { count })).join(', ')}
          </p>
        )}
      </div>
      {undo !== 'done' && wrote && <Note tone="pending">{t('import.result.drafts')}</Note>}
      {undo !== 'done' && failed.length > 0 && (
        <PlanTable
          columns={columns}
          rows={failed.map(({ planned, error }) => ({ planned, why: failureMessage(error, planned, columns, labels) }))}
          caption={t('import.why')}
          what={t('import.why')}
        />
      )}
    </div>
  )
}
