import type { ConnectorRow, FloorRow, GarageRow } from '../rows'
import type { Four } from '../texts'

export const garageRows: readonly GarageRow[] = [
  ['kajen', ['P-hus Kajen', 'Quay car park', 'P-hus Kaien', 'Bílastæðahúsið við bryggjuna']],
]

const lift: Four = ['Hiss', 'Lift', 'Heis', 'Lyfta']
const exit: Four = ['Utfart', 'Way out', 'Utkjøring', 'Útakstur']
const desk: Four = ['Informationsdisk', 'Information desk', 'Informasjonsskranke', 'Upplýsingaborð']
const charging: Four = ['Laddplatser', 'Charging bays', 'Ladeplasser', 'Hleðslustæði']
const parkHere: Four = ['Parkera här', 'Park here', 'Parker her', 'Leggðu hér']
const findYourWay: Four = ['Hitta rätt', 'Find your way', 'Finn frem', 'Rataðu rétt']

export const floorRows: readonly FloorRow[] = [
  {
    key: 'p1',
    garage: 'kajen',
    name: ['Plan P1', 'Level P1', 'Plan P1', 'Hæð P1'],
    title: parkHere,
    areaId: 'P1',
    markers: [
      [lift, 0.93, 0.5],
      [exit, 0.08, 0.5],
    ],
    areas: [['P1-N', 0.06, 0.14, 0.88, 0.38]],
  },
  {
    key: 'p2',
    garage: 'kajen',
    name: ['Plan P2', 'Level P2', 'Plan P2', 'Hæð P2'],
    title: parkHere,
    areaId: 'P2',
    markers: [
      [lift, 0.93, 0.5],
      [charging, 0.3, 0.26],
    ],
    areas: [
      ['P2-N', 0.06, 0.14, 0.88, 0.38],
      ['P2-S', 0.06, 0.62, 0.88, 0.86],
    ],
  },
  {
    key: 'plan-1',
    name: ['Plan 1', 'Level 1', 'Plan 1', '1. hæð'],
    title: findYourWay,
    areaId: 'A12',
    markers: [
      [desk, 0.5, 0.5],
      [lift, 0.88, 0.5],
    ],
    areas: [
      ['A03', 0.075, 0.12, 0.225, 0.34],
      ['A01', 0.25, 0.12, 0.4, 0.34],
      ['A12', 0.42, 0.4, 0.58, 0.6],
      ['C01', 0.775, 0.12, 0.925, 0.34],
      ['C10', 0.6, 0.12, 0.75, 0.34],
      ['C31', 0.775, 0.66, 0.925, 0.88],
    ],
  },
  {
    key: 'plan-2',
    name: ['Plan 2', 'Level 2', 'Plan 2', '2. hæð'],
    title: findYourWay,
    areaId: 'B04',
    markers: [[lift, 0.88, 0.5]],
    areas: [
      ['B01', 0.6, 0.12, 0.75, 0.34],
      ['B04', 0.25, 0.66, 0.4, 0.88],
    ],
  },
]

export const connectorRows: readonly ConnectorRow[] = [
  {
    key: 'lift',
    name: ['Hissen', 'The lift', 'Heisen', 'Lyftan'],
    kind: 'lift',
    stops: [
      ['p2', 0.93, 0.5],
      ['p1', 0.93, 0.5],
      ['plan-1', 0.88, 0.5],
      ['plan-2', 0.88, 0.5],
    ],
  },
  {
    key: 'escalator-up',
    name: ['Rulltrappan upp', 'Escalator up', 'Rulletrappen opp', 'Rúllustigi upp'],
    kind: 'escalator',
    direction: 'up',
    stops: [
      ['plan-1', 0.46, 0.63],
      ['plan-2', 0.46, 0.63],
    ],
  },
  {
    key: 'escalator-down',
    name: ['Rulltrappan ner', 'Escalator down', 'Rulletrappen ned', 'Rúllustigi niður'],
    kind: 'escalator',
    direction: 'down',
    stops: [
      ['plan-1', 0.54, 0.63],
      ['plan-2', 0.54, 0.63],
    ],
  },
]
