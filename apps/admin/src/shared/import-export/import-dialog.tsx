import { Button, Dialog, ProgressBar } from '@kiosk-admin/ui'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportExportStore } from '../../data/content/import-export-store'
import { toastFailure } from '../failures/failures'
import { useMessages } from '../i18n/i18n'
import { language } from '../i18n/language'
import { useKitLabels } from '../kit'
import { closeDialog } from '../routing/dialog'
import { saveFile } from '../save-file'
import { ChooseStep } from './choose-step'
import { rowsToWrite } from './import/plan'
import { importMessages } from './messages'
import { PreviewStep } from './preview-step'
import { ResultStep } from './result-step'
import { errorsText, failureMessage } from './rows/error-messages'
import { exportRows } from './rows/export-rows'
import { failingFileName, failingRows } from './rows/failing-rows'
import type { Subject } from './rows/subject'
import { type ImportStep, useImport, wroteSomething } from './use-import'

export type ImportDialogProps = {
  /** Plural of the records: "Offers". */
  title: string
  subject: Subject
  store: ImportExportStore
}

/** Import dialog: choose a file, preview the changes, write them, and undo. */
export function ImportDialog({ title, subject, store }: ImportDialogProps) {
  const t = useMessages(importMessages)
  const importer = useImport(subject, store)
  const { step } = importer
  const wide = step.at === 'preview' || (step.at === 'result' && step.undo !== 'done' && step.result.failed.length > 0)

  function close() {
    // the first close stops a running import, so that its result is seen
    if (step.at === 'running') return importer.stop()
    importer.leave()
    closeDialog()
  }

  async function template() {
    try {
      const file = await exportRows({ subject, store, records: [], format: 'csv', language: language.get() })
      saveFile(file, `${title}.csv`)
    } catch (error) {
      toastFailure(error)
    }
  }

  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content size={wide ? 'large' : 'normal'}>
        <Dialog.Header>
          <Dialog.Title>{t('import.title', { title })}</Dialog.Title>
          <Dialog.Description>{'file' in step ? step.file : t('import.intro')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body className={step.at === 'preview' ? 'sm:min-h-80' : ''}>
          {step.at === 'choose' && (
            <ChooseStep problem={step.problem} onFile={importer.read} onTemplate={() => void template()} />
          )}
          {step.at === 'reading' && <ProgressBar label={t('import.reading', { file: step.file })} />}
          {step.at === 'preview' && <PreviewStep {...step} columns={subject.columns} onRepeats={importer.repeat} />}
          {step.at === 'running' && (
            <ProgressBar
              label={t('import.importing', { file: step.file })}
              value={step.done}
              max={step.total}
              detail={t('import.running', { done: step.done, total: step.total })}
            />
          )}
          {step.at === 'result' && <ResultStep step={step} columns={subject.columns} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Steps step={step} importer={importer} columns={subject.columns} onClose={close} />
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type StepsProps = {
  step: ImportStep
  importer: ReturnType<typeof useImport>
  columns: Subject['columns']
  onClose: () => void
}

/** Footer buttons of a step. */
function Steps({ step, importer, columns, onClose }: StepsProps): ReactNode {
  const t = useMessages(importMessages)
  const labels = useKitLabels().forms
  switch (step.at) {
    case 'preview': {
      const count = rowsToWrite(step.plan).length
      const wrong = step.plan.rows.filter(({ state }) => state === 'wrong')
      const rows = wrong.map((planned) => ({
        planned,
        why: errorsText(planned, columns, labels),
      }))
      return (
        <>
          <SaveFailing file={step.file} plan={step.plan} rows={rows} />
          <Button variant="quiet" onClick={importer.again}>
            {t('import.another')}
          </Button>
          <Button
            variant="primary"
            disabled={count === 0 || (step.repeated.length > 0 && step.repeats === undefined)}
            onClick={importer.start}
          >
            {t('import.start', { count })}
          </Button>
        </>
      )
    }
    case 'running':
      return <Button onClick={importer.stop}>{t('import.stop')}</Button>
    case 'result': {
      const { file, plan, result, undo } = step
      const rows = result.failed.map(({ planned, error }) => ({
        planned,
        why: failureMessage(error, planned, columns, labels),
      }))
      const rest = result.failed.length + result.left.length
      return (
        <>
          {undo !== 'done' && <SaveFailing file={file} plan={plan} rows={rows} />}
          {undo !== 'done' && wroteSomething(result) && (
            <Button variant="quiet" busy={undo === 'underWay'} onClick={() => void importer.undo()}>
              {t('import.undo')}
            </Button>
          )}
          {undo === 'possible' && rest > 0 && <Button onClick={importer.retry}>{t('import.retry')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {t('import.close')}
          </Button>
        </>
      )
    }
    case 'choose':
    case 'reading':
      return null
  }
}

type Failing = Parameters<typeof failingRows>

/** Downloads the rows with errors, to correct and import again. */
function SaveFailing({ file, plan, rows }: { file: string; plan: Failing[0]; rows: Failing[1] }) {
  const t = useMessages(importMessages)
  if (rows.length === 0) return null
  const save = () =>
    saveFile(failingRows(plan, rows, { why: t('import.why'), language: language.get() }), failingFileName(file))
  return (
    <Button
      variant="quiet"
      className="sm:me-auto"
      icon={<FileDown size={16} strokeWidth={1.5} aria-hidden />}
      onClick={save}
    >
      {t('import.download')}
    </Button>
  )
}
