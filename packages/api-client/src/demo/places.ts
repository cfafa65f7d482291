import type { Localised } from '../contract/base/fields'
import { idOf, type Pictures, type Place } from './expand'
import type { MotifName } from './pictures/motifs'
import type { Palette } from './pictures/palette'
import { plan, planSize } from './pictures/plan'
import { poster, posterSize } from './pictures/poster'
import type { ConnectorRow, FloorRow, GarageRow, PlaceRow } from './rows'
import { type Four, only, paragraphs, texts } from './texts'
import type { DemoRecords } from './types'

const localised = ({ languages }: Place, four: Four): Localised => only(texts(four), languages)

export const garages = (place: Place, rows: readonly GarageRow[]): DemoRecords['garage'] =>
  rows.map(([key, name], index) => ({
    id: idOf(place, 'garage', key),
    name: localised(place, name),
    index,
    status: 'Active',
  }))

export const floors = (place: Place, rows: readonly FloorRow[], pictures: Pictures): DemoRecords['floor'] =>
  rows.map(({ key, garage, name, title, areaId, markers, areas, status }, index) => {
    const objectType = garage ? 'parking' : 'shopping'
    return {
      id: idOf(place, 'floor', key),
      garageId: garage ? idOf(place, 'garage', garage) : null,
      name: localised(place, name),
      index,
      status: status ?? 'Active',
      areaId,
      mapTitle: localised(place, title),
      objectType,
      floorMapName: key,
      floorMapId: pictures.add(`plan-${key}`, plan(objectType), planSize, 'plans'),
      markers: markers.map(([label, x, y]) => ({ label: localised(place, label), position: { x, y } })),
      areas: areas.map(([code, left, top, right, bottom]) => ({
        areaId: code,
        points: [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ],
      })),
    }
  })

export const connectors = (place: Place, rows: readonly ConnectorRow[]): DemoRecords['connector'] =>
  rows.map(({ key, name, kind, direction, stops }) => ({
    id: idOf(place, 'connector', key),
    name: localised(place, name),
    kind,
    direction: direction ?? 'both',
    stepFree: kind === 'lift',
    stops: stops.map(([floor, x, y]) => ({ floorId: idOf(place, 'floor', floor), at: { x, y } })),
    status: 'Active',
  }))

export const places = (place: Place, rows: readonly PlaceRow[], pictures: Pictures): DemoRecords['place'] =>
  rows.map(({ key, name, art, at, description, status }) => {
    const [motif, palette] = art.split(' ') as [MotifName, Palette]
    return {
      id: idOf(place, 'place', key),
      setting: 'floor' in at ? ('indoor' as const) : ('outdoor' as const),
      name: localised(place, name),
      description: only(paragraphs(...description), place.languages),
      imageId: pictures.add(`place-${key}`, poster(key, motif, palette), posterSize, 'surroundings'),
      ...('floor' in at
        ? { floorId: idOf(place, 'floor', at.floor), position: { x: at.x, y: at.y } }
        : { location: at }),
      status: status ?? 'Active',
    }
  })
