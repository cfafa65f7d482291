import type { ConnectorRow, FloorRow, GarageRow, StationRow } from '../rows'
import type { Four } from '../texts'
import { garageOne, levelOne, levelThree, levelTwo } from './plans'

export const garageRows: readonly GarageRow[] = [['torget', ['', 'Square car park', 'P-hus Torget', '']]]

const lift: Four = ['', 'Lift', 'Heis', '']
const findYourWay: Four = ['', 'Find your way', 'Finn fram', '']

export const floorRows: readonly FloorRow[] = [
  {
    key: 'p1',
    garage: 'torget',
    name: ['', 'Level P1', 'Plan P1', ''],
    title: ['', 'Park here', 'Parker her', ''],
    areaId: 'P1',
    markers: [[lift, 58.5, 21.5]],
    ...garageOne,
  },
  {
    key: 'plan-1',
    name: ['', 'Level 1', 'Plan 1', ''],
    title: findYourWay,
    areaId: '1',
    markers: [[lift, 58.5, 21.5]],
    ...levelOne,
  },
  {
    key: 'plan-2',
    name: ['', 'Level 2', 'Plan 2', ''],
    title: findYourWay,
    areaId: '2',
    markers: [[lift, 58.5, 21.5]],
    ...levelTwo,
  },
  {
    key: 'plan-3',
    name: ['', 'Level 3', 'Plan 3', ''],
    title: findYourWay,
    areaId: '3',
    markers: [[lift, 58.5, 21.5]],
    ...levelThree,
  },
]

const escalator = (direction: 'up' | 'down', from: 1 | 2, name: Four, left: number): ConnectorRow => ({
  key: `escalator-${direction}-${from}`,
  name,
  kind: 'escalator',
  direction,
  body: `${left},25 ${left + 1.5},36.5`,
  stops: [
    [`plan-${from}`, left + 0.75, from === 1 ? 24 : 23, 0],
    [`plan-${from + 1}`, left + 0.75, 38, 180],
  ],
})

export const connectorRows: readonly ConnectorRow[] = [
  {
    key: 'lift',
    name: ['', 'The lift', 'Heisen', ''],
    kind: 'lift',
    body: '57,20 60,23',
    stops: [['p1 plan-1 plan-2 plan-3', 58.5, 24, 180]],
  },
  {
    key: 'lift-south',
    name: ['', 'The lift on the south side', 'Heisen på sørsiden', ''],
    kind: 'lift',
    body: '42.2,40.8 44.7,43.6',
    stops: [['plan-1 plan-2 plan-3', 45.5, 42.2, 90]],
  },
  escalator('up', 1, ['', 'Escalator from level 1 to 2', 'Rulletrappen fra plan 1 til 2', ''], 48),
  escalator('up', 2, ['', 'Escalator from level 2 to 3', 'Rulletrappen fra plan 2 til 3', ''], 50),
  escalator('down', 2, ['', 'Escalator from level 3 to 2', 'Rulletrappen fra plan 3 til 2', ''], 52.5),
  escalator('down', 1, ['', 'Escalator from level 2 to 1', 'Rulletrappen fra plan 2 til 1', ''], 54.5),
  {
    key: 'stairs',
    name: ['', 'The stairs', 'Trappen', ''],
    kind: 'stairs',
    body: '42.2,20 45,25.5',
    stops: [['p1 plan-1 plan-2 plan-3', 46, 22.8, 90]],
  },
]

export const stationRows: readonly StationRow[] = [
  ['T1', 'Hovedinngang', '101', 'plan-1', 9, 33, 0],
  ['T2', 'Torget', '108', 'plan-1', 60, 41.5, 270],
  ['T3', 'Bussterminal', null, 'plan-1', 91, 47.5, 21],
]
