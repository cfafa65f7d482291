// Conflicts of a plan in words and drawings, for the form that its parts are fields of.

import { useCallback } from 'react'
import { en, type FloorPlanLabels } from '#labels/floor-plan'
import { useLabels } from '../../internal/hooks/use-labels'
import { same } from '../../internal/same'
import type { Conflict, ConflictDescription } from '../../internal/three-way/three-way'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { Language } from '../../theme/language'
import {
  type FloorAmenity,
  type FloorArea,
  type FloorControl,
  type FloorDoor,
  type FloorMarker,
  type FloorPoint,
  type FloorScale,
  type FloorWalkway,
  textIn,
} from '../floor-plan'
import { METRES } from '../parts/floor-parts'
import { type FloorOutline, FloorVersion } from './floor-version'

export interface UseFloorConflictsProps {
  /** Width of the plan's picture by its height. @default 1 */
  ratio?: number | undefined
  /** Languages of the labels, the required one first. */
  languages?: readonly Language[]
  labels?: Partial<FloorPlanLabels>
}

/** The parts that may conflict, with everything that one of them may have. */
type Part = Partial<
  Omit<FloorArea, 'doors'> & Omit<FloorWalkway, 'id'> & FloorMarker & Omit<FloorDoor, 'kind' | 'oneWay'> & FloorScale
> &
  Partial<Pick<FloorControl, 'latitude' | 'longitude'>> & {
    kind?: FloorAmenity['kind'] | undefined
    name?: FloorAmenity['name']
    doors?: FloorArea['doors']
  }

/** Obstacles are rings alone. */
const partOf = (value: unknown): Part | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? { points: value as FloorPoint[] } : (value as Part)

const isPresent = <T,>(value: T | undefined): value is T => value !== undefined

/** The `describe` of the form's fields `markers`, `areas` and `map`: what a conflict is about, and both versions. */
export function useFloorConflicts({ ratio = 1, languages: given, labels }: UseFloorConflictsProps = {}) {
  const t = useLabels('floor-plan', en, labels)
  const { locale, languages: known } = useKioskUi()
  const languages = given ?? known

  return useCallback(
    (conflict: Conflict): ConflictDescription | undefined => {
      const { path, base, mine, theirs } = conflict
      const keys = path.split('.')
      const list = keys[0] === 'map' ? keys[1] : keys[0]
      const index = Number(keys.at(-1))
      const number = (value: number) => numberFormat(locale).format(value)
      if (path === 'map.north') {
        const words = (degrees: unknown) => t.north.at(number(Number(degrees ?? 0)))
        return { name: t.north.title, mine: words(mine), theirs: words(theirs) }
      }
      const parts = [base, mine, theirs].map(partOf)
      const name = nameOf(list, parts.find(isPresent) ?? {}, Number.isNaN(index) ? undefined : number(index + 1))
      if (name === undefined) return undefined
      const outlines = parts.map((part) => part && outlineOf(part, list))
      const all = outlines.filter(isPresent)
      const isDrawn = all.some((outline) => !same(outline, all[0])) || all.length < parts.length
      const version = (which: 1 | 2) => (
        <FloorVersion
          words={wordsOf(parts[0], parts[which]).join(', ')}
          before={outlines[0]}
          after={outlines[which]}
          all={isDrawn ? all : []}
          ratio={ratio}
        />
      )
      return { name, mine: version(1), theirs: version(2) }

      function nameOf(kind: string | undefined, part: Part, place: string | undefined): string | undefined {
        switch (kind) {
          case 'areas':
            return `${t.kinds.area} ${part.areaId?.trim() || t.areas.untitled}`
          case 'markers':
            return `${t.kinds.marker} ${textIn(part.label ?? {}, languages) ?? place}`
          case 'walkways':
            return `${part.shape === 'line' ? t.kinds.line : t.kinds.walkway} ${place}`
          case 'obstacles':
            return `${t.kinds.obstacle} ${place}`
          case 'amenities':
            return textIn(part.name ?? {}, languages) ?? (part.kind ? t.amenities[part.kind] : t.kinds.amenity)
          case 'control':
            return `${t.kinds.control} ${place}`
          case 'scale':
            return t.kinds.scale
          default:
            return undefined
        }
      }

      /** What a version changed. */
      function wordsOf(before: Part | undefined, part: Part | undefined): string[] {
        if (!part) return [t.versions.removed]
        if (!before) return [t.versions.added]
        const isChanged = (...names: (keyof Part)[]) => names.some((one) => !same(before[one], part[one]))
        const flag = (value: boolean | undefined) => (value ? t.versions.yes : t.versions.no)
        const metres = (value: number | undefined) => (value === undefined ? '–' : `${number(value)} ${METRES}`)
        return [
          isChanged('areaId') && `${t.areas.id}: ${part.areaId || '–'}`,
          isChanged('label') && `${t.markers.label}: ${textIn(part.label ?? {}, languages) ?? '–'}`,
          isChanged('name') && `${t.amenityName}: ${textIn(part.name ?? {}, languages) ?? '–'}`,
          isChanged('kind') && part.kind && `${t.kind}: ${t.amenities[part.kind]}`,
          isChanged('use') && `${t.use}: ${t.uses[part.use ?? 'tenant']}`,
          isChanged('through') && `${t.through}: ${flag(part.through)}`,
          isChanged('width') && `${t.width}: ${metres(part.width)}`,
          isChanged('metres') && `${t.metres}: ${metres(part.metres)}`,
          isChanged('stepFree') && `${t.stepFree}: ${flag(part.stepFree)}`,
          isChanged('oneWay') && `${t.lineWay}: ${flag(part.oneWay)}`,
          isChanged('latitude') && `${t.control.latitude}: ${part.latitude ?? '–'}`,
          isChanged('longitude') && `${t.control.longitude}: ${part.longitude ?? '–'}`,
          isChanged('hours') && t.versions.hours,
          isChanged('points', 'holes', 'shape') && t.versions.shape,
          isChanged('at', 'position', 'from', 'to') && t.versions.moved,
          // doors follow the edges of an area
          isChanged('doors') && !isChanged('points') && t.versions.doors,
        ].filter((text): text is string => Boolean(text))
      }
    },
    [t, locale, languages, ratio],
  )
}

/** Where a part is. */
function outlineOf(
  { points, position, at, from, to, shape }: Part,
  list: string | undefined,
): FloorOutline | undefined {
  if (points) return { points, closed: !(list === 'walkways' && shape === 'line') }
  if (from && to) return { points: [from, to], closed: false }
  const point = position ?? at
  return point && { points: [point], closed: false }
}
