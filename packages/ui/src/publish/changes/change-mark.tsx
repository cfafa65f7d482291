import { Minus, Pencil, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import type { ChangeKind } from './changes'

const PICTOGRAM = { added: Plus, changed: Pencil, removed: Minus }

export interface ChangeMarkProps extends ComponentProps<'span'> {
  kind: ChangeKind
  labels?: Partial<PublishLabels>
}

/** Icon of a change (plus, pencil or minus) with its name for screen readers. */
export function ChangeMark({ kind, labels, className, ...rest }: ChangeMarkProps) {
  const t = useLabels('publish', en, labels)
  const Pictogram = PICTOGRAM[kind]
  return (
    <span
      data-slot="change-mark"
      data-kind={kind}
      className={cx(
        'kui:inline-grid kui:size-4.5 kui:shrink-0 kui:place-items-center kui:rounded-[3px]',
        'kui:data-[kind=added]:bg-success-soft kui:data-[kind=added]:text-success-text',
        'kui:data-[kind=changed]:bg-info-soft kui:data-[kind=changed]:text-info-text',
        'kui:data-[kind=removed]:bg-danger-soft kui:data-[kind=removed]:text-danger-text',
        className,
      )}
      {...rest}
    >
      <Pictogram aria-hidden size={12} strokeWidth={2.4} />
      <span className="kui:sr-only">{t.kinds[kind]}</span>
    </span>
  )
}
