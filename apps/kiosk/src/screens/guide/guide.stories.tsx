import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ids, wholePublication } from '../../testing/guide-fixture'
import { type Canvas, drawnVisitStory, touch, visitStory } from '../../testing/visit-story'
import { drawnLocation, drawnPublication } from '../../testing/wayfinding-fixture'
import { Visit } from '../visit'

const meta = { title: 'Kiosk/Guide', ...visitStory } satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name })
const named = (canvas: Canvas) =>
  canvas.getAllByRole('button').flatMap((one: HTMLElement) => {
    const name = one.querySelector('.guide-item-name')?.textContent
    return name ? [name] : []
  })

/** The shop categories, then all shops by name. */
export const Shops: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops')
    await title(canvas, 'Shops')
    await expect(named(canvas)).toEqual(['Fjell Sport', 'Havn & Co', 'Volt Elektronik'])
    await expect(document.activeElement).toHaveTextContent('Shops')
  },
}

const icelandicNames = ['Bær', 'Áki', 'Azur']
const icelandicPublication = {
  ...wholePublication,
  records: {
    ...wholePublication.records,
    item: (wholePublication.records.item ?? []).map((item) => {
      const at = [ids.fjell, ids.havn, ids.volt].indexOf(String(item.id))
      return at < 0 ? item : { ...item, name: { is: icelandicNames[at] } }
    }),
  },
}

/** In Icelandic order, which browsers may lack: á comes after all of a. */
export const IcelandicOrder: Story = {
  args: { publication: icelandicPublication, language: 'is' },
  play: async ({ canvas }) => {
    await touch(canvas, 'Verslanir')
    await title(canvas, 'Verslanir')
    await expect(named(canvas)).toEqual(['Azur', 'Áki', 'Bær'])
  },
}

/** A category with a subcategory; it lists the shops of both. */
export const Category: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fashion')
    await title(canvas, 'Fashion')
    await expect(canvas.getByRole('button', { name: 'Pictures' })).toHaveAttribute('aria-pressed', 'true')
    await touch(canvas, 'Shoes')
    await title(canvas, 'Shoes')
    await expect(named(canvas)).toEqual(['Fjell Sport'])
    await touch(canvas, 'Back')
    await title(canvas, 'Fashion')
    await touch(canvas, 'Start')
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
  },
}

/** In large text a category can show another one. */
export const LargeText: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fashion', 'Shoes', 'Large text')
    await expect(canvas.getByRole('button', { name: 'Large text' })).toHaveAttribute('aria-pressed', 'true')
    await expect(named(canvas)).toEqual(['Fjell Sport', 'Havn & Co', 'Volt Elektronik'])
  },
}

/** A category as a list with hours, number and way. */
export const VisitPage: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fashion', 'Visit')
    await expect(canvas.getAllByText('Open now, closes at 17:00')).toHaveLength(3)
    await expect(canvas.getByText('031-390 06 01')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Show directions' })).toHaveLength(3)
  },
}

/** Back returns the focus to the pressed button, also among several with the same text. */
export const BackToTheButton: Story = {
  play: async ({ canvas }) => {
    const ways = () => canvas.getAllByRole('button', { name: 'Show directions' })
    await touch(canvas, 'Shops', 'Fashion', 'Visit')
    await userEvent.click(ways()[1] as HTMLElement)
    await touch(canvas, 'Back')
    await title(canvas, 'Fashion')
    await expect(ways()[1]).toHaveFocus()
  },
}

/** Each kind of click action opens its target. */
export const ClickActions: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Christmas')
    await title(canvas, 'Events')
    await touch(canvas, 'Back', 'On the move')
    await title(canvas, 'Sport')
    await touch(canvas, 'Back', 'Gift cards')
    await expect(await canvas.findByRole('dialog', { name: 'Gift cards' })).toBeVisible()
    await expect(await canvas.findByText('https://strandgallerian.example/gift')).toBeVisible()
  },
}

/** A website that cannot be framed is shown as a QR code. */
export const Site: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Volt Elektronik')
    await expect(await canvas.findByRole('img', { name: 'QR code for Volt Elektronik' })).toBeVisible()
  },
}

export const Shop: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fjell Sport')
    await title(canvas, 'Fjell Sport')
    await expect(canvas.getByText('For the hills and the sea.')).toBeVisible()
    await expect(canvas.getByRole('row', { current: 'date' })).toHaveTextContent('Saturday11:00–17:00')
    await expect(canvas.getByRole('heading', { name: 'Skates, 20 % off' })).toBeVisible()
  },
}

/** An offer links to its shop, wherever it is clicked. */
export const FromAnOffer: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Offers')
    await title(canvas, 'Offers')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Havn & Co' })[0] as HTMLElement)
    await title(canvas, 'Havn & Co')
  },
}

/** A restaurant without further content is not a button. */
export const NothingMore: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Restaurants & cafés')
    await expect(await canvas.findByText('Soppköket')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Soppköket' })).toBeNull()
  },
}

/** The way to another floor: the visitor's floor as text, the target on the plan. */
export const Way: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fjell Sport', 'Show directions')
    await expect(await canvas.findByText('You are here: Level 1. Fjell Sport: Level 2.')).toBeVisible()
    const plan = canvas.getByRole('figure')
    await expect(within(plan).getByText('Fjell Sport')).toBeVisible()
    await expect(within(plan).queryByText('You are here')).toBeNull()
    await touch(canvas, 'Level 1')
    await expect(within(await canvas.findByRole('figure')).getByText('You are here')).toBeVisible()
    await touch(canvas, 'Back')
  },
}

/** The visitor and the target are on the same floor. */
export const WayOnThisFloor: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Havn & Co', 'Show directions')
    const plan = within(await canvas.findByRole('figure'))
    await expect(canvas.getByText('On this floor: Havn & Co.')).toBeVisible()
    await expect(plan.getByText('You are here')).toBeVisible()
    await expect(plan.getByText('Havn & Co')).toBeVisible()
  },
}

/** A target that is on no plan has an explanation instead of a marker. */
export const WayToNowhere: Story = {
  args: { location: null },
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fashion', 'Visit')
    const row = (await canvas.findByRole('button', { name: /^Volt/ })).closest('li') as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: 'Show directions' }))
    await expect(await canvas.findByText('Not on the floor plans: Volt Elektronik (Z99).')).toBeVisible()
  },
}

/** Pathfinder from the start page: the plan of this floor, and all targets. */
export const Pathfinder: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way')
    await title(canvas, 'Find your way')
    await expect(await canvas.findByText('You are here')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Level P1' })).toBeNull()
    await touch(canvas, 'Toilets')
    await expect(await canvas.findByText('You are here: Level 1. Toilets: Level 2.')).toBeVisible()
    await touch(canvas, 'Back')
    await title(canvas, 'Find your way')
  },
}

export const Services: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Services', 'Free wireless network')
    await title(canvas, 'Free wireless network')
    await expect(canvas.queryByRole('button', { name: 'Show directions' })).toBeNull()
    await touch(canvas, 'Back', 'Information desk')
    await title(canvas, 'Information desk')
    await expect(canvas.getByRole('button', { name: 'Show directions' })).toBeVisible()
    await touch(canvas, 'Back')
    await title(canvas, 'Services')
  },
}

export const Parking: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Parking')
    await expect(await canvas.findByRole('heading', { name: 'Quay car park' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Level P1: Park here' })).toBeVisible()
  },
}

export const SurroundingArea: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Surrounding area')
    await expect(await canvas.findByRole('heading', { name: 'The lighthouse' })).toBeVisible()
    await expect(within(canvas.getByRole('figure')).getByText('The aquarium')).toBeVisible()
  },
}

const onGroundFloor = {
  ...drawnPublication,
  records: {
    ...drawnPublication.records,
    place: (drawnPublication.records.place ?? []).map((place) =>
      place.floorId ? { ...place, floorId: ids.ground, position: { x: 0.7, y: 0.5 } } : place,
    ),
  },
}

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The plan stands as the map of the way does: upside down for a screen that faces its top. */
export const SurroundingAreaTurned: Story = {
  tags: ['picture'],
  args: { ...drawnVisitStory.args, publication: onGroundFloor, location: { ...drawnLocation, bearing: 0 } },
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way')
    const map = within(await canvas.findByRole('figure', { name: 'Map of Level 1' }))
    const [hereOnMap, shop] = [await map.findByText('You are here'), await map.findByText('Havn & Co')].map(middleOf)
    await touch(canvas, 'Start', 'Surrounding area')
    const plan = within(await canvas.findByRole('figure'))
    const [here, aquarium] = [plan.getByText('You are here'), plan.getByText('The aquarium')].map(middleOf)
    // in the picture, both are to the right of the station
    await expect(shop?.x).toBeLessThan(hereOnMap?.x ?? 0)
    await expect(aquarium?.x).toBeLessThan(here?.x ?? 0)
  },
}

export const Information: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Information')
    await title(canvas, 'Welcome')
    await expect(canvas.getByText('Open now, closes at 17:00')).toBeVisible()
    await expect(canvas.getByText('Special days')).toBeVisible()
  },
}

export const Events: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Events')
    await expect(await canvas.findByRole('heading', { name: 'Late opening' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: "Santa's workshop" })).toBeVisible()
  },
}

const { mall } = wholePublication
const calendar = { eventUrl: 'https://strandgallerian.example/calendar', eventCategoryId: ids.seasonal }

/** Links to more events: a category, and an external calendar as a QR code. */
export const MoreEvents: Story = {
  args: {
    publication: {
      ...wholePublication,
      mall: { ...mall, ...calendar },
      records: { ...wholePublication.records, event: [] },
    },
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Events')
    await expect(await canvas.findByRole('img', { name: 'QR code for the calendar' })).toBeVisible()
    await expect(canvas.getByText(calendar.eventUrl)).toBeVisible()
    // opens its items, although its click action opens this page
    await touch(canvas, 'Christmas')
    await title(canvas, 'Christmas')
    await touch(canvas, 'Back')
    await title(canvas, 'Events')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Changing the language keeps the page open. */
export const Icelandic: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fjell Sport', 'Íslenska')
    await expect(await canvas.findByText('Opið núna, lokar kl. 17:00')).toBeVisible()
    await expect(canvas.getByText('Fyrir fjöll og haf.')).toBeVisible()
  },
}

/** A record that is unpublished while its page is open. */
export const Gone: Story = {
  render: (args) => {
    const [there, setThere] = useState(true)
    const records = { ...wholePublication.records, ...(there ? {} : { item: [] }) }
    return (
      <>
        <Visit {...args} publication={{ ...wholePublication, records }} />
        <button type="button" onClick={() => setThere(false)}>
          Publish without shops
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fjell Sport')
    await title(canvas, 'Fjell Sport')
    await touch(canvas, 'Publish without shops')
    await title(canvas, 'This is no longer shown.')
  },
}
