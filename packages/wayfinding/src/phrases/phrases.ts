import { textIn } from '../languages'
import type { Connector } from '../model'
import type { ArriveStep, ConnectorStep, NamedPlace, PlaceKind, Step, Turn, WalkStep } from '../steps/step'

/** A place whose name is in the language of the sentence. */
export type Place = { readonly kind: PlaceKind; readonly name: string; readonly dative: string | undefined }

/** What a sentence about a walk consists of. */
export type SaidWalk = (Turn | { readonly kind: 'walk'; readonly side?: undefined }) &
  Pick<WalkStep, 'leaving'> & {
    /** `40 metres`; absent if none are said. */
    readonly metres: string | undefined
    /** `towards the lift` */
    readonly towards: string | undefined
  }

/** How a language says steps. Sentences begin small and end without a full stop. */
type Grammar = {
  readonly language: string
  metres(count: number): string
  walk(said: SaidWalk): string
  past(place: Place): string
  towards(place: Place): string
  towardsConnector(kind: Connector['kind']): string
  /** `floor` is absent if the connector stays on its floor. */
  connector(kind: Connector['kind'], direction: ConnectorStep['direction'], floor: string | undefined): string
  arrive(name: string, side: ArriveStep['side']): string
}

/**
 * Says steps, a sentence each. Names that have no text in the language are taken from the first of `languages` that has one,
 * else from any.
 */
export type Phrases = (steps: readonly Step[], languages?: readonly string[]) => string[]

/** The sentences of a language by its grammar. */
export const phrasesIn =
  (grammar: Grammar): Phrases =>
  (steps, languages = []) => {
    const text = (name: NamedPlace['name']) => textIn(name, [grammar.language, ...languages])
    const placeOf = ({ kind, name, dative }: NamedPlace): Place => ({
      kind,
      name: text(name),
      dative: dative?.[grammar.language],
    })

    const towardsOf = (step: WalkStep) => {
      if (step.kind !== 'walk' || !step.towards) return undefined
      const { towards } = step
      return 'name' in towards ? grammar.towards(placeOf(towards)) : grammar.towardsConnector(towards.kind)
    }

    const walk = (step: WalkStep) => {
      const { metres, landmark } = step
      const said = grammar.walk({
        ...step,
        metres: metres > 0 ? grammar.metres(metres) : undefined,
        towards: towardsOf(step),
      })
      return landmark ? `${said}, ${grammar[landmark.relation](placeOf(landmark))}` : said
    }

    const floorOf = ({ floorId, floor }: ConnectorStep) => (floor.id === floorId ? undefined : text(floor.spoken))

    const sentenceOf = (step: Step): string => {
      switch (step.kind) {
        case 'connector':
          return grammar.connector(step.connector.kind, step.direction, floorOf(step))
        case 'arrive':
          return grammar.arrive(text(step.goal.name), step.side)
        default:
          return walk(step)
      }
    }
    return steps.map((step) => {
      const sentence = sentenceOf(step)
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
    })
  }

/** Words with a space between, without the absent ones. */
export const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ')
