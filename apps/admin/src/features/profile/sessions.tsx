import { Button, Card, ConfirmDialog, ErrorState, Skeleton } from '@kiosk-admin/ui'
import { LogOut, Monitor } from 'lucide-react'
import { useState } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useOwnAccess, useSessions } from '../../data/people/use-sessions'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { navigate } from '../../shared/routing/location'
import { session } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { profileMessages } from './messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The user's own sessions; each can be ended, or all at once. */
export function Sessions() {
  const t = useMessages(profileMessages)
  const [asking, setAsking] = useState(false)
  return (
    <Card.Root variant="rule">
      <Card.Header
        action={
          <Button size="small" icon={<LogOut {...icon} />} onClick={() => setAsking(true)}>
            {t('profile.sessions.everywhere')}
          </Button>
        }
      >
        <Card.Title>{t('profile.sessions.title')}</Card.Title>
      </Card.Header>
      <Card.Body>
        <p className="m-0 text-sm text-fg-muted">{t('profile.sessions.text')}</p>
        <SessionList />
      </Card.Body>
      <Everywhere open={asking} onClose={() => setAsking(false)} />
    </Card.Root>
  )
}

function SessionList() {
  const t = useMessages(profileMessages)
  const when = useDateFormat()
  const { data, error, retry } = useSessions()
  const { endSession } = useOwnAccess()
  const [ending, setEnding] = useState<string>()
  if (error) {
    return (
      <ErrorState title={t('profile.sessions.notLoaded')} onRetry={retry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('profile.sessions.loading')} className="flex flex-col gap-5 py-4">
        <Skeleton style={{ width: '40%' }} />
        <Skeleton style={{ width: '55%' }} />
      </div>
    )
  }

  async function end(id: string) {
    setEnding(id)
    try {
      await endSession(id)
      toastDone('updated', t('profile.sessions.ended'))
    } catch (failure) {
      toastFailure(failure)
    }
    setEnding(undefined)
  }

  return (
    <ul className="m-0 mt-2 list-none p-0">
      {data.map(({ id, createdAt, usedAt, current }) => (
        <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line-faint py-2">
          <Monitor size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-fg-muted" />
          <div className="min-w-0 flex-1">
            <p className="m-0 text-sm font-medium text-fg-strong">
              {t(current ? 'profile.sessions.current' : 'profile.sessions.other')}
            </p>
            <p className="m-0 text-xs text-fg-muted tabular-nums">
              {t('profile.sessions.begun', { at: when.stamp(createdAt) })},{' '}
              {t('profile.sessions.used', { at: when.stamp(usedAt) })}
            </p>
          </div>
          {!current && (
            <Button
              size="small"
              busy={ending === id}
              aria-label={t('profile.sessions.endOf', { at: when.stamp(createdAt) })}
              onClick={() => void end(id)}
            >
              {t('profile.sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Ends all sessions including this one: shows sign-in, without a return path. */
function Everywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(profileMessages)
  const { endAll } = useOwnAccess()
  const [busy, setBusy] = useState(false)

  async function end() {
    setBusy(true)
    const current = session.get()
    try {
      await endAll()
      session.end()
      // the socket may have reported the end first, as an unexpected sign-out
      if (current) session.takeReturnTo(current)
      navigate('/', { force: true })
    } catch (failure) {
      toastFailure(failure)
      setBusy(false)
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open={open}
      kind="proceed"
      action={t('profile.sessions.everywhere')}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void end()}
    >
      {t('profile.sessions.everywhereText')}
    </ConfirmDialog>
  )
}
