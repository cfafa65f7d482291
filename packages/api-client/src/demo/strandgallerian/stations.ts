import { demoId } from '../id'
import type { DemoStation } from '../types'

type Row = [code: string, name: string, latitude: number, longitude: number, areaId: string | null, floor: string]

const rows: Row[] = [
  ['K1', 'Entré norr', 57.71168, 11.9641, 'A01', 'plan-1'],
  ['K2', 'Atriet', 57.7112, 11.9662, 'A12', 'plan-1'],
  ['K3', 'Restaurangtorget', 57.71136, 11.96874, 'C10', 'plan-1'],
  ['K4', 'Bion', 57.71098, 11.9703, 'C31', 'plan-1'],
  ['K5', 'Hiss plan 2', 57.71082, 11.96732, 'B01', 'plan-2'],
  ['K6', 'P-hus P1', 57.71066, 11.96466, null, 'p1'],
  ['K7', 'Hamnporten', 57.71156, 11.97106, 'C01', 'plan-1'],
  ['K8', 'Spårvagnshallen', 57.71122, 11.96214, null, 'plan-1'],
]

export const stations: DemoStation[] = rows.map(([code, name, latitude, longitude, areaId, floor]) => ({
  id: demoId(`strandgallerian/station/${code}`),
  code,
  name,
  latitude,
  longitude,
  areaId,
  floorId: demoId(`strandgallerian/floor/${floor}`),
}))
