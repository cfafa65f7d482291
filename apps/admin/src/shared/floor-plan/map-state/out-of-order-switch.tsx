import { Button, Switch } from '@kiosk-admin/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { type Closure, useMapState, useSetMapState } from '../../../data/malls/use-map-state'
import { toastFailure } from '../../failures/failures'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { kitLabels } from '../../kit'
import { toastDone } from '../../toasts/toasts'
import type { ClosureState } from './closure-state'
import { mapStateMessages } from './messages'

const UntilDialog = lazy(async () => ({ default: (await loadCode(() => import('./until-dialog'))).UntilDialog }))

export type OutOfOrderSwitchProps = {
  /** Id of a connector, door, walkway or amenity. */
  target: string
  name: string
  state: ClosureState
  hint?: ReactNode
  readOnlyReason?: ReactNode
}

/** Closes or opens something of the map at once, with Undo; while it is closed, a time at which it opens again can be set. */
export function OutOfOrderSwitch({ target, name, state, hint, readOnlyReason }: OutOfOrderSwitchProps) {
  const t = useMessages(mapStateMessages)
  const { stamp } = useDateFormat()
  const { data } = useMapState()
  const set = useSetMapState()
  const [asking, setAsking] = useState(false)
  const closure = data?.closed.find((one) => one.target === target)
  const before: Closure = { target, closed: closure !== undefined, until: closure?.until ?? null }

  async function change(next: Closure) {
    try {
      await set(next)
      toastDone('updated', t(`mapState.${state}.${next.closed ? 'begins' : 'ends'}`, { name }), {
        label: kitLabels().primitives.undo,
        onSelect: () => void set(before).catch(toastFailure),
      })
    } catch (error) {
      toastFailure(error)
    }
  }

  const until = closure?.until && t('mapState.until', { time: stamp(closure.until) })
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={name}
        aria-label={t(`mapState.${state}.switch`, { name })}
        hint={hint}
        readOnlyReason={readOnlyReason}
        value={closure !== undefined}
        onValueChange={(closed) => void change({ target, closed })}
      />
      {closure && (
        <p className="m-0 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-medium text-warning-text">
          {t(`mapState.${state}.state`)}
          {readOnlyReason ? (
            until
          ) : (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${t('mapState.setName', { name })}${until ? ` ${until}` : ''}`}
              onClick={() => setAsking(true)}
            >
              {until ?? t('mapState.set')}
            </Button>
          )}
        </p>
      )}
      {asking && (
        <Suspense>
          <UntilDialog
            title={t(`mapState.${state}.until`, { name })}
            until={closure?.until}
            onClose={() => setAsking(false)}
            onSave={(next) => change({ target, closed: true, until: next })}
          />
        </Suspense>
      )}
    </div>
  )
}
