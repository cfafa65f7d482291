import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Statistics/Searches', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Statistics'
const clicks = true
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const lines = async (name: string) =>
  (await (await part(name)).findAllByRole('listitem')).map(({ textContent }) => textContent)

/** The most sought records, texts without a result, and where visitors of each station go. */
export const Shown: Story = {
  ...adminStory({ path, clicks }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-print] > :last-child', whole: true } },
  play: async () => {
    await expect(await lines('Most searched for')).toHaveLength(8)
    await expect((await lines('Searches without a result')).join()).toMatch(/bowling\d+/)
    await expect((await part('Destinations by station')).getByText('K1')).toBeVisible()
    await expect((await part('Searches')).getByRole('group', { name: 'Results opened' })).toHaveTextContent(/\d/)
  },
}

const noSearches = (app: TestApp) =>
  Promise.all([app.db.deleteFrom('search_found').execute(), app.db.deleteFrom('search_missed').execute()])

/** Visitors of the first station sought nothing but a toilet that has no name. */
async function seekToilet(app: TestApp) {
  await noSearches(app)
  const { client, mallId } = await app.signIn('admin')
  const plans = await client.call(calls.floorPlans, { query: { mallId } })
  const amenities = plans.flatMap(({ map }) => map?.amenities ?? [])
  const toilet = amenities.find(({ kind, name = {} }) => kind === 'toilet' && Object.keys(name).length === 0)
  const [station] = await client.call(calls.stations, { params: { mallId } })
  if (!toilet || !station) throw new Error('The demo has no station, or no toilet without a name')
  const found = { kind: 'amenity', ref: toilet.id, day: '2026-11-20', count: 12 } as const
  await app.db
    .insertInto('search_found')
    .values({ ...found, mall_id: mallId, station_id: station.id })
    .execute()
}

/** An amenity without a name is shown by its kind in the language of the interface. */
export const AmenityWithoutName: Story = {
  ...adminStory({ path, code: 'is', clicks, before: seekToilet }),
  play: async () => {
    await expect(await lines('Mest leitað að')).toEqual([expect.stringMatching(/^Salerni/)])
    await expect(screen.queryByText('toilet')).toBeNull()
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is', clicks }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-print] > :last-child', whole: true } },
  play: async () => {
    await expect(await lines('Mest leitað að')).toHaveLength(8)
    await lines('Áfangastaðir eftir stöðvum')
  },
}

/** Follows the days and the station; types and records of clicks are no filters of searches. */
export const Filtered: Story = {
  ...adminStory({ path, clicks }),
  play: async () => {
    const all = await lines('Most searched for')
    await userEvent.click(screen.getByRole('button', { name: 'Station All' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^K2 / }))
    await expect(await screen.findByRole('button', { name: /^Station K2/ })).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Destinations by station' })).toBeNull()
    await expect(await lines('Most searched for')).not.toEqual(all)
    await userEvent.click(screen.getByRole('radio', { name: 'Pathfinder' }))
    await lines('Most searched for')
    await userEvent.click(screen.getByRole('radio', { name: 'Touchguide' }))
    await expect(screen.queryByRole('region', { name: 'Searches' })).toBeNull()
  },
}

export const Empty: Story = {
  ...adminStory({ path, clicks, before: noSearches }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-print] > :last-child', whole: true } },
  play: async () => {
    await expect(await (await part('Most searched for')).findByText('No searches in this period')).toBeVisible()
    await expect((await part('Searches without a result')).getByText('None')).toBeVisible()
    await expect((await part('Destinations by station')).getByText('No searches in this period')).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, clicks, wrap: (fetch) => silent(fetch, `GET ${calls.searchStatistics.path}`) }),
  play: async () => {
    await expect((await part('Most searched for')).getByRole('status', { name: 'Loading the figures' })).toBeVisible()
    await expect((await part('Destinations by station')).getByRole('status')).toBeVisible()
  },
}

const down = outage({ [`GET ${calls.searchStatistics.path}`]: 500 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    clicks,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await (await part('Most searched for')).findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the figures')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(await lines('Most searched for')).toHaveLength(8)
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader', clicks }),
  play: async () => {
    await expect(await lines('Most searched for')).toHaveLength(8)
  },
}
