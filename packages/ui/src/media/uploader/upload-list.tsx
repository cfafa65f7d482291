import { useRef } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { UploadRow } from './upload-row'
import type { UploadsState } from './use-uploads'

type UploadListProps<R> = {
  queue: UploadsState<R>
  /** Formatted maximum size. */
  limit: string
  errorText: ((error: unknown) => string | undefined) | undefined
  warningText: ((result: R) => string | undefined) | undefined
  /** Called when the list is empty and its focused button disappears. */
  onLastLeft: () => void
  labels: Partial<MediaLabels> | undefined
}

/** Uploads with their state, below a summary. */
export function UploadList<R>({ queue, limit, errorText, warningText, onLastLeft, labels }: UploadListProps<R>) {
  const t = useLabels('media', en, labels).upload
  const { locale } = useKioskUi()
  const list = useRef<HTMLUListElement>(null)
  const { uploads, counts, busy } = queue
  const number = numberFormat(locale)
  const soFar = t.soFar(number.format(counts.done), number.format(counts.all), counts.all)
  const fractions = uploads.map(({ state, fraction }) => (state === 'sending' ? (fraction ?? 0) : 0))
  const sent = counts.done + fractions.reduce((sum, fraction) => sum + fraction, 0)
  const toSend = counts.done + counts.open

  /** Moves the focus from a removed row to the next. */
  const leave = (id: number) => {
    const index = uploads.findIndex((upload) => upload.id === id)
    const near = uploads[index + 1] ?? uploads[index - 1]
    const row = near && list.current?.querySelector<HTMLElement>(`[data-upload="${near.id}"] button`)
    if (row) row.focus()
    else onLastLeft()
    queue.dismiss(id)
  }

  return (
    <div data-slot="upload-list" className="kui:flex kui:min-w-0 kui:flex-col kui:gap-2">
      <div className="kui:flex kui:flex-wrap kui:items-center kui:gap-2">
        <p
          role="status"
          data-slot="upload-list-text"
          className="kui:me-auto kui:text-sm kui:font-medium kui:text-fg-strong"
        >
          {soFar}
        </p>
        {busy && counts.all > 1 && (
          <Button size="small" variant="quiet" onClick={queue.cancelAll}>
            {t.cancelAll}
          </Button>
        )}
        {!busy && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onLastLeft()
              queue.clear()
            }}
          >
            {t.clear}
          </Button>
        )}
      </div>
      {busy && counts.all > 1 && <ProgressBar bare label={soFar} value={sent} max={toSend} />}
      <ul
        ref={list}
        data-slot="upload-list-rows"
        aria-label={t.list}
        className="kui:max-h-140 kui:overflow-y-auto kui:rounded-lg kui:border kui:border-line"
      >
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            limit={limit}
            errorText={errorText}
            warning={upload.result === undefined ? undefined : warningText?.(upload.result)}
            onCancel={queue.cancel}
            onRetry={queue.retry}
            onSendAnyway={queue.sendAnyway}
            onDismiss={leave}
            labels={labels}
          />
        ))}
      </ul>
    </div>
  )
}
