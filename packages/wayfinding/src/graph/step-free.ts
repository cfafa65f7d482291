import type { Connector, Door, Walkway } from '../model'
import type { Builder } from './builder'

/** Narrowest width for wheelchairs, in metres. */
const narrowest = 0.9

const isWide = (width: number | null = null) => width === null || width >= narrowest
const kindsWithSteps = new Set<Connector['kind'] | Door['kind']>(['stairs', 'escalator', 'revolving'])

/** Whether people pass without a step: never by stairs, escalators and revolving doors, whatever their flag says. */
function isStepFree(passage: Walkway | Door | Connector): boolean {
  if ('kind' in passage && kindsWithSteps.has(passage.kind)) return false
  return passage.stepFree && isWide(passage.width)
}

/** Adds what decides whether a walkway, door or connector is used. */
export const addPassage = (builder: Builder, passage: Walkway | Door | Connector): number =>
  builder.addPassage({ id: passage.id, stepFree: isStepFree(passage), hours: passage.hours ?? undefined })
