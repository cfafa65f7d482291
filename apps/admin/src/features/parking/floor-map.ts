import type { RecordOf } from '@kiosk-admin/api-client'

type StoredMap = NonNullable<RecordOf<'floor'>['map']>

/** What a plan's editor draws; the rest are fields of the form. */
export type DrawnMap = Omit<StoredMap, 'ordinal' | 'spoken' | 'control'> & {
  /** Points have no place on the ground until it is entered. */
  control?: readonly (Pick<StoredMap['control'][number], 'at'> & Partial<StoredMap['control'][number]>)[]
}

const nothingDrawn = { control: [], walkways: [], obstacles: [], amenities: [] }

/** The map of a floor with nothing on it, at street level. */
export const emptyMap: StoredMap = { ordinal: 0, spoken: {}, ...nothingDrawn }

/** The part that is drawn. The editor's new maps have no control points, so no empty list of them may come back. */
export function drawnOf(map: StoredMap | null): DrawnMap | null {
  if (!map) return null
  const { ordinal: _, spoken: __, control, ...drawn } = map
  return control.length > 0 ? { ...drawn, control } : drawn
}

/** The map with another drawing. Without one there is no map, unless its fields are filled in. */
export function withDrawing(map: StoredMap | null, drawn: object | null): object | null {
  const { ordinal, spoken } = map ?? emptyMap
  const isFilledIn = ordinal !== 0 || Object.values(spoken).some((text) => text)
  if (!drawn && !isFilledIn) return null
  return { ordinal, spoken, ...nothingDrawn, ...drawn }
}
