import { type Change, may, type Publication as Published, type Station } from '@kiosk-admin/api-client'
import { PublishPanel as Panel, Link as TextLink } from '@kiosk-admin/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useBackOffice } from '../../data/live/live'
import { usePermissions } from '../../data/malls/use-mall'
import { useStations } from '../../data/malls/use-stations'
import { countAll, recordNameOf } from '../../data/publication/use-pending'
import { useChanges, usePublications, usePublish } from '../../data/publication/use-publication'
import { useChangeText, useHiddenText } from '../../shared/changes/changes'
import { useChangeDetails } from '../../shared/changes/use-change-details'
import { useRevertDialog } from '../../shared/changes/use-revert-dialog'
import { failureText } from '../../shared/failures/failures'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { addressOf } from '../../shared/routing/record-address'
import { RollBackDialog } from './roll-back-dialog'
import { rollBackMessages } from './roll-back-messages'
import { UnreachableRecords } from './unreachable-records'
import { usePublishAnyway } from './use-publish-anyway'
import { useSampleWords } from './use-sample-words'

type Earlier = { id: string; number: number }

/** Pending changes, progress of the last publication, and earlier publications. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const rollBack = useMessages(rollBackMessages)
  const words = useChangeText()
  const details = useChangeDetails()
  const revert = useRevertDialog()
  const hidden = useHiddenText()
  const { data: permissions } = usePermissions()
  const { data: pending, error, retry } = useChanges()
  const { data: history = [] } = usePublications()
  const { data: stations = [] } = useStations()
  const { publish } = usePublish()
  const sync = useSync()
  const anyway = usePublishAnyway()
  const samples = useSampleWords()
  const [earlier, setEarlier] = useState<Earlier>()
  const current = history[0]?.number ?? 0
  const keptBack = pending?.keptBack ?? []
  const mayRollBack = permissions !== undefined && may(permissions, 'Mall', 'write')

  const confirm = async () => (await anyway.confirmed()) && samples.confirmed(pending?.changes ?? [])
  async function send(note: string) {
    const { number } = await publish(note)
    sync(stations, number)
  }

  return (
    <Panel.Root open onOpenChange={onClose} number={pending?.next ?? current + 1}>
      <Panel.Body>
        <Panel.Changes
          since={current}
          keptBack={keptBack.length}
          hiddenChanges={pending?.hidden.map(hidden)}
          changes={pending?.changes.map((change) => details(change, pending.names))}
          renderName={({ id, name }) => {
            const change = pending?.changes.find((one) => one.id === id)
            return <MaybeLink href={change && hrefOf(change, name)}>{name}</MaybeLink>
          }}
          onRevert={({ id }) => revert.revertOf(id)?.()}
          failed={error !== undefined}
          onRetry={retry}
        />
        <Panel.KeptBack
          records={keptBack.map((record) => ({ id: record.id, ...words({ ...record, fields: [] }) }))}
          renderName={({ id, name }) => {
            const record = keptBack.find((kept) => kept.id === id)
            return <MaybeLink href={record && addressOf(recordNameOf(record))?.href}>{name}</MaybeLink>
          }}
        />
        <UnreachableRecords />
        {current > 0 && stations.length > 0 && (
          <Panel.Delivery
            number={current}
            stations={stations.map(toDelivery)}
            onSendAgain={(ids) =>
              sync(
                stations.filter(({ id }) => id && ids.includes(id)),
                current,
              )
            }
          />
        )}
        <Panel.History
          history={history.map(toEntry)}
          {...(mayRollBack ? { onRollBack: ({ id, number }: Earlier) => setEarlier({ id, number }) } : {})}
        />
        {!mayRollBack && history.length > 1 && (
          <p className="mx-5 text-xs text-fg-subtle">{rollBack('rollBack.why')}</p>
        )}
      </Panel.Body>
      <Panel.Form
        stations={stations.length}
        changes={pending ? countAll(pending) : 0}
        errorText={failureText}
        confirm={confirm}
        onPublish={send}
      />
      {anyway.dialog}
      {samples.dialog}
      {revert.dialog}
      {earlier && (
        <RollBackDialog
          earlier={earlier}
          onClose={() => setEarlier(undefined)}
          onDone={(number) => {
            setEarlier(undefined)
            sync(stations, number)
          }}
        />
      )}
    </Panel.Root>
  )
}

/** The form of a changed record, or the trash that it is in; undefined if it was deleted permanently. */
function hrefOf(change: Change, name: string): string | undefined {
  if (change.reason !== 'deleted') return addressOf(recordNameOf(change))?.href
  return change.draftVersion === undefined ? undefined : `/Trash?${new URLSearchParams({ q: name })}`
}

function MaybeLink({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children
  return (
    <TextLink asChild>
      <Link href={href}>{children}</Link>
    </TextLink>
  )
}

type Known = Partial<Station>

const toDelivery = ({ id = '', code = '', state = 'offline', publication, lastSeenAt }: Known) => ({
  id,
  code,
  state,
  ...(publication ? { shows: publication } : {}),
  // a connected station is seen every few seconds, which is not when it got the publication
  ...(state === 'offline' && lastSeenAt ? { since: new Date(lastSeenAt) } : {}),
})

const toEntry = ({ id, number, publishedAt, publishedBy, note, rolledBackTo }: Published) => ({
  id,
  number,
  at: new Date(publishedAt),
  by: authorName(publishedBy),
  ...(note ? { note } : {}),
  ...(rolledBackTo === null ? {} : { again: rolledBackTo }),
})

/**
 * The specified message to every station. It is a hint only: the server has notified them, and a station that misses
 * both polls when it reconnects. Progress is read from presence.
 */
function useSync() {
  const backOffice = useBackOffice()
  return (stations: readonly Known[], number: number) => {
    const addresses = stations.flatMap(({ id, mallId }) => (id && mallId ? [{ mallId, stationId: id }] : []))
    void backOffice?.publish(addresses, { number })
  }
}
