import { Button, Note } from '@kiosk-admin/ui'
import { FolderOpen } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../../shared/i18n/i18n'
import { focusStep } from '../../../shared/import-export/focus-step'
import { Findings } from './findings'
import type { MapFileProblem } from './map-file'
import { mapImportMessages } from './messages'

type Problem = MapFileProblem | { text: string }

type ChooseFileProps = { problem: Problem | undefined; onFiles: (files: readonly File[]) => void }

/** Chooses a file, and says what is wrong with the last one. */
export function ChooseFile({ problem, onFiles }: ChooseFileProps) {
  const t = useMessages(mapImportMessages)
  const input = useRef<HTMLInputElement>(null)
  const rules = useId()
  const [dragging, setDragging] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <div tabIndex={-1} ref={focusStep} className="rounded-md outline-none">
          <Note tone="error">
            <ProblemText problem={problem} />
          </Note>
        </div>
      )}
      <section
        aria-label={t('mapImport.drop')}
        data-dragging={dragging || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed border-line-control bg-sunken p-4 data-dragging:border-solid data-dragging:border-focus data-dragging:bg-accent-soft"
      >
        <div className="min-w-50 flex-1">
          <p className="m-0 font-medium text-fg-strong">{t(dragging ? 'mapImport.dropNow' : 'mapImport.drop')}</p>
          <p id={rules} className="m-0 mt-0.5 text-xs text-fg-muted">
            {t('mapImport.rules')}
          </p>
        </div>
        <Button
          icon={<FolderOpen size={16} strokeWidth={1.5} aria-hidden="true" />}
          aria-describedby={rules}
          onClick={() => input.current?.click()}
        >
          {t('mapImport.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".zip,.imdf,.geojson,.json,.osm,.xml"
          hidden
          aria-label={t('mapImport.choose')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // allows choosing the same file again
            target.value = ''
          }}
        />
      </section>
    </div>
  )
}

function ProblemText({ problem }: { problem: Problem }) {
  const t = useMessages(mapImportMessages)
  if ('text' in problem) return problem.text
  switch (problem.problem) {
    case 'rules':
      return (
        <>
          {t('mapImport.problem.rules', { count: problem.findings.length })}
          <Findings findings={problem.findings} />
        </>
      )
    case 'notJson':
    case 'notXml': {
      const { file, line, column } = problem
      const place = line && column ? t('mapImport.problem.place', { line, column }) : ''
      return t(`mapImport.problem.${problem.problem}`, { file, place })
    }
    case 'unknownType':
    case 'notZip':
    case 'notImdf':
      return t(`mapImport.problem.${problem.problem}`, { file: problem.file })
    default:
      return t(`mapImport.problem.${problem.problem}`)
  }
}
