import type { Floor, Hours, Localised, StationPlace, Unit } from '@kiosk-admin/wayfinding'
import type { SearchRecord } from '@kiosk-admin/wayfinding/search'
import { expectTypeOf, test } from 'vitest'
import type { FloorPlan, RecordOf, Station } from '../index'
import type { OpeningHours } from './base/opening-hours'

test('plans are found in records as they are', () => {
  expectTypeOf<FloorPlan>().toExtend<Floor>()
  expectTypeOf<RecordOf<'floor'>['areas'][number]>().toExtend<Unit>()
  expectTypeOf<RecordOf<'floor'>['name']>().toExtend<Localised>()
  expectTypeOf<Station>().toExtend<StationPlace>()
  expectTypeOf<OpeningHours>().toExtend<Hours>()
})

test('names and search words are found in records as they are', () => {
  expectTypeOf<RecordOf<'item'>['name']>().toExtend<SearchRecord['name']>()
  expectTypeOf<RecordOf<'item'>['searchKeys']>().toExtend<SearchRecord['searchWords']>()
})
