import { useMemo } from 'react'
import { en, type MapLabels } from '#labels/map'
import { en as primitives } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog'
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
      open={picker.confirming}
      onOpenChange={(open) => open || picker.cancel()}
      action={t.changeAction}
      onConfirm={picker.confirm}
      labels={{ confirm }}
    />
  )
}
