import { expect, test } from 'vitest'
import {
  clickAttributes,
  clickOn,
  createClickCounter,
  pathfinderLinkAttributes,
  pathfinderViewAttributes,
} from './clicks'

/** An element with click attributes, or inside one with them. */
const element = (marks: { 'data-click'?: string; 'data-ref'?: string; 'data-view'?: string } = {}) =>
  ({
    closest: (selector: string) =>
      selector.slice(1).startsWith('data-view')
        ? (marks['data-view'] ?? null)
        : 'data-click' in marks
          ? { dataset: { click: marks['data-click'], ref: marks['data-ref'] } }
          : null,
  }) as unknown as Element // the only used members

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

test('an element counts as the type of its attributes', () => {
  const numbers = { touchGuide: 0, categoryItem: 1, pathFinder: 2, category: 3, menu: 4, service: 5 } as const
  for (const [touch, type] of Object.entries(numbers)) {
    const click = clickOn(element(clickAttributes(touch as keyof typeof numbers, 'r1')))
    expect(click).toEqual({ type, view: 'touchguide', refId: 'r1' })
  }
})

test('offers without a shop and elements without attributes are not counted', () => {
  expect(clickAttributes('categoryItem', null)).toEqual({})
  expect(clickOn(element())).toBeUndefined()
  expect(clickOn(element({ 'data-click': 'toString', 'data-ref': 'r1' }))).toBeUndefined()
})

test('a link to Pathfinder counts with or without an item, and clicks inside Pathfinder have its view', () => {
  expect(clickOn(element(pathfinderLinkAttributes('r1')))).toEqual({ type: 2, view: 'touchguide', refId: 'r1' })
  expect(clickOn(element(pathfinderLinkAttributes()))).toEqual({ type: 2, view: 'touchguide' })
  expect(clickOn(element({ ...clickAttributes('service', 'r2'), ...pathfinderViewAttributes }))).toEqual({
    type: 5,
    view: 'pathfinder',
    refId: 'r2',
  })
})

test('the first click of a visitor opens Touchguide; after a minute without one the next belongs to another visitor', () => {
  const countClicks = createClickCounter()
  const menu = element(clickAttributes('menu', 'language-en'))
  const types = (time: string, touched: Element) => countClicks(touched, at(time)).map(({ type }) => type)
  expect(types('09:00:00', menu)).toEqual([0, 4])
  expect(types('09:00:30', element())).toEqual([])
  expect(types('09:01:29', menu)).toEqual([4])
  expect(types('09:02:29', menu)).toEqual([0, 4])
})
