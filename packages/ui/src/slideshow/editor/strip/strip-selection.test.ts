import { describe, expect, it } from 'vitest'
import { chooseAll, chooseOnly, keptSelection, rangeTo, toggleSlide } from './strip-selection'

const order = ['a', 'b', 'c', 'd', 'e']

describe('selecting slides', () => {
  it('toggles a slide, in the order of the strip', () => {
    const two = toggleSlide(order, chooseOnly('d'), 'b')
    expect(two).toEqual({ ids: ['b', 'd'], active: 'b', anchor: 'b' })
    expect(toggleSlide(order, two, 'b')).toEqual({ ids: ['d'], active: 'd', anchor: 'b' })
  })

  it('keeps the last one', () => expect(toggleSlide(order, chooseOnly('b'), 'b').ids).toEqual(['b']))

  it('selects from the anchor in both directions', () => {
    const down = rangeTo(order, chooseOnly('b'), 'd')
    expect(down).toEqual({ ids: ['b', 'c', 'd'], active: 'd', anchor: 'b' })
    expect(rangeTo(order, down, 'a')).toEqual({ ids: ['a', 'b'], active: 'a', anchor: 'b' })
  })

  it('selects all and keeps the active one', () => {
    expect(chooseAll(order, chooseOnly('c'))).toEqual({ ids: order, active: 'c', anchor: 'a' })
  })
})

describe('after removing slides', () => {
  it('activates the next one', () => {
    expect(keptSelection(order, ['a', 'd', 'e'], rangeTo(order, chooseOnly('b'), 'c')).active).toBe('d')
  })
  it('activates the previous one if there is no next', () => {
    expect(keptSelection(order, ['a', 'b', 'c'], rangeTo(order, chooseOnly('d'), 'e')).active).toBe('c')
  })
  it('keeps remaining slides', () => {
    const three = rangeTo(order, chooseOnly('b'), 'd')
    expect(keptSelection(order, ['a', 'b', 'd', 'e'], three)).toEqual({ ids: ['b', 'd'], active: 'd', anchor: 'b' })
  })
  it('is empty without slides', () => {
    expect(keptSelection(order, [], chooseOnly('a'))).toEqual({ ids: [], active: undefined, anchor: undefined })
  })
})
