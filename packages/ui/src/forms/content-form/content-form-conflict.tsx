import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { type Ref, useState } from 'react'
import { en, type FormsLabels } from '#labels/forms'
import { cx } from '../../internal/cx'
import { useFocusBack } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import type { Conflict } from '../../internal/three-way/three-way'
import { Button } from '../../primitives/button/button'
import { dialogContent, dialogScrim } from '../../primitives/dialog/dialog-classes'
import { useKioskUi } from '../../theme/context'
import { formatValue } from '../format-value'
import { fieldAt, useFormContext } from './form-context'
import { languageName } from './language-name'

/** Names of fields and values without a form field, by dotted path. */
export type ValueFormats = {
  field: (path: string) => string
  /** Name of a part of a field by key, such as a weekday. */
  part: (key: string) => string | undefined
  value: (value: unknown, path: string) => string
}

export type FormConflictProps = Omit<AlertDialog.AlertDialogContentProps, 'children'> & {
  ref?: Ref<HTMLDivElement> | undefined
  labels?: Partial<FormsLabels> | undefined
  /** @default keys and values as they are */
  formats?: ValueFormats | undefined
}

/** Shows both versions of conflicting fields and lets the user choose; nothing is overwritten without a choice. */
export function FormConflict({
  labels,
  formats,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ref,
  ...rest
}: FormConflictProps) {
  const { overlays } = useKioskUi()
  const t = useLabels('forms', en, labels)
  const focusBack = useFocusBack({ ref, onOpenAutoFocus, onCloseAutoFocus })
  const form = useFormContext()
  const conflict = form.conflict
  return (
    <AlertDialog.Root open={conflict !== undefined} onOpenChange={(open) => !open && form.cancelConflict()}>
      {conflict && (
        <AlertDialog.Portal container={overlays}>
          <AlertDialog.Overlay data-slot="dialog-scrim" className={dialogScrim()} />
          <AlertDialog.Content
            data-slot="form-conflict"
            className={cx(dialogContent({ size: 'normal' }), 'kui:p-5', className)}
            {...focusBack}
            {...rest}
          >
            <AlertDialog.Title data-slot="dialog-title" className="kui:text-xl kui:font-bold kui:text-fg-strong">
              {t.conflictTitle(conflict.by ?? t.someone)}
            </AlertDialog.Title>
            <AlertDialog.Description
              data-slot="dialog-description"
              className="kui:mt-1.5 kui:text-sm kui:text-fg-muted"
            >
              {t.conflictText}
            </AlertDialog.Description>
            <Choices
              key={conflict.conflicts.map(({ path }) => path).join()}
              conflicts={conflict.conflicts}
              by={conflict.by ?? t.someone}
              t={t}
              formats={formats}
            />
          </AlertDialog.Content>
        </AlertDialog.Portal>
      )}
    </AlertDialog.Root>
  )
}

type ChoicesProps = {
  conflicts: Conflict[]
  by: string
  t: FormsLabels
  formats: ValueFormats | undefined
}

function Choices({ conflicts, by, t, formats }: ChoicesProps) {
  const form = useFormContext()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const chosen = Object.fromEntries(
    conflicts.map((conflict) => [conflict.path, theirs.includes(conflict.path) ? conflict.theirs : conflict.mine]),
  )
  const { locale } = useKioskUi()
  function describe(conflict: Conflict) {
    const { path } = conflict
    const { label, language, control, format, describe: describePart } = fieldAt(form, path)
    const described = describePart?.(conflict)
    if (described) return described
    const inner = control === undefined || control === path ? [] : path.slice(control.length + 1).split('.')
    const parts = inner.flatMap((key) => formats?.part(key) ?? [])
    const part = language === undefined ? parts.join(', ') : languageName(language, form.languages, locale)
    const name = control === undefined ? (formats?.field(path) ?? label) : label
    // a field's format applies to its whole value
    const inText = (value: unknown) =>
      control === path && format ? format(value) : (formats?.value(value, path) ?? formatValue(value, locale, t))
    return {
      name: part ? `${name} (${part})` : name,
      mine: inText(conflict.mine),
      theirs: inText(conflict.theirs),
    }
  }
  return (
    <form
      data-slot="form-conflict-choices"
      className="kui:flex kui:min-h-0 kui:flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void form.resolveConflict(chosen)
      }}
    >
      <div className="kui:mt-3 kui:flex kui:min-h-0 kui:flex-col kui:gap-4 kui:overflow-y-auto">
        {conflicts.map((conflict) => {
          const { path } = conflict
          const { name, mine, theirs: other } = describe(conflict)
          return (
            <fieldset key={path} data-slot="form-conflict-field" className="kui:flex kui:flex-col">
              <legend data-slot="form-conflict-name" className="kui:pb-1 kui:text-xs kui:font-medium kui:text-fg-muted">
                {name}
              </legend>
              {[
                { value: mine, author: t.yours, mark: false },
                { value: other, author: by, mark: true },
              ].map(({ value, author, mark }) => (
                <label
                  key={String(mark)}
                  className="kui:flex kui:items-start kui:gap-2.5 kui:border-t kui:border-line-faint kui:py-2 kui:text-sm kui:text-fg"
                >
                  <input
                    type="radio"
                    name={path}
                    className="kui:mt-0.5 kui:size-4 kui:shrink-0 kui:accent-(--k-accent)"
                    checked={theirs.includes(path) === mark}
                    onChange={() => setTheirs(mark ? [...theirs, path] : theirs.filter((one) => one !== path))}
                  />
                  <span className="kui:min-w-0 kui:flex-1 kui:break-words">{value || <em>{t.nothing}</em>}</span>
                  <span className="kui:text-fg-muted">{author}</span>
                </label>
              ))}
            </fieldset>
          )
        })}
      </div>
      <div className="kui:mt-5 kui:flex kui:justify-end kui:gap-2">
        <AlertDialog.Cancel asChild>
          <Button variant="quiet">{t.cancel}</Button>
        </AlertDialog.Cancel>
        <Button variant="primary" type="submit">
          {t.saveChoice}
        </Button>
      </div>
    </form>
  )
}
