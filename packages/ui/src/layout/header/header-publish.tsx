import { Eye } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { PendingCount } from '../../primitives/pending-count/pending-count'

export interface HeaderPublishProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Number of unpublished changes. @default 0 */
  pending?: number
  labels?: Partial<LayoutLabels>
}

/** The Publish button with the number of unpublished changes. */
export function HeaderPublish({ pending = 0, labels, className, children, ...rest }: HeaderPublishProps) {
  const t = useLabels('layout', en, labels)
  return (
    <Button
      data-slot="header-publish"
      variant="publish"
      className={cx('kui:font-[600] kui:group-data-[mode=drawer]/shell:h-10', className)}
      {...rest}
    >
      {children ?? (
        <>
          {t.publish}
          {pending > 0 && <PendingCount aria-hidden count={pending} onSign />}
          {pending > 0 && <span className="kui:sr-only">{t.changesNotPublished(pending)}</span>}
        </>
      )}
    </Button>
  )
}

export interface HeaderPreviewProps extends ComponentProps<typeof Button> {
  labels?: Partial<LayoutLabels>
}

/** The Preview button. Phones show its icon only, with an accessible name. */
export function HeaderPreview({ labels, className, children, ...rest }: HeaderPreviewProps) {
  const t = useLabels('layout', en, labels)
  return (
    <Button
      data-slot="header-preview"
      icon={<Eye size={16} strokeWidth={1.5} />}
      className={cx(
        'kui:group-data-[mode=drawer]/shell:w-10 kui:group-data-[mode=drawer]/shell:shrink-0 kui:group-data-[mode=drawer]/shell:px-0!',
        className,
      )}
      {...rest}
    >
      <span className="kui:group-data-[mode=drawer]/shell:sr-only">{children ?? t.preview}</span>
    </Button>
  )
}
