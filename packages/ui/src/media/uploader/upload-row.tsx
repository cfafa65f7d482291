import { Check, CircleAlert, CopyCheck, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { en as primitives } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { IconButton } from '../../primitives/button/icon-button'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar'
import { useKioskUi } from '../../theme/context'
import { FileName } from '../file-name/file-name'
import { fileSize } from '../file-size'
import { MediaKindIcon } from '../media-kind-icon'
import { isUploading, type Upload } from './upload-queue'

type UploadRowProps = {
  upload: Upload<unknown>
  limit: string
  errorText: ((error: unknown) => string | undefined) | undefined
  warning: string | undefined
  onCancel: (id: number) => void
  onRetry: (id: number) => void
  onSendAnyway: (id: number) => void
  onDismiss: (id: number) => void
  labels: Partial<MediaLabels> | undefined
}

const icon = { size: 16, strokeWidth: 1.5 } as const

/** An upload: progress or result, with its actions. */
export function UploadRow({
  upload,
  limit,
  errorText,
  warning,
  onCancel,
  onRetry,
  onSendAnyway,
  onDismiss,
  labels,
}: UploadRowProps) {
  const t = useLabels('media', en, labels).upload
  const words = useLabels('primitives', primitives)
  const last = useRef<HTMLButtonElement>(null)
  const { id, file, state } = upload
  const open = isUploading(upload)
  const again = state === 'failed' || state === 'cancelled'
  /** The pressed button disappears; cancel and dismiss stay. */
  const then = (act: (id: number) => void) => () => {
    last.current?.focus()
    act(id)
  }
  return (
    <li
      data-slot="upload-row"
      data-upload={id}
      data-state={state}
      className="kui:flex kui:min-h-13 kui:flex-wrap kui:items-center kui:gap-x-3 kui:gap-y-1 kui:border-b kui:border-line-faint kui:px-3 kui:py-1.5 kui:last:border-b-0"
    >
      <MediaKindIcon name={file.name} />
      <div className="kui:min-w-0 kui:flex-1 kui:basis-40">
        {open ? (
          <Progress upload={upload} labels={labels} />
        ) : (
          <>
            <p data-slot="upload-row-name" className="kui:text-sm kui:text-fg-strong">
              <FileName name={file.name} />
            </p>
            <Outcome {...{ upload, limit, errorText, warning, labels }} />
          </>
        )}
      </div>
      <div className="kui:ms-auto kui:flex kui:shrink-0 kui:items-center kui:gap-1">
        {again && (
          <Button
            size="small"
            aria-label={t.retryName(file.name)}
            icon={<RotateCw {...icon} />}
            onClick={then(onRetry)}
          >
            {words.tryAgain}
          </Button>
        )}
        {state === 'duplicate' && (
          <Button size="small" aria-label={t.sendAnywayName(file.name)} onClick={then(onSendAnyway)}>
            {t.sendAnyway}
          </Button>
        )}
        <IconButton
          ref={last}
          size="small"
          label={open ? t.cancel(file.name) : t.dismiss(file.name)}
          icon={<X {...icon} />}
          onClick={() => (open ? onCancel(id) : onDismiss(id))}
        />
      </div>
    </li>
  )
}

function Progress({ upload, labels }: Pick<UploadRowProps, 'upload' | 'labels'>) {
  const t = useLabels('media', en, labels).upload
  const { locale } = useKioskUi()
  const { file, state, fraction, secondsLeft } = upload
  if (state !== 'sending') {
    return (
      <>
        <p data-slot="upload-row-name" className="kui:text-sm kui:text-fg-strong">
          <FileName name={file.name} />
        </p>
        <p data-slot="upload-row-text" className="kui:text-xs kui:text-fg-muted">
          {state === 'waiting' ? t.waiting : t.checking}
        </p>
      </>
    )
  }
  return (
    <ProgressBar
      label={file.name}
      detail={fileSize(locale, file.size)}
      {...(fraction === undefined ? {} : { value: fraction * 100 })}
      {...(secondsLeft === undefined ? {} : { secondsLeft })}
    />
  )
}

const tones = {
  done: 'kui:text-success-text',
  bad: 'kui:text-danger-text',
  warning: 'kui:text-warning-text',
  cancelled: 'kui:text-fg-muted',
}

function Outcome({
  upload,
  limit,
  errorText,
  warning,
  labels,
}: Pick<UploadRowProps, 'upload' | 'limit' | 'errorText' | 'warning' | 'labels'>) {
  const t = useLabels('media', en, labels).upload
  const { locale } = useKioskUi()
  const { state, refused, duplicate, error, file } = upload
  const [tone, text, Icon] =
    state === 'done' && warning
      ? (['warning', `${t.done(fileSize(locale, file.size))}. ${warning}`, CircleAlert] as const)
      : state === 'done'
        ? (['done', t.done(fileSize(locale, file.size)), Check] as const)
        : state === 'duplicate'
          ? (['warning', t.duplicate(duplicate?.name ?? ''), CopyCheck] as const)
          : state === 'cancelled'
            ? (['cancelled', t.cancelled, X] as const)
            : ([
                'bad',
                refused === 'size' ? t.size(limit) : refused ? t[refused] : (errorText?.(error) ?? t.failed),
                CircleAlert,
              ] as const)
  return (
    <p
      data-slot="upload-row-text"
      role={tone === 'bad' || (tone === 'warning' && state === 'done') ? 'alert' : undefined}
      className={`kui:flex kui:items-center kui:gap-1.5 kui:text-xs ${tones[tone]}`}
    >
      <Icon size={14} strokeWidth={1.5} aria-hidden="true" className="kui:shrink-0" />
      {text}
    </p>
  )
}
