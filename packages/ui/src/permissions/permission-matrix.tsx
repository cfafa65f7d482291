import { type ComponentProps, useId, useRef } from 'react'
import { en as fields } from '#labels/fields'
import { en, type PermissionsLabels } from '#labels/permissions'
import type { FieldOwnProps } from '../fields/field/field'
import { FieldHelp } from '../fields/field/field-help'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { isLocked, lockWords } from '../internal/lock'
import { matrixColumns } from './matrix'
import { PermissionChanges } from './permission-changes'
import { PermissionGrid } from './permission-grid'
import { permissionVerbs, rightsIn } from './permissions'
import { type UsePermissionsProps, usePermissions } from './use-permissions'

export type PermissionMatrixProps = Omit<FieldOwnProps, 'labels'> &
  Omit<UsePermissionsProps, 'locked'> &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    /** Name of the hidden inputs of granted permissions, as `Event/read`. */
    name?: string
    /** @default false */
    disabled?: boolean
    labels?: Partial<PermissionsLabels>
  }

/**
 * Edits permissions: a row for each area in its group, with toggles of a row, a group, a column and everything
 * (WAI-ARIA grid of checkboxes, mixed where partial). Granting write grants read, revoking read revokes write. Changes
 * since opening are marked and listed with undo by area. One tab stop; arrow keys, Home, End (with Ctrl: of the whole
 * grid) and Page keys (by group) move, Space toggles.
 */
export function PermissionMatrix({
  label,
  hint,
  error,
  required = false,
  readOnlyReason,
  groups,
  value,
  defaultValue,
  onValueChange,
  before,
  whyLocked,
  name,
  disabled = false,
  labels,
  className,
  ...rest
}: PermissionMatrixProps) {
  const t = useLabels('permissions', en, labels)
  const { required: requiredMark } = useLabels('fields', fields)
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const locked = isLocked(readOnlyReason)
  const state = usePermissions(
    {
      groups,
      ...(value !== undefined ? { value } : {}),
      ...(defaultValue !== undefined ? { defaultValue } : {}),
      ...(onValueChange ? { onValueChange } : {}),
      ...(before !== undefined ? { before } : {}),
      ...(whyLocked ? { whyLocked } : {}),
      locked: locked || disabled,
    },
    t.all,
  )
  const help = error || lockWords(readOnlyReason) || hint
  const areas = groups.flatMap((group) => group.areas)
  // Each reason once, above the grid: touch screens have no hover.
  const reasons = [
    ...new Set(state.rows.flatMap((row) => matrixColumns.map((column) => state.toggleOf(row, column).reason))),
  ].filter((reason) => reason !== undefined)
  const reasonId = (reason: string | undefined) =>
    reason === undefined ? undefined : `${id}-reason-${reasons.indexOf(reason)}`

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is as wide as its widest content in some browsers
    <div
      role="group"
      data-slot="permission-matrix"
      aria-labelledby={`${id}-label`}
      aria-describedby={help ? `${id}-help` : undefined}
      className={cx('kui:flex kui:w-full kui:max-w-160 kui:min-w-0 kui:flex-col kui:gap-2', className)}
      {...rest}
    >
      <span
        id={`${id}-label`}
        data-slot="permission-matrix-label"
        className="kui:text-sm kui:font-medium kui:text-fg-strong"
      >
        {label}
        {required && (
          <span className="kui:ms-1.5 kui:text-fg-subtle" title={requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      {(help || reasons.length > 0) && (
        <div className="kui:flex kui:flex-col kui:gap-1 kui:text-xs kui:text-fg-subtle">
          {help && (
            <FieldHelp id={`${id}-help`} invalid={Boolean(error)} locked={lockWords(readOnlyReason) !== undefined}>
              {help}
            </FieldHelp>
          )}
          {reasons.map((reason) => (
            <FieldHelp key={reason} id={reasonId(reason) ?? ''} invalid={false} locked>
              {reason}
            </FieldHelp>
          ))}
        </div>
      )}
      {areas.length === 0 ? (
        <p data-slot="permission-matrix-none" className="kui:text-sm kui:text-fg-muted">
          {t.none}
        </p>
      ) : (
        <PermissionGrid
          ref={grid}
          aria-labelledby={`${id}-label`}
          state={state}
          t={t}
          locked={locked}
          disabled={disabled}
          reasonId={reasonId}
        />
      )}
      <PermissionChanges
        state={state}
        groups={groups}
        t={t}
        locked={locked || disabled}
        onLast={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
      />
      {name !== undefined &&
        !disabled &&
        areas.flatMap((area) =>
          permissionVerbs
            .filter((verb) => rightsIn(state.value, area.id)[verb])
            .map((verb) => <input key={`${area.id}/${verb}`} type="hidden" name={name} value={`${area.id}/${verb}`} />),
        )}
    </div>
  )
}
