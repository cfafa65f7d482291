import { may } from '@kiosk-admin/api-client'
import { Button, Dialog, Note, Select, Skeleton } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMalls } from '../../data/malls/use-mall'
import { usePermissionsByMall } from '../../data/malls/use-malls'
import { useKind, useKindMessages } from '../content/kind'
import type { Row } from '../content/list/columns'
import { failureText } from '../failures/failures'
import { useMessages } from '../i18n/i18n'
import { useMallId } from '../session/session'
import { toastDone, toastWarning } from '../toasts/toasts'
import { CopyEffects } from './copy-effects'
import { useMatches } from './matches'
import { mallCopyMessages } from './messages'
import { type CopyIds, type Failed, useCopyTo, useOtherMall } from './use-other-mall'

export type CopyDialogProps = { rows: readonly Row[]; ids: CopyIds; onClose: () => void }

/** Selects a mall, lists data that the copies will lose, and copies. Failed records can be retried. */
export function CopyDialog({ rows, ids, onClose }: CopyDialogProps) {
  const t = useMessages(mallCopyMessages)
  const kind = useKindMessages()
  const { type, area } = useKind()
  const textIn = useLocalisedText()
  const source = useMallId()
  const permissions = usePermissionsByMall()
  const mayCreateIn = (mallId: string) => permissions !== undefined && may(permissions.of(mallId), area, 'write')
  const malls = useMalls().data?.filter(({ id }) => id !== source && mayCreateIn(id)) ?? []
  const [chosen, setChosen] = useState<string>()
  const mall = malls.find(({ id }) => id === chosen) ?? (malls.length === 1 ? malls[0] : undefined)
  const [remaining, setRemaining] = useState(rows)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [done, setDone] = useState<number>()
  const other = useOtherMall(mall?.id)
  const matches = useMatches(remaining, other, mall?.id)
  const copyTo = useCopyTo(ids)
  const namesOf = (some: readonly Row[]) => some.map(({ name }) => textIn(name)).join(', ')

  const fields: readonly string[] = type.fieldNames
  const hasCategory = (row: Row) => {
    const categories = (row as Row & { categoryIds?: readonly string[] }).categoryIds ?? []
    return !fields.includes('categoryIds') || categories.some((id) => matches.ids.has(id))
  }
  const copyable = remaining.filter(hasCategory)

  async function copy(mallId: string, name: string) {
    setDone(0)
    setFailed([])
    try {
      const answer = await copyTo({
        mallId,
        rows: copyable,
        first: other.first,
        matches: matches.ids,
        onProgress: setDone,
      })
      const { copied, failed, withoutFile } = answer
      if (copied.length > 0) {
        toastDone('copied', t('mallCopy.done', { what: kind('count', { count: copied.length }), mall: name }))
      }
      if (withoutFile.length > 0) toastWarning(t('mallCopy.withoutFile', { names: namesOf(withoutFile) }))
      if (failed.length === 0) onClose()
      setFailed(failed)
      setRemaining(failed.map(({ row }) => row))
    } catch (error) {
      // listing the files failed, so nothing was copied
      setFailed(copyable.map((row) => ({ row, error })))
    }
    setDone(undefined)
  }

  const busy = done !== undefined
  return (
    <Dialog.Root open onOpenChange={() => !busy && onClose()}>
      <Dialog.Content size="normal">
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
              setRemaining(rows)
              setFailed([])
            }}
          />
          {permissions && malls.length === 0 && <Note tone="warning">{t('mallCopy.noMall')}</Note>}
          {mall && !other.ready && (
            <div aria-busy className="flex flex-col gap-3">
              <span className="sr-only">{t('mallCopy.loading')}</span>
              <Skeleton style={{ width: '70%' }} />
              <Skeleton style={{ width: '50%' }} />
            </div>
          )}
          {mall && other.ready && (
            <CopyEffects
              rows={remaining}
              mall={mall.name}
              other={other}
              matches={matches}
              withoutCategory={remaining.filter((row) => !hasCategory(row))}
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
              {t('mallCopy.progress', { done, all: copyable.length })}
            </p>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {t(remaining.length < rows.length ? 'mallCopy.close' : 'mallCopy.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!other.ready || copyable.length === 0}
            onClick={() => mall && void copy(mall.id, mall.name)}
          >
            {copyable.length > 0 && copyable.length < remaining.length
              ? t('mallCopy.copySome', { count: copyable.length, all: remaining.length })
              : t('mallCopy.copy')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
