import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Page } from '../model/page'
import { Visit } from '../screens/visit'
import { ids } from '../testing/guide-fixture'
import { type Canvas, drawnVisitStory, touch } from '../testing/visit-story'
import { drawnPublication } from '../testing/wayfinding-fixture'
import { currentScope } from './items'
import { keyMapContext, readKeyMap } from './key-map'

const meta = {
  title: 'Kiosk/Keypad',
  ...drawnVisitStory,
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))
const focused = () => document.activeElement
const button = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name })

/** Up and down follow the reading order, left and right lead from part to part, and nothing wraps. */
export const Moving: Story = {
  args: { first: { at: 'shops' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
    await press('ArrowDown')
    const first = focused()
    await expect(canvas.getByRole('main')).toContainElement(first as HTMLElement)
    await press('ArrowUp')
    await expect(first).toHaveFocus()
    const languages = await canvas.findByRole('group', { name: 'Language' })
    while (!languages.contains(focused())) await press('ArrowRight')
    await press('ArrowDown')
    const modes = await canvas.findByRole('group', { name: 'Accessibility' })
    await expect(modes).toContainElement(focused() as HTMLElement)
    await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await expect(await button(canvas, 'High contrast')).toHaveFocus()
  },
}

/** In the menu, on the keyboard and among languages all four arrows move. */
export const Grids: Story = {
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Menu' })
    const [shops, restaurants, companies] = within(menu).getAllByRole('button')
    shops?.focus()
    await press('ArrowRight')
    await expect(restaurants).toHaveFocus()
    await press('ArrowLeft', 'ArrowDown')
    await expect(focused()?.getBoundingClientRect().x).toBe(shops?.getBoundingClientRect().x)
    await expect(focused()).not.toBe(shops)
    await press('ArrowUp', 'ArrowRight', 'ArrowRight')
    await expect(companies).toHaveFocus()
  },
}

/** Enter opens a page, Back returns to the button that opened it, also from the window of a website. */
export const EnterAndBack: Story = {
  play: async ({ canvas }) => {
    const shops = await button(canvas, 'Shops')
    shops.focus()
    await press('Enter')
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
    const fjell = await button(canvas, /^Fjell Sport/)
    fjell.focus()
    await press('Enter')
    await canvas.findByRole('heading', { level: 1, name: 'Fjell Sport' })
    const site = await button(canvas, 'Website')
    site.focus()
    await press('Enter')
    await canvas.findByRole('dialog', { name: 'Fjell Sport' })
    await press('ArrowDown', 'ArrowRight')
    await expect(canvas.getByRole('dialog', { name: 'Fjell Sport' })).toContainElement(focused() as HTMLElement)
    await press('Escape')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await press('Escape')
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
    await expect(await button(canvas, /^Fjell Sport/)).toHaveFocus()
    await press('Escape')
    await expect(await button(canvas, 'Shops')).toHaveFocus()
  },
}

/** Enter in the field of the search leads to the keyboard; the results are above it. */
export const Searching: Story = {
  args: { first: { at: 'search' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Search' })
    await press('Enter')
    const keyboard = within(canvas.getByRole('group', { name: 'Keyboard' }))
    await expect(keyboard.getByRole('button', { name: 'q' })).toHaveFocus()
    await press('ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowRight')
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('s')
    await press('ArrowUp')
    await expect(canvas.getByRole('region', { name: 'Results' })).toContainElement(focused() as HTMLElement)
    await press('ArrowLeft')
    await expect(await button(canvas, 'Clear')).toBeVisible()
  },
}

/** Enter on the map lets the arrows move it, and Enter again ends that. */
export const MovingTheMap: Story = {
  args: { first: { at: 'pathfinder' } },
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('application', { name: 'Map of Level 1' })
    await touch(canvas, 'Zoom in')
    const drawn = () => canvasElement.querySelector('.map-walkway')?.getAttribute('d')
    const before = drawn()
    map.focus()
    await press('Enter', 'ArrowDown')
    await expect(map).toHaveFocus()
    await expect(drawn()).not.toBe(before)
    await expect(map).toHaveAccessibleDescription('The arrow keys move the map. Press Enter to stop.')
    await press('Enter', 'ArrowDown')
    await expect(map).not.toHaveFocus()
  },
}

/** A keypad that sends keys of its own; a held key acts once. */
export const OwnKeys: Story = {
  args: { first: { at: 'shops' } },
  decorators: [
    (Story) => (
      <keyMapContext.Provider value={readKeyMap('https://kiosk.example/?keypad=down:F13,enter:F14,back:F15')}>
        <Story />
      </keyMapContext.Provider>
    ),
  ],
  play: async ({ canvas }) => {
    const fjell = await button(canvas, /^Fjell Sport/)
    fjell.focus()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'F13', repeat: true }))
    await expect(fjell).toHaveFocus()
    await press('F13')
    await expect(fjell).not.toHaveFocus()
    fjell.focus()
    await press('F14')
    await canvas.findByRole('heading', { level: 1, name: 'Fjell Sport' })
    await press('F15')
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
  },
}

const categories = (drawnPublication.records.category ?? []).map(({ id }) => String(id))
const screens: readonly (Page | undefined)[] = [
  undefined,
  ...(['shops', 'restaurants', 'serviceCompanies', 'services', 'offers', 'events'] as const).map((at) => ({ at })),
  ...(['parking', 'surroundingArea', 'information', 'search', 'pathfinder'] as const).map((at) => ({ at })),
  ...(['tiles', 'large', 'visit'] as const).flatMap((view) =>
    categories.map((id) => ({ at: 'category' as const, id, view })),
  ),
  { at: 'item', id: ids.fjell },
  { at: 'service', id: ids.toilets },
  { at: 'pathfinder', to: { name: 'Volt Elektronik', areaId: 'B01' } },
]

/** All that can be focused, but for what the keys leave out on purpose: websites. */
const focusable = (scope: Element) =>
  [...scope.querySelectorAll<HTMLElement>('button, input, select, textarea, a, summary, [tabindex]')].filter(
    (one) => one.checkVisibility() && !one.matches(':disabled, h1') && !one.closest('[inert], [aria-hidden="true"]'),
  )

/** Where each arrow leads from each of the elements. */
function arrowsFrom(elements: readonly HTMLElement[]) {
  const ways = new Map<Element, Set<Element>>()
  for (const element of elements) {
    const to = new Set<Element>()
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      element.focus()
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      if (document.activeElement) to.add(document.activeElement)
    }
    ways.set(element, to)
  }
  return ways
}

function reachedFrom(start: Element | undefined, ways: ReadonlyMap<Element, ReadonlySet<Element>>) {
  const reached = new Set<Element>(start ? [start] : [])
  for (const one of reached) for (const next of ways.get(one) ?? []) reached.add(next)
  return reached
}

/** On every screen all controls are reached from the first one, and none holds the focus. */
export const EveryScreen: Story = {
  render: function Screens(args) {
    const [at, setAt] = useState(0)
    return (
      <>
        <Visit key={at} {...args} {...(screens[at] && { first: screens[at] })} />
        <button type="button" onClick={() => setAt(at + 1)}>
          Next screen
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    for (const [index, screen] of screens.entries()) {
      await canvas.findByRole('heading', { level: 1 })
      if (screen?.at === 'pathfinder') await canvas.findByRole('application')
      const all = focusable(currentScope())
      await expect(all.length).toBeGreaterThan(5)
      const ways = arrowsFrom(all)
      const missed = all.filter((one) => !reachedFrom(all[0], ways).has(one))
      await expect(missed, `out of reach on ${JSON.stringify(screen)}`).toEqual([])
      const holding = all.filter((one) => !reachedFrom(one, ways).has(all[0] as Element))
      await expect(holding, `traps on ${JSON.stringify(screen)}`).toEqual([])
      if (index < screens.length - 1) await userEvent.click(await button(canvas, 'Next screen'))
    }
  },
}
