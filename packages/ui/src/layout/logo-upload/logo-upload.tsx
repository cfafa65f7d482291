import { ImagePlus, MoreHorizontal, Trash2 } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { megabytesOf } from '../../internal/upload-size'
import { IconButton } from '../../primitives/button/icon-button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { Popover, PopoverAnchor, PopoverContent } from '../../primitives/popover/popover'
import { Spinner } from '../../primitives/spinner/spinner'
import { Tooltip } from '../../primitives/tooltip/tooltip'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { logoBytes } from './logo-file'
import { type LogoFailure, type UseLogoUploadProps, useLogoUpload } from './use-logo-upload'

export type LogoUploadProps = Omit<ComponentProps<'div'>, 'children'> &
  Omit<UseLogoUploadProps, 'locked'> & {
    /** The mall's name: alternative text, also shown if the logo fails to load. */
    name: string
    /** Text for a rejected upload or removal, such as the server's reason. @default a general text */
    errorText?: (error: unknown) => string | undefined
    /** Makes it read-only with a reason. */
    readOnlyReason?: string
    /** A white background for dark logos in the dark theme. @default false */
    onWhite?: boolean
    labels?: Partial<LayoutLabels>
  }

/** The mall's logo, 36 px high: press to select another picture, or drop one (WAI-ARIA button). */
export function LogoUpload({
  src,
  name,
  onUpload,
  onRemove,
  types,
  maxBytes = logoBytes,
  errorText,
  readOnlyReason,
  onWhite = false,
  labels,
  className,
  ...rest
}: LogoUploadProps) {
  const t = useLabels('layout', en, labels).logo
  const { locale } = useKioskUi()
  const errorId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const locked = isLocked(readOnlyReason)
  const logo = useLogoUpload({ src, onUpload, onRemove, types, maxBytes, locked })
  const { state, failure, dragging, shown } = logo
  const busy = state !== 'idle'
  const texts: Record<LogoFailure, string> = {
    type: t.wrongType,
    size: t.tooBig(numberFormat(locale).format(megabytesOf(maxBytes))),
    upload: errorText?.(logo.error) ?? t.failed,
    remove: errorText?.(logo.error) ?? t.notRemoved,
  }
  const action = shown ? t.change : t.add

  // The menu disappears with the logo, so move the focus.
  const removed = useRef(false)
  function focusAfterMenu(event: Event) {
    if (!removed.current) return
    removed.current = false
    event.preventDefault()
    button.current?.focus()
  }

  return (
    <div
      data-slot="logo-upload"
      data-busy={busy || undefined}
      data-dragging={dragging || undefined}
      className={cx('kui:group/logo kui:min-w-0', className)}
      {...logo.dropProps}
      {...rest}
    >
      <Popover open={failure !== undefined} onOpenChange={(open) => open || logo.dismiss()}>
        <PopoverAnchor className="kui:flex kui:items-center kui:gap-1">
          <Tooltip content={readOnlyReason || action}>
            <button
              ref={button}
              type="button"
              data-slot="logo-upload-button"
              aria-label={locked ? name : `${name}: ${action}`}
              aria-disabled={busy || locked || undefined}
              aria-busy={busy || undefined}
              aria-describedby={failure ? errorId : undefined}
              onClick={logo.pick}
              className={cx(
                'kui:relative kui:flex kui:h-9 kui:min-w-9 kui:max-w-40 kui:items-center kui:justify-center kui:overflow-hidden kui:rounded-md kui:focus-visible:shadow-ring kui:pointer-coarse:min-h-11',
                'kui:not-aria-disabled:hover:bg-hover kui:not-aria-disabled:active:bg-pressed kui:aria-disabled:cursor-default',
                'kui:group-data-dragging/logo:outline-2 kui:group-data-dragging/logo:outline-offset-2 kui:group-data-dragging/logo:outline-dashed kui:group-data-dragging/logo:outline-accent-line',
                'kui:group-data-[mode=rail]/shell:max-w-9',
              )}
            >
              {shown ? (
                <Picture key={shown} src={shown} name={name} onWhite={onWhite} />
              ) : (
                <span className="kui:flex kui:items-center kui:gap-2 kui:px-2 kui:text-sm kui:font-medium kui:text-fg-muted">
                  <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
                  <span className="kui:truncate kui:group-data-[mode=rail]/shell:sr-only">{locked ? name : t.add}</span>
                </span>
              )}
              {busy && (
                <span className="kui:absolute kui:inset-0 kui:grid kui:place-items-center kui:bg-canvas/70 kui:text-fg-strong">
                  <Spinner size={20} />
                </span>
              )}
            </button>
          </Tooltip>
          {src && onRemove && !locked && (
            <DropdownMenu.Root>
              <DropdownMenu.Trigger asChild disabled={busy}>
                <IconButton
                  size="small"
                  label={t.more}
                  icon={<MoreHorizontal size={16} strokeWidth={1.5} />}
                  className="kui:opacity-0 kui:group-hover/logo:opacity-100 kui:focus-visible:opacity-100 kui:data-[state=open]:opacity-100 kui:group-data-[mode=rail]/shell:hidden kui:pointer-coarse:opacity-100"
                />
              </DropdownMenu.Trigger>
              <DropdownMenu.Content align="start" onCloseAutoFocus={focusAfterMenu}>
                <DropdownMenu.Item icon={<ImagePlus size={16} strokeWidth={1.5} />} onSelect={logo.pick}>
                  {t.change}
                </DropdownMenu.Item>
                <DropdownMenu.Item
                  danger
                  icon={<Trash2 size={16} strokeWidth={1.5} />}
                  onSelect={() => {
                    removed.current = true
                    void logo.remove()
                  }}
                >
                  {t.remove}
                </DropdownMenu.Item>
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          )}
          {/* represented by the button */}
          <input
            data-slot="logo-upload-input"
            aria-hidden="true"
            tabIndex={-1}
            className="kui:hidden"
            {...logo.inputProps}
          />
        </PopoverAnchor>
        {/* over the page: a sidebar or its rail has no room for it */}
        <PopoverContent
          id={errorId}
          data-slot="logo-upload-error"
          role="alert"
          align="start"
          className="kui:max-w-60 kui:px-3 kui:py-2 kui:text-xs kui:text-danger-text"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // the menu gives the focus back after a failed removal
          onFocusOutside={(event) => event.preventDefault()}
        >
          {failure && texts[failure]}
        </PopoverContent>
      </Popover>
      <p role="status" className="kui:sr-only">
        {{ idle: '', uploading: t.saving, removing: t.removing }[state]}
      </p>
    </div>
  )
}

/** The logo, or the name if it fails to load. */
function Picture({ src, name, onWhite }: { src: string; name: string; onWhite: boolean }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <b className="kui:truncate kui:px-1 kui:text-fg-strong">{name}</b>
  return (
    <img
      data-slot="logo-upload-picture"
      data-on-white={onWhite || undefined}
      src={src}
      alt=""
      onError={() => setBroken(true)}
      className="kui:h-9 kui:max-w-full kui:rounded-sm kui:object-contain kui:object-left kui:data-on-white:bg-[white] kui:data-on-white:px-1 kui:group-data-[mode=rail]/shell:w-9 kui:group-data-[mode=rail]/shell:object-cover"
    />
  )
}
