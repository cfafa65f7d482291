import { CloudUpload, FolderOpen } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { Button } from '../../primitives/button/button'
import { IconBadge } from '../../primitives/icon-badge/icon-badge'
import { useKioskUi } from '../../theme/context'
import { fileSize } from '../file-size'
import { extensionsOf, isChosenByPeople, uploadBytes } from '../media-file'
import { UploadList } from './upload-list'
import { type UseUploadsProps, useUploads } from './use-uploads'

export type UploaderProps<R> = Omit<UseUploadsProps<R>, 'locked'> &
  Omit<ComponentProps<'section'>, 'children' | 'onDrop' | 'onPaste' | 'onDragOver' | 'onDragLeave'> & {
    /** Message for an error of `send`; undefined for "check your connection". */
    errorText?: (error: unknown) => string | undefined
    /** Message for an uploaded file, for example a video that can’t be played; undefined for "Uploaded". */
    warningText?: (result: R) => string | undefined
    /** Why uploads are disabled; replaces the rules. */
    readOnlyReason?: string
    labels?: Partial<MediaLabels>
  }

/**
 * Uploads files: selected, dropped or pasted, many at once. A region with a button and a list of WAI-ARIA progressbars;
 * results are announced.
 */
export function Uploader<R>({
  send,
  findDuplicate,
  isPermanent,
  onUploaded,
  onNotUploadedChange,
  extensions = extensionsOf(),
  maxBytes = uploadBytes,
  atOnce,
  errorText,
  warningText,
  readOnlyReason,
  labels,
  className,
  ...rest
}: UploaderProps<R>) {
  const t = useLabels('media', en, labels).upload
  const { locale } = useKioskUi()
  const locked = isLocked(readOnlyReason)
  const queue = useUploads({
    ...{ send, findDuplicate, isPermanent, onUploaded, onNotUploadedChange, extensions, maxBytes, atOnce, locked },
  })
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const rulesId = useId()
  const limit = fileSize(locale, maxBytes)
  return (
    <section
      data-slot="uploader"
      data-dragging={queue.dragging || undefined}
      data-locked={locked || undefined}
      aria-label={t.title}
      // paste events occur at the focus or last press
      tabIndex={-1}
      className={cx(
        'kui:group/uploader kui:@container/uploader kui:flex kui:min-w-0 kui:flex-col kui:gap-3 kui:rounded-lg kui:focus-visible:shadow-ring',
        className,
      )}
      {...queue.dropProps}
      {...rest}
    >
      <div
        data-slot="uploader-zone"
        className="kui:flex kui:flex-wrap kui:items-center kui:gap-x-4 kui:gap-y-3 kui:rounded-lg kui:border kui:border-dashed kui:border-line-control kui:bg-sunken kui:p-4 kui:group-data-dragging/uploader:border-solid kui:group-data-dragging/uploader:border-focus kui:group-data-dragging/uploader:bg-accent-soft"
      >
        <IconBadge variant="sunken" size="large" aria-hidden="true" className="kui:@max-[420px]/uploader:hidden">
          <CloudUpload strokeWidth={1.5} />
        </IconBadge>
        <div className="kui:min-w-50 kui:flex-1">
          <p data-slot="uploader-text" className="kui:font-medium kui:text-fg-strong">
            {queue.dragging ? t.dropNow : locked ? t.title : t.drop}
          </p>
          <p id={rulesId} data-slot="uploader-text" className="kui:text-xs kui:text-fg-muted">
            {readOnlyReason || t.rules(extensions.filter(isChosenByPeople).join(', '), limit)}
          </p>
        </div>
        <Button
          ref={choose}
          icon={<FolderOpen size={16} strokeWidth={1.5} />}
          aria-describedby={rulesId}
          aria-disabled={locked || undefined}
          onClick={() => input.current?.click()}
        >
          {t.choose}
        </Button>
        <input ref={input} data-slot="uploader-input" hidden {...queue.inputProps} />
      </div>
      {queue.uploads.length > 0 && (
        <UploadList
          queue={queue}
          limit={limit}
          errorText={errorText}
          warningText={warningText}
          onLastLeft={() => choose.current?.focus()}
          labels={labels}
        />
      )}
    </section>
  )
}
