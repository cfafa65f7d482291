import type { Connector } from '../model'
import { joined, type Phrases, phrasesIn, type SaidWalk } from './phrases'

const connectors = {
  lift: 'the lift',
  escalator: 'the escalator',
  stairs: 'the stairs',
  ramp: 'the ramp',
  travelator: 'the travelator',
} satisfies Record<Connector['kind'], string>

const onFoot = { up: 'at the top', down: 'at the bottom', level: 'at the end' }

function leavingOf({ kind, direction }: NonNullable<SaidWalk['leaving']>): string {
  if (kind === 'lift') return 'as you come out'
  return kind === 'escalator' || kind === 'travelator' ? 'as you step off' : onFoot[direction]
}

function actionOf({ kind, side, metres, towards }: SaidWalk): string {
  const on = metres && `and walk ${metres}`
  switch (kind) {
    case 'straight':
      return joined('walk', metres, 'straight ahead')
    case 'bear':
      return joined('bear', side, on)
    case 'turn':
      return joined('turn', side, on)
    case 'turnRound':
      return joined('turn around', on)
    case 'walk':
      return joined('walk', metres, towards)
  }
}

/** Says steps in English. */
export const phrases: Phrases = phrasesIn({
  language: 'en',
  metres: (count) => (count === 1 ? '1 metre' : `${count} metres`),
  walk: (said) => (said.leaving ? `${leavingOf(said.leaving)}, ${actionOf(said)}` : actionOf(said)),
  past: ({ name }) => `past ${name}`,
  towards: ({ name }) => `towards ${name}`,
  towardsConnector: (kind) => `towards ${connectors[kind]}`,
  connector: (kind, direction, floor) =>
    joined('take', connectors[kind], direction === 'level' ? undefined : direction, floor && `to ${floor}`),
  arrive(name, side) {
    switch (side) {
      case 'left':
      case 'right':
        return `on your ${side}: ${name}`
      case 'ahead':
        return `straight ahead: ${name}`
      case 'behind':
        return `behind you: ${name}`
      case undefined:
        return `next to you: ${name}`
    }
  },
})
