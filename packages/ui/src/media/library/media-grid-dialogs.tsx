import { useEffect, useState } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import { Link } from '../../primitives/link/link'
import { Note } from '../../primitives/note/note'
import { Spinner } from '../../primitives/spinner/spinner'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { MediaItem } from '../media-file'
import type { MediaActions, MediaActionsState, MediaUsage } from './use-media-actions'
import type { MediaGridState } from './use-media-grid'

type MediaGridDialogsProps = {
  grid: MediaGridState
  doing: MediaActionsState
  labels: Partial<MediaLabels> | undefined
}

/** Confirms deletion, and lists where a file is used. */
export function MediaGridDialogs({ grid, doing, labels }: MediaGridDialogsProps) {
  const t = useLabels('media', en, labels).grid
  const { locale } = useKioskUi()
  const number = numberFormat(locale)
  const { removing, usageOf, actions } = doing
  const files = (removing ?? []).flatMap((id) => grid.byId.get(id) ?? [])
  const used = files.filter(({ usedBy = 0 }) => usedBy > 0)
  const [only] = files
  const warning =
    files.length === 1 && only?.usedBy
      ? t.removeOneUsed(only.usedBy, number.format(only.usedBy))
      : used.length > 0
        ? t.removeUsed(used.length, number.format(used.length))
        : ''
  return (
    <>
      <ConfirmDialog
        kind="delete"
        open={removing !== undefined}
        onOpenChange={(open) => {
          if (!open) doing.askRemove(undefined)
        }}
        busy={doing.busy}
        onConfirm={() => void doing.remove()}
      >
        {t.removeText(files.length, number.format(files.length), only?.name ?? '')} {warning}
      </ConfirmDialog>
      <Dialog.Root open={usageOf !== undefined} onOpenChange={() => doing.closeUsage()}>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{t.usage}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body className="kui:pb-5">
            {usageOf && actions.usage && <Places file={usageOf} usage={actions.usage} labels={labels} />}
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

type PlacesProps = {
  file: MediaItem
  usage: NonNullable<MediaActions['usage']>
  labels: Partial<MediaLabels> | undefined
}

function Places({ file, usage, labels }: PlacesProps) {
  const words = useLabels('media', en, labels)
  const t = words.grid
  const [places, setPlaces] = useState<readonly MediaUsage[] | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each file; a new function is no reason
  useEffect(() => {
    let cancelled = false
    const tell = (found: readonly MediaUsage[] | 'failed') => {
      if (!cancelled) setPlaces(found)
    }
    usage(file).then(tell, () => tell('failed'))
    return () => {
      cancelled = true
    }
  }, [file.id])
  if (places === undefined) {
    return (
      <span role="status" className="kui:flex kui:items-center kui:gap-2 kui:text-sm kui:text-fg-muted">
        <Spinner />
        {words.preview.loading}
      </span>
    )
  }
  if (places === 'failed') {
    return (
      <Note tone="error" role="alert">
        {t.usageFailed}
      </Note>
    )
  }
  if (places.length === 0) return <p className="kui:text-sm kui:text-fg-muted">{t.unused}</p>
  return (
    <ul data-slot="media-usage" className="kui:flex kui:flex-col kui:text-sm">
      {places.map(({ id, name, kind, href }) => (
        <li
          key={id}
          className="kui:flex kui:items-center kui:gap-3 kui:border-b kui:border-line-faint kui:py-2 kui:last:border-b-0"
        >
          <span className="kui:min-w-0 kui:flex-1 kui:truncate">{href ? <Link href={href}>{name}</Link> : name}</span>
          {kind && <span className="kui:text-xs kui:text-fg-muted">{kind}</span>}
        </li>
      ))}
    </ul>
  )
}
