import { type ReactNode, useState } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { en as primitives } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import type { DialogContentProps } from '../../primitives/dialog/dialog'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import { Note } from '../../primitives/note/note'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { MediaGrid, type MediaGridProps } from '../library/media-grid'
import type { MediaItem } from '../media-file'

export type MediaPickerProps = Omit<DialogContentProps, 'children'> &
  Pick<MediaGridProps, 'files' | 'categories' | 'kinds' | 'loading' | 'failed' | 'onRetry' | 'empty'> & {
    open: boolean
    onOpenChange: (open: boolean) => void
    /** Called with the choice; the caller closes the dialog. */
    onPick: (files: readonly MediaItem[]) => void
    /** Allows several files. @default false */
    multiple?: boolean
    /** Content above the files, such as an Uploader. */
    upload?: ReactNode
    labels?: Partial<MediaLabels>
  }

/**
 * Selects files in a dialog (WAI-ARIA dialog, modal, over a grid). Enter or a double click confirms. A video that can’t be played
 * is refused by name.
 */
export function MediaPicker({ open, onOpenChange, className, ...rest }: MediaPickerProps) {
  const { files, categories, kinds, loading, failed, onRetry, empty, onPick, multiple, upload, labels, ...content } =
    rest
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="large"
        aria-describedby={undefined}
        className={cx('kui:h-[min(calc(100dvh-1rem),48rem)]', className)}
        {...content}
        data-slot="media-picker"
      >
        <Choice
          {...{ files, categories, kinds, loading, failed, onRetry, empty, onPick, multiple, upload, labels }}
          onCancel={() => onOpenChange(false)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}

type ChoiceProps = Pick<
  { [P in keyof MediaPickerProps]: MediaPickerProps[P] | undefined },
  'categories' | 'kinds' | 'loading' | 'failed' | 'onRetry' | 'empty' | 'multiple' | 'upload' | 'labels'
> &
  Pick<MediaPickerProps, 'files' | 'onPick'> & { onCancel: () => void }

/** Mounted with the dialog, so that each selection starts empty. */
function Choice({
  files,
  onPick,
  onCancel,
  multiple = false,
  upload,
  labels,
  loading,
  failed,
  onRetry,
  ...rest
}: ChoiceProps) {
  const t = useLabels('media', en, labels).picker
  const words = useLabels('primitives', primitives)
  const { locale } = useKioskUi()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<MediaItem>()
  const picked = files.filter(({ id }) => chosen.includes(id))
  function pick(all: readonly MediaItem[]) {
    const unplayable = all.find(({ kind, playable }) => kind === 'Video' && playable === false)
    setRefused(unplayable)
    if (!unplayable) onPick(all)
  }
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body className="kui:flex kui:flex-col kui:gap-4">
        {upload}
        {refused && <Note tone="error">{t.unplayable(refused.name, refused.codec)}</Note>}
        <MediaGrid
          files={files}
          selection={multiple ? 'many' : 'one'}
          value={chosen}
          onValueChange={(next) => {
            setRefused(undefined)
            setChosen(next)
          }}
          onOpen={(file) => pick([file])}
          loading={loading ?? false}
          failed={failed ?? false}
          {...(onRetry ? { onRetry } : {})}
          {...(labels ? { labels } : {})}
          {...rest}
          className="kui:h-auto kui:min-h-70 kui:flex-1"
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="primary" disabled={picked.length === 0} onClick={() => pick(picked)}>
          {multiple && picked.length > 0
            ? t.chooseCount(picked.length, numberFormat(locale).format(picked.length))
            : t.choose}
        </Button>
      </Dialog.Footer>
    </>
  )
}
