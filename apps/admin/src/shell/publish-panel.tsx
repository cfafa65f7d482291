import { may, type Publication as Published, type Station } from '@kiosk-admin/api-client'
import { ConfirmDialog, PublishPanel as Panel } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useBackOffice } from '../data/live'
import { usePermissions } from '../data/use-mall'
import { useChanges, usePublications, usePublish } from '../data/use-publication'
import { useStations } from '../data/use-stations'
import { useChangeWords } from '../shared/changes'
import { toastFailure } from '../shared/failures'
import { useTexts } from '../shared/i18n'
import { publishMessages } from './publish-messages'

type Earlier = { id: string; number: number }

/** What waits for the kiosks, how far the last publication has come, and what was before. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts(publishMessages)
  const words = useChangeWords()
  const { data: permissions } = usePermissions()
  const { data: pending, error, retry } = useChanges()
  const { data: history = [] } = usePublications()
  const { data: stations = [] } = useStations()
  const { publish, rollBack } = usePublish()
  const sync = useSync()
  const [earlier, setEarlier] = useState<Earlier>()
  const [busy, setBusy] = useState(false)
  const current = history[0]?.number ?? 0
  const mayRollBack = permissions !== undefined && may(permissions, 'Mall', 'write')

  async function send(note: string) {
    const { number } = await publish(note)
    sync(stations, number)
  }

  async function goBack({ id }: Earlier) {
    setBusy(true)
    try {
      const { number } = await rollBack(id)
      sync(stations, number)
      setEarlier(undefined)
    } catch (failure) {
      toastFailure(failure)
    }
    setBusy(false)
  }

  return (
    <Panel.Root open onOpenChange={onClose} number={pending?.next ?? current + 1}>
      <Panel.Body>
        <Panel.Changes
          since={current}
          changes={pending?.changes.map((change) => ({ id: change.id, kind: change.kind, ...words(change) }))}
          failed={error !== undefined}
          onRetry={retry}
        />
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
          <p className="mx-5 text-xs text-fg-subtle">{t('publish.why.rollBack')}</p>
        )}
      </Panel.Body>
      <Panel.Form stations={stations.length} changes={pending?.changes.length ?? 0} onPublish={send} />
      {earlier && (
        <ConfirmDialog
          open
          kind="proceed"
          action={t('publish.rollBackAction', { number: earlier.number })}
          busy={busy}
          onOpenChange={() => setEarlier(undefined)}
          onConfirm={() => void goBack(earlier)}
        >
          {t('publish.rollBack', { number: earlier.number })}
        </ConfirmDialog>
      )}
    </Panel.Root>
  )
}

type Known = Partial<Station>

const toDelivery = ({ id = '', code = '', state = 'offline', publication, lastSeenAt }: Known) => ({
  id,
  code,
  state,
  ...(publication ? { shows: publication } : {}),
  ...(lastSeenAt ? { since: new Date(lastSeenAt) } : {}),
})

const toEntry = ({ id, number, publishedAt, publishedBy, note }: Published) => ({
  id,
  number,
  at: new Date(publishedAt),
  by: publishedBy.name,
  ...(note ? { note } : {}),
})

/**
 * The specified message to every station. It is a nudge: the server has told them too, and a station that misses both
 * asks for itself when it is back; how far they are is seen by their presence.
 */
function useSync() {
  const backOffice = useBackOffice()
  return (stations: readonly Known[], number: number) => {
    const addresses = stations.flatMap(({ id, mallId }) => (id && mallId ? [{ mallId, stationId: id }] : []))
    void backOffice?.publish(addresses, { number })
  }
}
