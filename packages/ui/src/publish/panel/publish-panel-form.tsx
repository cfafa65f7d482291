import type { ComponentProps, ReactNode } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { bareInput, controlBox } from '../../fields/field/control'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { onEnter } from '../../internal/on-enter'
import { Button } from '../../primitives/button/button'
import { Note } from '../../primitives/note/note'
import { PendingCount } from '../../primitives/pending-count/pending-count'
import { type UsePublishProps, usePublish } from './use-publish'

/** Maximum length of a note: one line in the history. */
const NOTE_LENGTH = 200

export interface PublishPanelFormProps extends Omit<ComponentProps<'div'>, 'children'>, UsePublishProps {
  /** Number of stations that receive it. */
  stations: number
  /** Number of changes; 0 locks the button. */
  changes: number
  /** Text for a rejected publication, such as the server's reason. @default a general text */
  errorText?: (error: unknown) => string | undefined
  /** Reason why the user may not publish; locks the button and is shown. */
  locked?: ReactNode
  labels?: Partial<PublishLabels>
}

/** Footer of the panel: a note and the Publish button. */
export function PublishPanelForm({
  confirm,
  onPublish,
  stations,
  changes,
  errorText,
  locked,
  labels,
  className,
  ...rest
}: PublishPanelFormProps) {
  const t = useLabels('publish', en, labels)
  const { note, setNote, state, error, publish } = usePublish({ confirm, onPublish })
  const publishing = state === 'publishing'
  const busy = publishing || state === 'confirming'
  const closed = Boolean(locked) || changes === 0
  return (
    <div
      data-slot="publish-panel-form"
      data-state={state}
      className={cx(
        'kui:flex kui:shrink-0 kui:flex-col kui:gap-2.5 kui:border-t kui:border-line kui:px-5 kui:py-3.5',
        className,
      )}
      {...rest}
    >
      {locked && <Note tone="locked">{locked}</Note>}
      {state === 'failed' && <Note tone="error">{errorText?.(error) ?? t.failed}</Note>}
      {!closed && (
        <span data-slot="field-box" className={controlBox()}>
          <input
            data-slot="input"
            aria-label={t.note}
            placeholder={t.notePlaceholder}
            maxLength={NOTE_LENGTH}
            readOnly={busy}
            className={bareInput}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={onEnter(() => void publish())}
          />
        </span>
      )}
      <Button
        variant="publish"
        size="large"
        busy={busy}
        disabled={closed}
        onClick={() => void publish()}
        className="kui:w-full kui:font-[600]"
      >
        {publishing
          ? t.publishing(stations)
          : changes === 0
            ? t.nothing
            : stations === 0
              ? t.publish
              : t.publishTo(stations)}
        {!publishing && !closed && <PendingCount aria-hidden count={changes} onSign />}
      </Button>
    </div>
  )
}
