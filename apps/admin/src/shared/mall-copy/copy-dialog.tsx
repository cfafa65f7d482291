import { Button, Dialog, Note, Select, Skeleton } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMalls } from '../../data/malls/use-mall'
import { useKind, useKindTexts } from '../content/kind'
import type { Row } from '../content/list/columns'
import { failureText } from '../failures/failures'
import { useTexts } from '../i18n/i18n'
import { useMallId } from '../session/session'
import { toastDone, toastWarning } from '../toasts/toasts'
import { useMatches } from './matches'
import { mallCopyMessages } from './messages'
import { type CopyIds, type Failed, useCopyTo, useOtherMall } from './use-other-mall'
import { WhatGoesAlong } from './what-goes-along'

export type CopyDialogProps = { rows: readonly Row[]; ids: CopyIds; onClose: () => void }

/** Chooses the mall, says what cannot go along, and copies; what failed stays, to be tried again. */
export function CopyDialog({ rows, ids, onClose }: CopyDialogProps) {
  const t = useTexts(mallCopyMessages)
  const kind = useKindTexts()
  const { type } = useKind()
  const textIn = useLocalisedText()
  const here = useMallId()
  const malls = useMalls().data?.filter(({ id }) => id !== here) ?? []
  const [chosen, setChosen] = useState<string>()
  const mall = malls.find(({ id }) => id === chosen) ?? (malls.length === 1 ? malls[0] : undefined)
  const [left, setLeft] = useState(rows)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [done, setDone] = useState<number>()
  const other = useOtherMall(mall?.id)
  const matches = useMatches(left, other, mall?.id)
  const copyTo = useCopyTo(ids)
  const namesOf = (some: readonly Row[]) => some.map(({ name }) => textIn(name)).join(', ')

  const fields: readonly string[] = type.fieldNames
  const placed = (row: Row) => {
    const categories = (row as Row & { categoryIds?: readonly string[] }).categoryIds ?? []
    return !fields.includes('categoryIds') || categories.some((id) => matches.ids.has(id))
  }
  const going = left.filter(placed)

  async function copy(mallId: string, name: string) {
    setDone(0)
    setFailed([])
    try {
      const answer = await copyTo({
        mallId,
        rows: going,
        first: other.first,
        matches: matches.ids,
        onProgress: setDone,
      })
      const { copied, failed, withoutPicture } = answer
      if (copied.length > 0) {
        toastDone('copied', t('mallCopy.done', { what: kind('count', { count: copied.length }), mall: name }))
      }
      if (withoutPicture.length > 0) toastWarning(t('mallCopy.withoutPicture', { names: namesOf(withoutPicture) }))
      if (failed.length === 0) onClose()
      setFailed(failed)
      setLeft(failed.map(({ row }) => row))
    } catch (error) {
      // not even the files could be listed: nothing was copied
      setFailed(going.map((row) => ({ row, error })))
    }
    setDone(undefined)
  }

  const busy = done !== undefined
  return (
    <Dialog.Root open onOpenChange={() => !busy && onClose()}>
      <Dialog.Content size="form">
        <Dialog.Header>
          <Dialog.Title>
            {t('mallCopy.title', {
              what: rows.length === 1 && rows[0] ? textIn(rows[0].name) : kind('count', { count: rows.length }),
            })}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-4">
          <Dialog.Description>{t('mallCopy.text')}</Dialog.Description>
          <Select
            label={t('mallCopy.mall')}
            options={malls.map(({ id, name }) => ({ value: id, label: name }))}
            {...(malls.length > 1 ? { placeholder: t('mallCopy.choose') } : {})}
            value={mall?.id ?? ''}
            disabled={busy}
            onValueChange={(id) => {
              setChosen(id)
              setLeft(rows)
              setFailed([])
            }}
          />
          {mall && !other.ready && (
            <div aria-busy className="flex flex-col gap-3">
              <span className="sr-only">{t('mallCopy.loading')}</span>
              <Skeleton style={{ width: '70%' }} />
              <Skeleton style={{ width: '50%' }} />
            </div>
          )}
          {mall && other.ready && (
            <WhatGoesAlong
              rows={left}
              mall={mall.name}
              other={other}
              matches={matches}
              noPlace={left.filter((row) => !placed(row))}
            />
          )}
          {failed.length > 0 && (
            <Note tone="error">
              {t('mallCopy.failed', {
                names: namesOf(failed.map(({ row }) => row)),
                why: failureText(failed[0]?.error) ?? '',
              })}
            </Note>
          )}
          {busy && (
            <p role="status" className="m-0 text-sm text-fg-muted tabular-nums">
              {t('mallCopy.progress', { done, all: going.length })}
            </p>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {t(left.length < rows.length ? 'mallCopy.close' : 'mallCopy.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!other.ready || going.length === 0}
            onClick={() => mall && void copy(mall.id, mall.name)}
          >
            {going.length > 0 && going.length < left.length
              ? t('mallCopy.copySome', { count: going.length, all: left.length })
              : t('mallCopy.copy')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
