import { type ComponentProps, useId } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { Note } from '../../primitives/note/note'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { ChangeList, type ChangeListProps } from '../changes/change-list'
import { ChangeMark } from '../changes/change-mark'
import { type ChangeKind, type ContentChange, countChanges, countHidden, type HiddenChanges } from '../changes/changes'
import { heading, section } from './publish-classes'

export interface PublishPanelChangesProps
  extends Omit<ComponentProps<'section'>, 'children'>,
    Pick<ChangeListProps, 'renderName' | 'onRevert'> {
  /** Undefined while loading. */
  changes?: readonly ContentChange[]
  /** Changes that the user may not see. */
  hiddenChanges?: readonly HiddenChanges[] | undefined
  /** The number of the last publication; 0 before the first. */
  since: number
  /** Number of saved records that are left out because they are InActive. @default 0 */
  keptBack?: number
  /** Whether loading failed. @default false */
  failed?: boolean
  onRetry?: () => void
  labels?: Partial<PublishLabels>
}

const KINDS: readonly ChangeKind[] = ['added', 'changed', 'removed']

/** The changes that Publish sends to the kiosks. */
export function PublishPanelChanges({
  changes,
  hiddenChanges,
  since,
  keptBack = 0,
  failed = false,
  onRetry,
  renderName,
  onRevert,
  labels,
  ...props
}: PublishPanelChangesProps) {
  const { className, ...rest } = props
  const t = useLabels('publish', en, labels)
  const id = useId()
  const total = changes && changes.length + countHidden(hiddenChanges)
  return (
    <section data-slot="publish-panel-changes" aria-labelledby={id} className={cx(section, className)} {...rest}>
      <div className="kui:mb-1.5 kui:flex kui:items-center kui:gap-2">
        <h3 data-slot="publish-panel-heading" id={id} className={heading}>
          {headingText(t, total, since)}
        </h3>
        {changes && <Counts changes={changes} labels={labels} />}
      </div>
      {failed && (
        <Note
          tone="error"
          action={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {t.retry}
              </Button>
            )
          }
        >
          {t.changesFailed}
        </Note>
      )}
      {!changes && !failed && <Loading label={t.loading} />}
      {total === 0 && (
        <p data-slot="publish-panel-nothing" className="kui:text-sm kui:text-fg-muted">
          {keptBack > 0 ? t.nothingActive : t.nothingHelp}
        </p>
      )}
      {changes && <ChangeList {...{ changes, hiddenChanges, renderName, onRevert, labels }} />}
    </section>
  )
}

function headingText(t: PublishLabels, count: number | undefined, since: number): string {
  if (count === undefined) return t.changes
  return count === 0 ? t.nothing : t.changesSince(count, since)
}

function Counts({ changes, labels }: { changes: readonly ContentChange[]; labels?: Partial<PublishLabels> }) {
  const { locale } = useKioskUi()
  const counts = countChanges(changes)
  return KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
    <span key={kind} className="kui:flex kui:items-center kui:gap-1 kui:text-xs kui:text-fg-muted kui:tabular-nums">
      <ChangeMark kind={kind} labels={labels} />
      {numberFormat(locale).format(counts[kind])}
    </span>
  ))
}

const Loading = ({ label }: { label: string }) => (
  <div role="status" className="kui:flex kui:flex-col kui:gap-3.5 kui:py-2">
    <span className="kui:sr-only">{label}</span>
    <Skeleton style={{ width: '70%' }} />
    <Skeleton style={{ width: '52%' }} />
    <Skeleton style={{ width: '61%' }} />
  </div>
)
