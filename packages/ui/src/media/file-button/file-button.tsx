import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button, type ButtonProps } from '../../primitives/button/button'
import { useKioskUi } from '../../theme/context'
import { fileSize } from '../file-size'
import type { RefusedReason } from './accept'
import { type UseFileButtonProps, useFileButton } from './use-file-button'

/** `className` goes to the element around button and messages, `ref` and other props to the button. */
export type FileButtonProps = Omit<ButtonProps, 'asChild'> &
  Omit<UseFileButtonProps, 'locked'> & {
    labels?: Partial<MediaLabels>
  }

/**
 * A button that opens the browser's file dialog and takes dropped files (WAI-ARIA button). Files that are not accepted
 * are listed below with the reason. To send files, use `Uploader`.
 */
export function FileButton({
  accept,
  maxBytes,
  multiple,
  onFiles,
  onRefused,
  labels,
  className,
  disabled,
  busy,
  onClick,
  children,
  ...rest
}: FileButtonProps) {
  const t = useLabels('media', en, labels).upload
  const { locale } = useKioskUi()
  const messages = useId()
  const locked = disabled === true || busy === true || rest['aria-disabled'] === true
  const files = useFileButton({ accept, maxBytes, multiple, onFiles, onRefused, locked })
  const reasons: Record<RefusedReason, string> = {
    type: t.type,
    size: t.size(fileSize(locale, maxBytes ?? 0)),
    count: t.oneFile,
  }
  return (
    <span
      data-slot="file-button"
      data-dragging={files.dragging || undefined}
      className={cx(
        'kui:group/file kui:inline-flex kui:max-w-full kui:flex-col kui:items-start kui:gap-1.5',
        className,
      )}
      {...files.dropProps}
    >
      <Button
        disabled={disabled}
        busy={busy}
        aria-describedby={files.refused.length > 0 ? messages : undefined}
        {...rest}
        className="kui:group-data-dragging/file:border-focus kui:group-data-dragging/file:bg-accent-soft"
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) files.open()
        }}
      >
        {children ?? t.choose}
      </Button>
      {/* represented by the button */}
      <input data-slot="file-button-input" hidden {...files.inputProps} />
      <span id={messages} role="alert" data-slot="file-button-messages" className="kui:grid kui:gap-1 kui:empty:hidden">
        {files.refused.map(({ file, reason }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and messages have no state
            key={index}
            className="kui:flex kui:items-start kui:gap-1.25 kui:text-xs kui:text-danger-text"
          >
            <CircleAlert size={14} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0" />
            {`${file.name}: ${reasons[reason]}`}
          </span>
        ))}
      </span>
    </span>
  )
}
