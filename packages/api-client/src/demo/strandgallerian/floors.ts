import type { ConnectorRow, FloorRow, GarageRow } from '../rows'
import type { Four } from '../texts'
import { garageOne, garageTwo, levelOne, levelTwo } from './plans'

export const garageRows: readonly GarageRow[] = [
  ['kajen', ['P-hus Kajen', 'Quay car park', 'P-hus Kaien', 'Bílastæðahúsið við bryggjuna']],
]

const lift: Four = ['Hiss', 'Lift', 'Heis', 'Lyfta']
const exit: Four = ['Utfart', 'Way out', 'Utkjøring', 'Útakstur']
const desk: Four = ['Informationsdisk', 'Information desk', 'Informasjonsskranke', 'Upplýsingaborð']
const charging: Four = ['Laddplatser', 'Charging bays', 'Ladeplasser', 'Hleðslustæði']
const parkHere: Four = ['Parkera här', 'Park here', 'Parker her', 'Leggðu hér']
const findYourWay: Four = ['Hitta rätt', 'Find your way', 'Finn fram', 'Rataðu rétt']

export const floorRows: readonly FloorRow[] = [
  {
    key: 'p1',
    garage: 'kajen',
    name: ['Plan P1', 'Level P1', 'Plan P1', 'Hæð P1'],
    title: parkHere,
    areaId: 'P1',
    markers: [
      [lift, 114, 39.5],
      [exit, 14, 45],
    ],
    ...garageOne,
  },
  {
    key: 'p2',
    garage: 'kajen',
    name: ['Plan P2', 'Level P2', 'Plan P2', 'Hæð P2'],
    title: parkHere,
    areaId: 'P2',
    markers: [
      [lift, 114, 39.5],
      [charging, 60, 24],
    ],
    ...garageTwo,
  },
  {
    key: 'plan-1',
    name: ['Plan 1', 'Level 1', 'Plan 1', '1. hæð'],
    title: findYourWay,
    areaId: 'A12',
    markers: [
      [desk, 114, 47],
      [lift, 114, 39.5],
    ],
    ...levelOne,
  },
  {
    key: 'plan-2',
    name: ['Plan 2', 'Level 2', 'Plan 2', '2. hæð'],
    title: findYourWay,
    areaId: 'B04',
    markers: [[lift, 114, 39.5]],
    ...levelTwo,
  },
]

export const connectorRows: readonly ConnectorRow[] = [
  {
    key: 'lift',
    name: ['Hissen', 'The lift', 'Heisen', 'Lyftan'],
    kind: 'lift',
    body: '112.5,38 115.5,41',
    stops: [['p2 p1 plan-1 plan-2', 114, 37.2, 0]],
  },
  {
    key: 'lift-food',
    name: ['Hissen vid Restaurangtorget', 'Lift at the food court', 'Heisen ved Mattorget', 'Lyftan við matartorgið'],
    kind: 'lift',
    body: '160.5,35 163.5,38',
    stops: [['plan-1 plan-2', 162, 34.2, 0]],
  },
  {
    key: 'escalator-up',
    name: ['Rulltrappan upp', 'Escalator up', 'Rulletrappen opp', 'Rúllustigi upp'],
    kind: 'escalator',
    direction: 'up',
    body: '107,53 109,66.5',
    stops: [
      ['plan-1', 108, 52, 0],
      ['plan-2', 108, 68, 180],
    ],
  },
  {
    key: 'escalator-down',
    name: ['Rulltrappan ner', 'Escalator down', 'Rulletrappen ned', 'Rúllustigi niður'],
    kind: 'escalator',
    direction: 'down',
    body: '119,53 121,66.5',
    stops: [
      ['plan-1', 120, 52, 0],
      ['plan-2', 120, 68, 180],
    ],
  },
  {
    key: 'escalator-food-up',
    name: [
      'Rulltrappan upp vid Restaurangtorget',
      'Escalator up at the food court',
      'Rulletrappen opp ved Mattorget',
      'Rúllustigi upp við matartorgið',
    ],
    kind: 'escalator',
    direction: 'up',
    body: '154,44 156,57.5',
    stops: [
      ['plan-1', 155, 43, 0],
      ['plan-2', 155, 59, 180],
    ],
  },
  {
    key: 'escalator-food-down',
    name: [
      'Rulltrappan ner vid Restaurangtorget',
      'Escalator down at the food court',
      'Rulletrappen ned ved Mattorget',
      'Rúllustigi niður við matartorgið',
    ],
    kind: 'escalator',
    direction: 'down',
    body: '168,44 170,57.5',
    stops: [
      ['plan-1', 169, 43, 0],
      ['plan-2', 169, 59, 180],
    ],
  },
  {
    key: 'stairs',
    name: ['Trappan', 'The stairs', 'Trappen', 'Stiginn'],
    kind: 'stairs',
    body: '73,45.2 80,48.8',
    stops: [['p2 p1 plan-1 plan-2', 81, 47, 90]],
  },
]
