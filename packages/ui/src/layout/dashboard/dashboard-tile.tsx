import { Slot, Slottable } from '@radix-ui/react-slot'
import { ArrowRight, Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconBadge } from '../../primitives/icon-badge/icon-badge'
import { PendingCount } from '../../primitives/pending-count/pending-count'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'

export interface DashboardTileProps extends Omit<ComponentProps<'a'>, 'title'> {
  title: string
  /** An icon or a letter. */
  icon: ReactNode
  /** `null` if it is not known. @default 0 */
  count?: number | null
  /** Whether the count is still loading: no number is shown. @default false */
  loading?: boolean
  /** One or two short lines below the count. */
  lines?: readonly string[]
  /** Number of unpublished changes. */
  pending?: number
  /** Whether the link is active. @default false */
  enabled?: boolean
  /** Why the count is hidden; a lock replaces it. */
  lockedReason?: string
  /** The child is the link: `<DashboardTile asChild …><Link to="/events" /></DashboardTile>`. @default false */
  asChild?: boolean
  labels?: Partial<LayoutLabels>
}

/** A tile of the directory board: a content type with its count and unpublished changes. */
export function DashboardTile({
  enabled = false,
  asChild = false,
  className,
  href,
  children,
  ...props
}: DashboardTileProps) {
  const { title, icon, count = 0, loading = false, lines = [], pending = 0, lockedReason, labels, ...rest } = props
  const content = <TileContent {...{ title, icon, count, loading, lines, pending, enabled, lockedReason, labels }} />
  const classes = cx(
    'kui:group/tile kui:relative kui:flex kui:min-h-[174px] kui:flex-col kui:border-e kui:border-b kui:border-line-faint',
    'kui:p-4 kui:transition-colors kui:duration-(--k-dur-1) kui:@max-[560px]/board:min-h-[142px] kui:@max-[640px]/board:p-3',
    'kui:focus-visible:z-10 kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)] kui:focus-visible:outline-none',
    'kui:not-data-disabled:hover:bg-canvas',
    className,
  )
  if (!enabled) {
    return (
      // Inactive links keep their role and are announced as disabled.
      <a data-slot="dashboard-tile" data-disabled="" role="link" aria-disabled="true" className={classes} {...rest}>
        {content}
      </a>
    )
  }
  const Root = asChild ? Slot : 'a'
  return (
    <Root data-slot="dashboard-tile" className={classes} href={href} {...rest}>
      <Slottable child={children}>{() => content}</Slottable>
    </Root>
  )
}

type TileContentProps = Required<
  Pick<DashboardTileProps, 'title' | 'icon' | 'count' | 'loading' | 'lines' | 'pending' | 'enabled'>
> &
  Pick<DashboardTileProps, 'lockedReason' | 'labels'>

function TileContent({ title, icon, count, loading, lines, pending, enabled, lockedReason, labels }: TileContentProps) {
  const t = useLabels('layout', en, labels)
  const { locale } = useKioskUi()
  const figure = loading ? (
    <Skeleton className="kui:my-1" style={{ width: '4.75rem', height: '1.625rem' }} />
  ) : count === null ? (
    <span aria-hidden>–</span>
  ) : (
    numberFormat(locale).format(count)
  )
  return (
    <>
      <span
        data-disabled={enabled ? undefined : ''}
        className="kui:flex kui:items-center kui:gap-2.5 kui:text-[15px] kui:leading-5 kui:font-bold kui:text-fg-strong kui:data-disabled:text-fg-muted kui:@max-[560px]/board:min-h-8.5 kui:@max-[560px]/board:gap-2 kui:@max-[560px]/board:text-md kui:@max-[560px]/board:leading-[17px]"
      >
        <IconBadge aria-hidden variant={enabled ? 'sign' : 'sunken'}>
          {icon}
        </IconBadge>
        {title}
        <span className="kui:ms-auto kui:flex">
          {pending > 0 ? (
            <>
              <PendingCount aria-hidden count={pending} />
              <span className="kui:sr-only">{t.notPublished(pending)}</span>
            </>
          ) : (
            enabled && (
              <ArrowRight
                aria-hidden
                className="kui:size-4 kui:text-fg-subtle kui:opacity-0 kui:transition-opacity kui:group-hover/tile:opacity-100 kui:rtl:-scale-x-100"
              />
            )
          )}
        </span>
      </span>
      <span className="kui:mt-auto kui:flex kui:flex-col kui:items-start kui:gap-1">
        <span
          data-disabled={enabled ? undefined : ''}
          className="kui:text-num kui:leading-[34px] kui:font-[600] kui:text-fg-strong kui:tabular-nums kui:data-disabled:text-fg-subtle kui:@max-[560px]/board:text-[30px] kui:@max-[560px]/board:leading-[30px]"
        >
          {lockedReason ? <Lock aria-hidden className="kui:size-7 kui:stroke-[1.5]" /> : figure}
        </span>
        <span className="kui:flex kui:min-h-[2lh] kui:max-w-full kui:flex-col kui:text-pretty kui:text-sm kui:text-fg-muted kui:tabular-nums kui:@max-[640px]/board:text-xs">
          {lockedReason && <span>{lockedReason}</span>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
    </>
  )
}
