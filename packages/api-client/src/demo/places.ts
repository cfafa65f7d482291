import type { Localised } from '../contract/base/fields'
import { idOf, type Pictures, type Place } from './expand'
import type { MotifName } from './pictures/motifs'
import type { Palette } from './pictures/palette'
import { plan, planSize } from './pictures/plan'
import { poster, posterSize } from './pictures/poster'
import { type Frame, type Metres, onGround, onPicture, ring } from './plan/frame'
import { isRoom, unitsOf } from './plan/units'
import type { ConnectorRow, FloorRow, GarageRow, PlaceRow, StationRow } from './rows'
import { type Four, only, paragraphs, texts } from './texts'
import type { DemoRecords, DemoStation } from './types'

const localised = ({ languages }: Place, four: Four): Localised => only(texts(four), languages)

export const garages = (place: Place, rows: readonly GarageRow[]): DemoRecords['garage'] =>
  rows.map(([key, name], index) => ({
    id: idOf(place, 'garage', key),
    name: localised(place, name),
    index,
    status: 'Active',
  }))

/** The connectors that stop on a floor. */
const stoppingAt = (key: string, rows: readonly ConnectorRow[]) =>
  rows.filter(({ stops }) => stops.some(([floors]) => floors.split(' ').includes(key)))

export const floors = (
  place: Place,
  frame: Frame,
  rows: readonly FloorRow[],
  connectorRows: readonly ConnectorRow[],
  pictures: Pictures,
): DemoRecords['floor'] =>
  rows.map((row, index) => {
    const { key, garage, name, title, areaId, markers, status } = row
    const bodies = stoppingAt(key, connectorRows)
    return {
      id: idOf(place, 'floor', key),
      garageId: garage ? idOf(place, 'garage', garage) : null,
      name: localised(place, name),
      index,
      status: status ?? 'Active',
      areaId,
      mapTitle: localised(place, title),
      objectType: garage ? 'parking' : 'shopping',
      floorMapName: key,
      floorMapId: pictures.add(`plan-${key}`, plan(row, bodies, frame), planSize(frame), 'plans'),
      markers: markers.map(([label, x, y]) => ({
        label: localised(place, label),
        position: onPicture(frame, [x, y]),
      })),
      areas: unitAreas(place, frame, row),
      map: floorMap(place, frame, row, bodies),
    }
  })

function unitAreas(place: Place, frame: Frame, row: FloorRow): DemoRecords['floor'][number]['areas'] {
  const cornersOf = (corners: Metres[]) => corners.map((corner) => onPicture(frame, corner))
  const units = unitsOf(row).map(({ code, ring: corners, doors }) => ({
    areaId: code,
    points: cornersOf(corners),
    ...(isRoom(code) && { use: 'room' as const }),
    doors: doors.map(({ at, width, kind }) => ({
      id: idOf(place, 'door', `${row.key}/${code}/${at}`),
      at: onPicture(frame, at),
      width,
      kind,
      stepFree: true,
    })),
  }))
  const voids = (row.voids ?? []).map((corners, index) => ({
    areaId: `V${index + 1}`,
    points: cornersOf(ring(corners)),
    use: 'void' as const,
  }))
  return [...units, ...voids]
}

function floorMap(
  place: Place,
  frame: Frame,
  { key, ordinal, spoken, halls, obstacles = [], amenities }: FloorRow,
  bodies: readonly ConnectorRow[],
): DemoRecords['floor'][number]['map'] {
  const [width, height] = frame.size
  const corners: Metres[] = [
    [width / 10, height / 10],
    [width * 0.9, height / 10],
    [width * 0.9, height * 0.9],
  ]
  const pointsOf = (text: string) => ring(text).map((corner) => onPicture(frame, corner))
  return {
    ordinal,
    spoken: localised(place, spoken),
    control: corners.map((corner) => ({ at: onPicture(frame, corner), ...onGround(frame, corner, 7) })),
    walkways: halls.map((hall, index) => ({
      id: idOf(place, 'walkway', `${key}/${index}`),
      shape: 'area',
      points: pointsOf(hall),
      stepFree: true,
    })),
    obstacles: [...obstacles, ...bodies.map(({ body }) => body)].map(pointsOf),
    amenities: amenities.map(([kind, x, y, name]) => ({
      id: idOf(place, 'amenity', `${key}/${kind}/${x},${y}`),
      kind,
      at: onPicture(frame, [x, y]),
      ...(name && { name: localised(place, name) }),
    })),
  }
}

export const connectors = (place: Place, frame: Frame, rows: readonly ConnectorRow[]): DemoRecords['connector'] =>
  rows.map(({ key, name, kind, direction, stops }) => ({
    id: idOf(place, 'connector', key),
    name: localised(place, name),
    kind,
    direction: direction ?? 'both',
    stepFree: kind === 'lift',
    stops: stops.flatMap(([floorKeys, x, y, exit]) =>
      floorKeys
        .split(' ')
        .map((floor) => ({ floorId: idOf(place, 'floor', floor), at: onPicture(frame, [x, y]), exit })),
    ),
    status: 'Active',
  }))

export const stations = (place: Place, frame: Frame, rows: readonly StationRow[]): DemoStation[] =>
  rows.map(([code, name, areaId, floor, x, y, bearing]) => ({
    id: idOf(place, 'station', code),
    code,
    name,
    ...onGround(frame, [x, y], 5),
    areaId,
    floorId: idOf(place, 'floor', floor),
    position: onPicture(frame, [x, y]),
    bearing,
  }))

export const places = (
  place: Place,
  frame: Frame,
  rows: readonly PlaceRow[],
  pictures: Pictures,
): DemoRecords['place'] =>
  rows.map(({ key, name, art, at, description, status }) => {
    const [motif, palette] = art.split(' ') as [MotifName, Palette]
    return {
      id: idOf(place, 'place', key),
      setting: 'floor' in at ? ('indoor' as const) : ('outdoor' as const),
      name: localised(place, name),
      description: only(paragraphs(...description), place.languages),
      imageId: pictures.add(`place-${key}`, poster(key, motif, palette), posterSize, 'surroundings'),
      ...('floor' in at
        ? { floorId: idOf(place, 'floor', at.floor), position: onPicture(frame, [at.x, at.y]) }
        : { location: at }),
      status: status ?? 'Active',
    }
  })
