import { Button, Popover } from '@kiosk-admin/ui'
import { CloudOff, Unplug } from 'lucide-react'
import { useConnection } from '../data/live/live'
import { useMessages } from '../shared/i18n/i18n'
import { shellMessages } from './messages'

const icon = { size: 16, strokeWidth: 1.5 } as const

const appearance = {
  offline: { icon: <CloudOff {...icon} />, className: 'text-danger-text', wordClass: '' },
  // the icon alone where the header is narrow: most of the work goes on
  liveUpdatesOff: { icon: <Unplug {...icon} />, className: 'text-warning-text', wordClass: 'max-xl:sr-only' },
}

/** Says in the header that the server cannot be reached, or that changes of others do not arrive, and what to do. */
export function ConnectionNotice() {
  const t = useMessages(shellMessages)
  const { state } = useConnection()
  if (state === 'online') return null
  const name = t(`shell.connection.${state}.name`)
  const { wordClass, ...button } = appearance[state]
  return (
    <div role="status">
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button variant="quiet" {...button}>
            <span className={wordClass}>{name}</span>
          </Button>
        </Popover.Trigger>
        <Popover.Content align="end" aria-label={name} style={{ width: 320 }}>
          <div className="flex flex-col items-start gap-3 p-2 text-sm">
            <p className="m-0">{t(`shell.connection.${state}.help`)}</p>
            {state === 'liveUpdatesOff' && (
              <Button onClick={() => location.reload()}>{t('shell.connection.reload')}</Button>
            )}
          </div>
        </Popover.Content>
      </Popover.Root>
    </div>
  )
}
