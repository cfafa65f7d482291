import { type DemoData, demoData } from '@kiosk-admin/api-client/demo'
import { testNow } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { emptyTiles } from '../../testing/demo-stories'
import { failing } from '../../testing/story-fetch'
import { openSettings, withPresence } from './stations.fixture'

const meta = { title: 'Admin/Station plans', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Malls/Stations'
const overview = async () => within(await screen.findByRole('region', { name: 'Stations: Strandgallerian' }))
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

const demo = demoData(testNow.slice(0, 10))
const withoutPictures: DemoData = {
  ...demo,
  malls: demo.malls.map((mall) => ({
    ...mall,
    records: { ...mall.records, floor: mall.records.floor.map((floor) => ({ ...floor, floorMapId: null })) },
  })),
}

/** Without a map the stations are on floor plans, with the labels and colours of the table. */
export const OnFloorPlans: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    const plans = await overview()
    const first = await plans.findByRole('figure', { name: 'Level 1' })
    await expect(namesIn(first).sort()).toEqual([
      'K1 Entré norr, Online',
      'K2 Atriet, Online',
      'K3 Restaurangtorget, Online',
      'K4 Bion, Restarting',
      'K7 Hamnporten, Out of date',
    ])
    await userEvent.click(plans.getByRole('radio', { name: 'Level 2' }))
    const second = await plans.findByRole('figure', { name: 'Level 2' })
    await expect(namesIn(second)).toEqual(['K5 Hiss plan 2, Offline'])
    await userEvent.click(within(second).getByRole('button'))
    await expect(await screen.findByRole('dialog', { name: 'K5 Hiss plan 2' })).toBeVisible()
  },
}

/** Stations without a plan are listed, with links to the missing settings. */
export const NotPlaced: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    const missing = within(await (await overview()).findByRole('region', { name: 'Not on a floor plan' }))
    await expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'K6P-hus P1Enter its area ID',
      'K8SpårvagnshallenEnter its area ID',
    ])
    await userEvent.click(missing.getAllByRole('link', { name: 'Enter its area ID' })[1] as HTMLElement)
    const form = within(await screen.findByRole('dialog', { name: 'K8 Spårvagnshallen' }))
    await expect(await form.findByText('Enter an area ID to see the spot on the floor plan.')).toBeVisible()
    const areaId = await form.findByLabelText(/^Area ID/)
    await userEvent.type(areaId, 'X9')
    await expect(await form.findByText(/^No floor plan has an area with this ID yet: X9/)).toBeVisible()
    await userEvent.clear(areaId)
    await userEvent.type(areaId, 'A03')
    await expect(await form.findByRole('img', { name: 'K8 Spårvagnshallen' })).toBeVisible()
  },
}

/** The settings show the plan instead of an empty grid; coordinates can still be typed. */
export const InTheSettings: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    const plan = within(await form.findByRole('figure', { name: 'Level 1' }))
    await expect(plan.getByRole('img', { name: 'K2 Atriet' })).toBeVisible()
    await expect(form.getByLabelText(/^Latitude, longitude/)).toHaveValue('57.7112, 11.9662')
    await expect(form.queryByRole('group', { name: 'Map' })).toBeNull()
  },
}

export const WithAMap: Story = {
  ...adminStory({
    path,
    before: withPresence,
    settings: { tileUrl: emptyTiles },
  }),
  play: async () => {
    const map = within(await (await overview()).findByRole('group', { name: 'Map' }))
    await expect(await map.findByRole('button', { name: 'K8 Spårvagnshallen, Never connected' })).toBeVisible()
    await expect(screen.queryByRole('figure')).toBeNull()
  },
}

/** Without map and plan there is a grid of degrees, and advice. */
export const NeitherMapNorPlan: Story = {
  ...adminStory({ path, seed: withoutPictures }),
  play: async () => {
    await expect(await screen.findByText(/^No map is set up, and no floor plan has a picture\./)).toBeVisible()
    const map = within(await (await overview()).findByRole('group', { name: 'Map' }))
    await waitFor(() => expect(map.getAllByRole('button').length).toBeGreaterThan(0))
  },
}

/** Plans that can't be loaded are not said to be missing. */
export const PlansFail: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Floor/Plans': 503 }) }),
  play: async () => {
    const map = within(await (await overview()).findByRole('group', { name: 'Map' }))
    await waitFor(() => expect(map.getAllByRole('button').length).toBeGreaterThan(0))
    await expect(screen.queryByText(/no floor plan has a picture/)).toBeNull()
  },
}

/** The server's address works on its own machine only, which the settings of a station say. */
export const NoPhones: Story = {
  ...adminStory({ path, settings: { visitorUrl: null } }),
  play: async () => {
    const sheet = await openSettings('Atriet', 'K2 Atriet')
    await expect(await sheet.findByText(/^Kiosks can’t show the QR code.*set PUBLIC_URL/)).toBeVisible()
  },
}
