import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alwaysShown } from '../../schedule/schedule'
import { emptySlideshow, inOrder, newLayer, newSlide } from '../slideshow'
import {
  addLayer,
  copyOfLayer,
  copySlides,
  type EditedSlideshow,
  gapOf,
  insertSlides,
  moveSlides,
  orderLayer,
  removeSlides,
  withSlides,
} from './edits'

const slideshow = (ids: string): EditedSlideshow =>
  withSlides(
    { ...emptySlideshow, ...alwaysShown },
    [...ids].map((id, index) => newSlide(id.toUpperCase(), index, id)),
  )
const idsOf = ({ slides }: EditedSlideshow) =>
  inOrder(slides)
    .map(({ id }) => id)
    .join('')

describe('slides', () => {
  it('inserts new slides after the selected one, otherwise at the end', () => {
    const added = [newSlide('X', 0, 'x')]
    expect(idsOf(insertSlides(slideshow('abc'), added, 'a'))).toBe('axbc')
    expect(idsOf(insertSlides(slideshow('abc'), added, undefined))).toBe('abcx')
  })

  it('copies slides after the last of them, with new ids', () => {
    const { value, copies } = copySlides(slideshow('abcd'), ['c', 'a'], (name) => `${name}2`)
    expect(inOrder(value.slides).map(({ name }) => name)).toEqual(['A', 'B', 'C', 'A2', 'C2', 'D'])
    expect(new Set(value.slides.map(({ id }) => id)).size).toBe(6)
    expect(copies).toHaveLength(2)
  })

  it('removes slides and closes gaps in the indexes', () => {
    const left = removeSlides(slideshow('abcd'), ['a', 'c'])
    expect(left.slides.map(({ id, index }) => [id, index])).toEqual([
      ['b', 0],
      ['d', 1],
    ])
  })

  it('moves several slides together, in order', () => {
    expect(idsOf(moveSlides(slideshow('abcde'), ['b', 'd'], 0))).toBe('bdace')
    expect(idsOf(moveSlides(slideshow('abcde'), ['b', 'd'], 5))).toBe('acebd')
    expect(idsOf(moveSlides(slideshow('abcde'), ['b', 'c'], 2))).toBe('abcde')
  })

  it('moves slides as far as possible', () => {
    const all = slideshow('abcd')
    expect(gapOf(all, ['a'], 'before')).toBeUndefined()
    expect(gapOf(all, ['d'], 'last')).toBeUndefined()
    const step = (ids: string[], step: 'before' | 'after') => idsOf(moveSlides(all, ids, gapOf(all, ids, step) ?? -1))
    expect(step(['b'], 'after')).toBe('acbd')
    expect(step(['b', 'c'], 'before')).toBe('bcad')
    expect(step(['a', 'c'], 'before')).toBe('acbd')
  })

  it('never loses a slide', () => {
    fc.assert(
      fc.property(fc.subarray([...'abcdefg']), fc.nat(7), (ids, gap) => {
        const moved = moveSlides(slideshow('abcdefg'), ids, gap)
        expect([...idsOf(moved)].sort().join('')).toBe('abcdefg')
        expect(moved.slides.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
      }),
    )
  })
})

describe('layers', () => {
  const layers = ['one', 'two', 'three'].map((id) => newLayer('text', {}, id))
  const value = layers.reduce((all, layer) => addLayer(all, 'a', layer), slideshow('a'))
  const order = (step: Parameters<typeof orderLayer>[3], seen = layers) =>
    orderLayer(value, 'a', 'two', step, seen)?.slides[0]?.layers.map(({ id }) => id)

  it('move in the stacking order', () => {
    expect(order('forward')).toEqual(['one', 'three', 'two'])
    expect(order('back')).toEqual(['two', 'one', 'three'])
  })

  it('pass visible layers, not those of the other orientation', () => {
    const seen = layers.filter(({ id }) => id !== 'three')
    expect(order('forward', seen)).toBeUndefined()
    expect(order('backward', seen)).toEqual(['two', 'one', 'three'])
  })

  it('are copied with an offset, away from the edges', () => {
    const [layer] = layers
    if (!layer) throw new Error('none')
    expect(copyOfLayer(layer).frame).toMatchObject({ x: 0.13, y: 0.13 })
    const whole = { ...layer, frame: { x: 0, y: 0, width: 1, height: 1 } }
    expect(copyOfLayer(whole).frame).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })
})
