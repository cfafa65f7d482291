import { FloorPlanEditor } from '@kiosk-admin/ui/floor-plan'
import { type Drawing, type MallFloor, picture } from './mall'

const languages = [{ code: 'en', label: 'English' }]

export type DrawFloorProps = {
  floor: MallFloor
  onChange: (drawing: Drawing) => void
}

export function DrawFloor({ floor, onChange }: DrawFloorProps) {
  return (
    <FloorPlanEditor
      label={floor.name.en}
      picture={picture}
      languages={languages}
      value={floor.drawing}
      onValueChange={onChange}
    />
  )
}
