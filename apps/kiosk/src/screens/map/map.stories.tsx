import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { visitorLeft } from '../../hooks/use-idle'
import { clickOn } from '../../model/clicks'
import { ids } from '../../testing/guide-fixture'
import { type Canvas, drawnVisitStory, touch } from '../../testing/visit-story'
import { drawnIds, drawnPublication } from '../../testing/wayfinding-fixture'
import type { Visit } from '../visit'

const meta = {
  title: 'Kiosk/Map',
  ...drawnVisitStory,
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

const wayTo = (canvas: Canvas, shop: string) => touch(canvas, 'Shops', shop, /^Show directions/)
/** The sentences of all steps, once they are there. */
const steps = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'All steps' }))
    .getAllByRole('button')
    .map((one: HTMLElement) => one.textContent)
const mapOf = (canvas: Canvas, floor: string) => canvas.findByRole('figure', { name: `Map of ${floor}` })

const byStairs = [
  'Turn around and walk 35 metres, past Havn & Co.',
  'Take the stairs up to level 2.',
  'At the top, walk 35 metres towards Fjell Sport.',
  'On your left: Fjell Sport.',
]
const byLift = [
  'Turn around and walk 80 metres.',
  'Take the lift up to level 2.',
  'As you come out, bear right and walk 10 metres.',
  'On your right: Fjell Sport.',
]
const closed = (...targets: string[]) => ({ version: 2, closed: targets.map((target) => ({ target })) })

/** The map of this floor, turned to how the visitor stands, with what is near. */
export const Floors: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way')
    const map = within(await mapOf(canvas, 'Level 1'))
    await expect(await map.findByText('Havn & Co')).toBeVisible()
    await expect(map.getByText('You are here')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Toilet 1 min' })).toBeVisible()
    await touch(canvas, 'Level 2')
    await expect(await within(await mapOf(canvas, 'Level 2')).findByText('Fjell Sport')).toBeVisible()
    await touch(canvas, 'Level 1')
  },
}

/** North up, zoomed in by buttons; a touched unit opens the page of its shop, which is a click on the shop. */
export const NorthUp: Story = {
  tags: ['picture'],
  // a scaled display has other coordinates than its pointer
  parameters: { display: [760, 880, 1] },
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way', 'North up')
    await expect(canvas.getByRole('button', { name: 'North up' })).toHaveAttribute('aria-pressed', 'true')
    const map = within(await mapOf(canvas, 'Level 1'))
    const shop = await map.findByText('Havn & Co')
    const clicks: unknown[] = []
    const count = ({ target }: MouseEvent) => clicks.push(target instanceof Element && clickOn(target))
    addEventListener('click', count, { capture: true })
    await userEvent.click(map.getByRole('application'))
    const zoomOut = map.getByRole('button', { name: 'Zoom out' })
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
    await touch(canvas, 'Zoom in')
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'false')
    clicks.length = 0
    await userEvent.pointer({ target: map.getByRole('application'), keys: '[MouseLeft]', coords: middleOf(shop) })
    removeEventListener('click', count, { capture: true })
    await expect(clicks.filter(Boolean)).toEqual([{ type: 1, view: 'pathfinder', refId: ids.havn }])
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Havn & Co' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Show directions 1 min' })).toBeVisible()
    await touch(canvas, 'Back')
    await mapOf(canvas, 'Level 1')
  },
}

/** The units of the map are one stop of the Tab key: arrow keys go from one to the next, and Enter opens it. */
export const UnitsByKeyboard: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way')
    const map = within(await mapOf(canvas, 'Level 1'))
    const units = within(await map.findByRole('group', { name: 'Shops and services on the map' }))
    const names = units.getAllByRole('button').map((one: HTMLElement) => one.getAttribute('aria-label'))
    await expect(names).toEqual(['Information desk', 'Havn & Co'])
    map.getByRole('application').focus()
    await userEvent.tab()
    await expect(units.getByRole('button', { name: 'Information desk' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(units.getByRole('button', { name: 'Havn & Co' })).toHaveFocus()
    await userEvent.tab()
    await expect(map.getByRole('button', { name: 'Zoom in' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(units.getByRole('button', { name: 'Havn & Co' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Havn & Co' })).toBeVisible()
    await touch(canvas, 'Back')
    const again = within(await mapOf(canvas, 'Level 1'))
    await waitFor(() => expect(again.getByRole('button', { name: 'Havn & Co' })).toHaveFocus())
  },
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { clientX: x + width / 2, clientY: y + height / 2 }
}

/** The way up the stairs, step by step; the floor changes with the steps. */
export const Way: Story = {
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await expect(await canvas.findByText('70 m, about 2 min')).toBeVisible()
    await expect(await steps(canvas)).toEqual(byStairs)
    await expect(canvas.getByText('Step 1 of 4')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous step' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'The stairs: show Level 2' })).toBeVisible()
  },
}

/** After the stairs, the map shows the next floor with the goal. */
export const WayOnTheNextFloor: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await touch(canvas, 'Next step')
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
    await mapOf(canvas, 'Level 1')
    await touch(canvas, 'Next step')
    await expect(within(await mapOf(canvas, 'Level 2')).getByText('Fjell Sport')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Level 2' })).toHaveAttribute('aria-pressed', 'true')
    await touch(canvas, 'Next step')
    await expect(canvas.getByText('Step 4 of 4')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true')
    await touch(canvas, 'Previous step')
  },
}

/** The button at the end of the stairs shows the floor that they lead to, and the one there leads back. */
export const CrossingButtons: Story = {
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await touch(canvas, 'The stairs: show Level 2')
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible()
    await touch(canvas, 'The stairs: show Level 1')
    await mapOf(canvas, 'Level 1')
    await expect(canvas.getByText('Step 1 of 4')).toBeVisible()
  },
}

/** One touch, and no way of this visit takes steps; the next visit begins without it. */
export const StepFree: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await expect(await steps(canvas)).toEqual(byStairs)
    await touch(canvas, 'Step-free')
    await expect(await steps(canvas)).toEqual(byLift)
    await touch(canvas, 'Start')
    await wayTo(canvas, 'Fjell Sport')
    await expect(await steps(canvas)).toEqual(byLift)
    await expect(canvas.getByText(/^Step-free: no stairs and no escalators/)).toBeVisible()
    visitorLeft()
    await wayTo(canvas, 'Fjell Sport')
    await expect(await steps(canvas)).toEqual(byStairs)
    await touch(canvas, 'Step-free')
  },
}

/** The stairs are out of order: the way takes the lift, and says so. */
export const StairsOutOfOrder: Story = {
  tags: ['picture'],
  args: { mapState: closed(drawnIds.stairs) },
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await expect(await canvas.findByText('The stairs are closed. Here’s another route.')).toBeVisible()
    await expect(await steps(canvas)).toEqual(byLift)
  },
}

/** No way without steps while the lift is out of order. */
export const LiftOutOfOrder: Story = {
  tags: ['picture'],
  args: { mapState: closed(drawnIds.lift) },
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await touch(canvas, 'Step-free')
    const notice = 'The lift is out of order. There’s no route to Fjell Sport right now.'
    await expect(await canvas.findByText(notice)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'All steps' })).toBeNull()
    await touch(canvas, 'Step-free')
    await expect(await steps(canvas)).toEqual(byStairs)
    await touch(canvas, 'Step-free')
  },
}

/** The nearest toilet by one touch, and the next one if that is out of order. */
export const Nearby: Story = {
  tags: ['picture'],
  args: { mapState: closed(drawnIds.toilet) },
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way', /^Exit/)
    await expect((await steps(canvas)).at(-1)).toMatch(/^(On your|Straight|Behind|Next).*: the exit\.$/)
    await touch(canvas, 'Back', 'Toilet 1 min')
    await expect(await canvas.findByText('A nearer one is out of order.')).toBeVisible()
    await expect(await steps(canvas)).toContain('Take the stairs up to level 2.')
  },
}

/** A screen without a place on the plan shows where the goal is, and no way. */
export const WithoutPlace: Story = {
  tags: ['picture'],
  args: { location: { areaId: null, floorId: null } },
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await expect(await canvas.findByText(/^This screen doesn’t know where it is/)).toBeVisible()
    await expect(within(await mapOf(canvas, 'Level 2')).getByText('Fjell Sport')).toBeVisible()
  },
}

const undrawn = (drawnPublication.records.floor ?? []).map((floor) =>
  floor.id === ids.upper ? { ...floor, map: null } : floor,
)

/** A floor without a map is shown as its picture, with the goal on it. */
export const FloorWithoutMap: Story = {
  tags: ['picture'],
  args: { publication: { ...drawnPublication, records: { ...drawnPublication.records, floor: undrawn } } },
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await expect(await canvas.findByText('Fjell Sport: Level 2.')).toBeVisible()
    await expect(within(canvas.getByRole('figure')).getByText('Fjell Sport')).toBeVisible()
  },
}

/** Twice the usual size of texts, also on the map. */
export const LargeText: Story = {
  beforeEach() {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await expect(await steps(canvas)).toEqual(byStairs)
  },
}

/** The same by the visitor's own choice: the names of the map grow with the text. */
export const LargerText: Story = {
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    const here = await canvas.findByText('You are here', { selector: 'text' })
    const before = Number.parseFloat(getComputedStyle(here).fontSize)
    await touch(canvas, 'Larger text')
    await expect(Number.parseFloat(getComputedStyle(here).fontSize)).toBeCloseTo(2 * before, 1)
  },
}

/** Changing the language keeps the step. */
export const Icelandic: Story = {
  play: async ({ canvas }) => {
    await wayTo(canvas, 'Fjell Sport')
    await touch(canvas, 'Next step', 'Íslenska')
    await expect(await canvas.findByText('Skref 2 af 4')).toBeVisible()
    await expect(canvas.getAllByText('Taktu stigann upp á 2. hæð.')[0]).toBeVisible()
  },
}
