// Import step that picks a file.

import { Button, Note } from '@kiosk-admin/ui'
import { FileDown, FolderOpen } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../i18n/i18n'
import { focusStep } from './focus-step'
import { importMessages } from './messages'
import type { ImportStep } from './use-import'

type ChooseStepProps = {
  problem: (ImportStep & { at: 'choose' })['problem']
  onFile: (file: File) => void
  /** Downloads an empty file with headers. */
  onTemplate: () => void
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Step that chooses a file, with an example and the error of the last file. */
export function ChooseStep({ problem, onFile, onTemplate }: ChooseStepProps) {
  const t = useMessages(importMessages)
  const input = useRef<HTMLInputElement>(null)
  const rules = useId()
  const [dragging, setDragging] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  function over(event: DragEvent) {
    event.preventDefault()
    setDragging(true)
  }

  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <div tabIndex={-1} ref={focusStep} className="rounded-md outline-none">
          <Note tone="error">
            {'text' in problem
              ? problem.text
              : problem.kind === 'unclosed'
                ? t('import.problem.unclosed', { row: problem.row ?? 1 })
                : t(`import.problem.${problem.kind}`)}
          </Note>
        </div>
      )}
      <section
        aria-label={t('import.choose.drop')}
        data-dragging={dragging || undefined}
        onDragOver={over}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed border-line-control bg-sunken p-4 data-dragging:border-solid data-dragging:border-focus data-dragging:bg-accent-soft"
      >
        <div className="min-w-50 flex-1">
          <p className="m-0 font-medium text-fg-strong">
            {t(dragging ? 'import.choose.dropNow' : 'import.choose.drop')}
          </p>
          <p id={rules} className="m-0 mt-0.5 text-xs text-fg-muted">
            {t('import.choose.rules')}
          </p>
        </div>
        <Button icon={<FolderOpen {...icon} />} aria-describedby={rules} onClick={() => input.current?.click()}>
          {t('import.choose.button')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hidden
          aria-label={t('import.choose.button')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // allows choosing the same file again
            target.value = ''
          }}
        />
      </section>
      <p className="m-0 text-sm text-fg-muted">{t('import.choose.how')}</p>
      <Button variant="quiet" className="self-start" icon={<FileDown {...icon} />} onClick={onTemplate}>
        {t('import.choose.template')}
      </Button>
    </div>
  )
}
