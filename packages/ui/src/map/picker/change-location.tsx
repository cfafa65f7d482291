import { useMemo } from 'react'
import { useLabels } from '../../internal/hooks/use-labels'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog'
import { en as primitives } from '../../primitives/labels/en'
import { en, type MapLabels } from '../labels/en'
import type { MapPickerState } from './use-map-picker'

type ChangeLocationProps = { picker: MapPickerState; labels: Partial<MapLabels> | undefined }

/** Asks before a position that was stored is changed. */
export function ChangeLocation({ picker, labels }: ChangeLocationProps) {
  const t = useLabels('map', en, labels)
  const words = useLabels('primitives', primitives)
  const confirm = useMemo(() => ({ ...words.confirm, proceed: t.changeLocation }), [words, t])
  return (
    <ConfirmDialog
      kind="proceed"
      open={picker.asking}
      onOpenChange={(open) => open || picker.cancel()}
      action={t.changeAction}
      onConfirm={picker.confirm}
      labels={{ confirm }}
    />
  )
}
