import type { RecordOf } from '@kiosk-admin/api-client'
import type { FloorPlanEditor } from '@kiosk-admin/ui/floor-plan'
import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'

test('floors are edited as they are', () => {
  type Drawn = Pick<RecordOf<'floor'>, 'markers' | 'areas' | 'map'>
  expectTypeOf<Drawn>().toExtend<NonNullable<ComponentProps<typeof FloorPlanEditor>['value']>>()
})
