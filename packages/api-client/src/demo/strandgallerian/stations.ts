import type { StationRow } from '../rows'

export const stationRows: readonly StationRow[] = [
  ['K1', 'Entré norr', 'A01', 'plan-1', 35, 14, 0],
  ['K2', 'Atriet', 'A12', 'plan-1', 106, 50, 180],
  ['K3', 'Restaurangtorget', 'C10', 'plan-1', 175, 38.2, 270],
  ['K4', 'Bion', 'C31', 'plan-1', 157, 31.5, 0],
  ['K5', 'Hiss plan 2', 'B01', 'plan-2', 118, 36, 0],
  ['K6', 'P-hus P1', null, 'p1', 110, 40, 270],
  ['K7', 'Hamnporten', 'C01', 'plan-1', 190, 69, 0],
  ['K8', 'Spårvagnshallen', null, 'plan-1', 10, 66, 0],
]
