import { Minus, Plus, Undo2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { PermissionsLabels } from '#labels/permissions'
import { Button } from '../primitives/button/button'
import type { PermissionChange, PermissionGroup, PermissionVerb } from './permissions'
import type { PermissionsState } from './use-permissions'

export type PermissionChangesProps = {
  state: PermissionsState
  groups: readonly PermissionGroup[]
  t: PermissionsLabels
  locked: boolean
  /** Called when the last row is removed and the focus must move. */
  onLast: () => void
}

const pictogram = { given: Plus, taken: Minus }

/** The right that tells the change: write includes read, and without read there is no write. */
const verbOf = ({ kind, verbs }: PermissionChange): PermissionVerb => {
  const telling = kind === 'given' ? 'write' : 'read'
  return verbs.includes(telling) ? telling : (verbs[0] ?? telling)
}

/** Changes by area, each with undo. */
export function PermissionChanges({ state, groups, t, locked, onLast }: PermissionChangesProps) {
  const { changes, restore } = state
  const names = new Map(groups.flatMap(({ areas }) => areas.map(({ id, label }) => [id, label])))

  function undo(event: MouseEvent<HTMLElement>, area: string) {
    // The row disappears with its button, so move the focus first.
    const line = event.currentTarget.closest('li')
    const next = line?.nextElementSibling ?? line?.previousElementSibling
    if (next) next.querySelector('button')?.focus()
    else onLast()
    restore([area])
  }

  return (
    <div data-slot="permission-changes" className="kui:flex kui:flex-col kui:gap-1">
      <div className="kui:flex kui:items-center kui:justify-between kui:gap-3">
        <p
          role="status"
          data-slot="permission-changes-count"
          className="kui:text-sm kui:font-medium kui:text-fg-strong"
        >
          {changes.length > 0 && t.changes(changes.length)}
        </p>
        {changes.length > 1 && !locked && (
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden="true" className="kui:rtl:-scale-x-100" />}
            onClick={() => {
              onLast()
              restore()
            }}
          >
            {t.undoAll}
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <ul data-slot="permission-changes-list">
          {changes.map((change) => {
            const Pictogram = pictogram[change.kind]
            const name = names.get(change.area) ?? change.area
            return (
              <li
                key={change.area}
                data-slot="permission-change"
                data-change={change.kind}
                className="kui:flex kui:min-h-(--k-control-sm) kui:items-center kui:gap-2.5 kui:text-sm"
              >
                <span
                  data-change={change.kind}
                  className="kui:grid kui:size-4.5 kui:shrink-0 kui:place-items-center kui:rounded-[3px] kui:data-[change=given]:bg-success-soft kui:data-[change=given]:text-success-text kui:data-[change=taken]:bg-danger-soft kui:data-[change=taken]:text-danger-text"
                >
                  <Pictogram aria-hidden="true" size={12} strokeWidth={2.4} />
                </span>
                <span className="kui:flex kui:min-w-0 kui:flex-1 kui:flex-wrap kui:gap-x-2.5">
                  <span className="kui:font-medium kui:text-fg-strong">{name}</span>
                  <span className="kui:text-fg-subtle">{t[change.kind][verbOf(change)]}</span>
                </span>
                {!locked && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t.undoOf(name)}
                    onClick={(event) => undo(event, change.area)}
                  >
                    {t.undo}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
