import { Button, Dialog, ProgressBar, Stepper } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useMessages } from '../../../shared/i18n/i18n'
import { closeDialog } from '../../../shared/routing/dialog'
import { hasWritten } from './apply-import'
import { AreasPage } from './areas-page'
import { ChooseFile } from './choose-file'
import { ConnectorsPage } from './connectors-page'
import { hasProblem, LevelsPage } from './levels-page'
import { mapImportMessages } from './messages'
import type { ImportPlan } from './plan-import'
import { ResultPage } from './result-page'
import { SummaryPage } from './summary-page'
import { NONE } from './tenants/tenant-kinds'
import { TenantsPage } from './tenants/tenants-page'
import { type MapImport, useMapImport } from './use-map-import'
import { useMayUpload } from './use-may-upload'

const pages = ['floors', 'tenants', 'areas', 'connectors', 'summary'] as const
type Page = (typeof pages)[number]

/** Imports plans of another system: choose a file, assign its levels, shops, areas and lifts, see what is lost, and save. */
export function MapImportDialog() {
  const t = useMessages(mapImportMessages)
  const importer = useMapImport()
  const { step } = importer
  const [page, setPage] = useState<Page>('floors')
  const close = () => {
    // the first close stops writing, so that the result is seen
    if (step.at === 'running') return importer.stop()
    importer.offerUndo()
    closeDialog()
  }
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content size={step.at === 'review' ? 'large' : 'normal'}>
        <Dialog.Header>
          <Dialog.Title>{t('mapImport.title')}</Dialog.Title>
          <Dialog.Description>
            {'source' in step ? step.source.name : step.at === 'reading' ? step.name : t('mapImport.intro')}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body className={step.at === 'review' ? 'flex flex-col gap-5 sm:min-h-96' : ''}>
          {step.at === 'choose' && (
            <ChooseFile
              problem={step.problem}
              onFiles={(files) => {
                setPage('floors')
                importer.read(files)
              }}
            />
          )}
          {step.at === 'reading' && <ProgressBar label={t('mapImport.reading', { file: step.name })} />}
          {step.at === 'review' && importer.plan && (
            <Review page={page} onPage={setPage} importer={importer} plan={importer.plan} />
          )}
          {step.at === 'running' && (
            <ProgressBar
              label={t('mapImport.importing', { file: step.source.name })}
              value={step.done}
              max={step.total}
              detail={t('mapImport.running', { done: step.done, total: step.total })}
            />
          )}
          {step.at === 'result' && <ResultPage applied={step.applied} undone={step.undo === 'done'} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Buttons page={page} onPage={setPage} importer={importer} onClose={close} />
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type PageProps = { page: Page; onPage: (page: Page) => void; importer: MapImport }

function Review({ page, onPage, importer, plan }: PageProps & { plan: ImportPlan }) {
  const t = useMessages(mapImportMessages)
  const { step } = importer
  if (step.at !== 'review') return null
  const { mall, file } = step.source
  const steps = pages.map((value) => ({ value, label: t(`mapImport.steps.${value}`) }))
  return (
    <>
      <Stepper
        steps={steps}
        value={page}
        onValueChange={(value) => onPage(pages.find((one) => one === value) ?? page)}
        free
      />
      {page === 'floors' && <LevelsPage plan={plan} mall={mall} file={file} onChoose={importer.setLevel} />}
      {page === 'tenants' && <TenantsPage plan={plan} mall={mall} importer={importer} />}
      {page === 'areas' && (
        <AreasPage plan={plan} codes={mall.codes} chosen={importer.choices.codes} onChoose={importer.setCode} />
      )}
      {page === 'connectors' && <ConnectorsPage connectors={plan.connectors} onChoose={importer.setConnector} />}
      {page === 'summary' && <SummaryPage plan={plan} mall={mall} />}
    </>
  )
}

function Buttons({ page, onPage, importer, onClose }: PageProps & { onClose: () => void }) {
  const t = useMessages(mapImportMessages)
  const mayUpload = useMayUpload()
  const { step, plan } = importer
  switch (step.at) {
    case 'choose':
      return null
    case 'reading':
      return <Button onClick={importer.stop}>{t('mapImport.cancel')}</Button>
    case 'review': {
      const index = pages.indexOf(page)
      const [back, next] = [pages[index - 1], pages[index + 1]]
      const count = plan?.levels.filter(({ target }) => target !== NONE).length ?? 0
      const isReady = plan !== undefined && count > 0 && !hasProblem(plan, mayUpload)
      return (
        <>
          <Button variant="quiet" className="sm:me-auto" onClick={importer.again}>
            {t('mapImport.another')}
          </Button>
          {back && <Button onClick={() => onPage(back)}>{t('mapImport.back')}</Button>}
          {next ? (
            <Button variant="primary" onClick={() => onPage(next)}>
              {t('mapImport.next')}
            </Button>
          ) : (
            <Button variant="primary" disabled={!isReady} onClick={importer.start}>
              {t('mapImport.start', { count })}
            </Button>
          )}
        </>
      )
    }
    case 'running':
      return <Button onClick={importer.stop}>{t('mapImport.stop')}</Button>
    case 'result': {
      const wrote = hasWritten(step.applied)
      return (
        <>
          {step.undo !== 'done' && wrote && (
            <Button variant="quiet" busy={step.undo === 'underWay'} onClick={() => void importer.undo()}>
              {t('mapImport.undo')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('mapImport.close')}
          </Button>
        </>
      )
    }
  }
}
