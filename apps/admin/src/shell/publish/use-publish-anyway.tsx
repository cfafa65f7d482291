import type { Reach } from '@kiosk-admin/api-client'
import { ConfirmDialog } from '@kiosk-admin/ui'
import { useState } from 'react'
import { countUnreachable, useAskReach } from '../../data/publication/use-reach'
import { reachMessages } from '../../shared/floor-plan/reach/messages'
import { useMessages } from '../../shared/i18n/i18n'

type Question = { reach: Reach; answer: (confirmed: boolean) => void }

/** Asks before publishing if visitors would not find everything; a check that fails keeps nobody from publishing. */
export function usePublishAnyway() {
  const t = useMessages(reachMessages)
  const askReach = useAskReach()
  const [question, setQuestion] = useState<Question>()

  async function confirmed(): Promise<boolean> {
    const reach = await askReach().catch(() => undefined)
    if (!reach || (reach.unreachable.length === 0 && reach.stations.length === 0)) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setQuestion({ reach, answer: resolve })
    return promise
  }

  function answer(yes: boolean) {
    question?.answer(yes)
    setQuestion(undefined)
  }

  const { reach } = question ?? {}
  const dialog = reach && (
    <ConfirmDialog
      open
      title={t('reach.ask.title')}
      action={t('reach.ask.action')}
      onOpenChange={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      {reach.unreachable.length > 0 && `${t('reach.count', { count: countUnreachable(reach) })}. `}
      {reach.stations.map(({ code }) => `${t('reach.station', { code })} `)}
      {t('reach.ask.text')}
    </ConfirmDialog>
  )
  return { confirmed, dialog }
}
