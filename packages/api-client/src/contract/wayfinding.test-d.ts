import type { Connector, Floor, FloorMap, Hours, Localised, StationPlace, Unit } from '@kiosk-admin/wayfinding'
import type { SearchRecord } from '@kiosk-admin/wayfinding/search'
import { expectTypeOf, test } from 'vitest'
import type { Answer, BodyOf, calls, FloorPlan, RecordOf, Station } from '../index'
import type { OpeningHours } from './base/opening-hours'

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T

test('plans are found in records as they are', () => {
  expectTypeOf<FloorPlan>().toExtend<Floor>()
  expectTypeOf<RecordOf<'floor'>['areas'][number]>().toExtend<Unit>()
  expectTypeOf<RecordOf<'floor'>['map']>().toExtend<FloorMap | null>()
  expectTypeOf<RecordOf<'floor'>['name']>().toExtend<Localised>()
  expectTypeOf<RecordOf<'connector'>>().toExtend<Connector>()
  expectTypeOf<Station>().toExtend<StationPlace>()
  expectTypeOf<Answer<typeof calls.kioskMe>>().toExtend<Omit<StationPlace, 'id'>>()
  expectTypeOf<OpeningHours>().toExtend<Hours>()
})

test('names and search words are found in records as they are', () => {
  expectTypeOf<RecordOf<'item'>['name']>().toExtend<SearchRecord['name']>()
  expectTypeOf<RecordOf<'item'>['searchKeys']>().toExtend<SearchRecord['searchWords']>()
})

test('what is drawn on a plan is sent as it is', () => {
  expectTypeOf<Mutable<FloorMap>>().toExtend<BodyOf<'floor'>['map']>()
  expectTypeOf<Mutable<Connector['stops']>>().toExtend<BodyOf<'connector'>['stops']>()
  expectTypeOf<Mutable<Unit>>().toExtend<NonNullable<BodyOf<'floor'>['areas']>[number]>()
})
