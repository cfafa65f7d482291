import { en, type PrimitivesLabels } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { Badge, type BadgeProps } from '../badge/badge'

/** A status of content or of a station. */
export type StatusName = keyof PrimitivesLabels['status']

const styles = {
  Active: { tone: 'success', mark: 'dot' },
  InActive: { tone: 'neutral', mark: 'ring' },
  unpublished: { tone: 'pending', mark: 'square' },
  changed: { tone: 'pending', mark: 'square' },
  published: { tone: 'success', mark: 'dot' },
  planned: { tone: 'info', mark: 'dot' },
  ended: { tone: 'neutral', mark: 'ring' },
  online: { tone: 'success', mark: 'dot' },
  behind: { tone: 'pending', mark: 'square' },
  offline: { tone: 'danger', mark: 'dash' },
  restarting: { tone: 'warning', mark: 'half' },
  publishing: { tone: 'pending', mark: 'half' },
  neverSeen: { tone: 'neutral', mark: 'dash' },
} as const satisfies Record<StatusName, Pick<BadgeProps, 'tone' | 'mark'>>

export type StatusBadgeProps = Omit<BadgeProps, 'tone' | 'mark' | 'children'> & {
  status: StatusName
  labels?: Partial<PrimitivesLabels>
}

/** Badge for the statuses of content and stations, each with its word, shape and colour. */
export function StatusBadge({ status, labels, ...rest }: StatusBadgeProps) {
  const t = useLabels('primitives', en, labels)
  return (
    <Badge {...styles[status]} {...rest} data-slot="status-badge" data-status={status}>
      {t.status[status]}
    </Badge>
  )
}
