import { calls, contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'
import { idOf, openSettings, openState, withEvents, withPresence } from './stations.fixture'

const meta = { title: 'Admin/Station state', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Malls/Stations'
const picture = { bare: true, picture: { of: '[role="dialog"]' } }
const detailsOf = (sheet: Awaited<ReturnType<typeof openState>>) =>
  sheet.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

/** The result of the last command. */
const resultIn = (sheet: Awaited<ReturnType<typeof openState>>) =>
  within(sheet.getByRole('region', { name: 'Commands' })).getByRole('status')

/** Shows since when, the publication and the last events; Edit opens the settings, and Back returns to the state. */
export const Online: Story = {
  ...adminStory({ path, before: withEvents }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: picture,
  play: async () => {
    const sheet = await openState('Atriet', 'K2 Atriet')
    const events = within(await sheet.findByRole('region', { name: 'Last events' }))
    await waitFor(() => expect(events.getAllByRole('listitem')).toHaveLength(6))
    await expect(events.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
      'Connected09:11',
      'Disconnected09:11',
      'Restart: back after 12 s (Ingrid)09:11',
      'Ping: answered in 84 ms (Ingrid)09:10',
      'Shows No. 207:00',
      'Connected07:00',
    ])
    await sheet.findByText('Reads aloud')
    await expect(detailsOf(sheet).slice(0, 5)).toEqual([
      'State: Onlinesince 09:11',
      'Last seen: Now',
      expect.stringMatching(/^Shows: No. 2, published 10:00Up to date/),
      'Software version: 2.8.1',
      'Reads aloud: Svenska, EnglishThere’s no voice for Norsk, Íslenska. Install one on the station, or connect a text-to-speech service to the server (TTS_URL).',
    ])
  },
}

export const Offline: Story = {
  ...adminStory({ path, before: withEvents }),
  play: async () => {
    const sheet = await openState('Hiss plan 2', 'K5 Hiss plan 2')
    await expect(await sheet.findByText('since 04:12')).toBeVisible()
    await expect(detailsOf(sheet)[0]).toBe('State: Offlinesince 04:12')
    await expect(sheet.getByText('Disconnected: nothing was heard from the station')).toBeVisible()
    for (const name of ['Reload', 'Restart']) {
      await expect(sheet.getByRole('button', { name })).toHaveAccessibleDescription(/^The station is offline/)
    }
    await userEvent.click(sheet.getByRole('button', { name: 'Ping' }))
    await expect(resultIn(sheet)).toHaveTextContent('Not sent: no connection')
  },
}

export const OutOfDate: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    const sheet = await openState('Hamnporten', 'K7 Hamnporten')
    await expect(await sheet.findByText('Out of date: No. 2 is on the kiosks')).toBeVisible()
    await userEvent.click(sheet.getByRole('link', { name: 'Publications' }))
    await expect(await screen.findByRole('dialog', { name: /^Publish/ })).toBeVisible()
  },
}

export const NeverConnected: Story = {
  ...adminStory({ path, code: 'is', before: withPresence }),
  tags: ['picture', '!autodocs'],
  parameters: picture,
  play: async () => {
    const sheet = await openState('Spårvagnshallen', 'K8 Spårvagnshallen')
    await expect(await sheet.findByText(/^Ekkert hefur gerst enn/)).toBeVisible()
    await expect(detailsOf(sheet)[0]).toBe('Staða: Aldrei tengst')
  },
}

export const Restart: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    const sheet = await openState('Atriet', 'K2 Atriet')
    await userEvent.click(await sheet.findByRole('button', { name: 'Restart' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Restart' }))
    await waitFor(() => expect(resultIn(sheet)).toHaveTextContent('Not sent: no connection'))
  },
}

/** Escape returns from the settings to the state, then closes the sheet. */
export const SettingsAndBack: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    const sheet = await openSettings('Atriet', 'K2 Atriet')
    await waitFor(() => expect(sheet.getByLabelText(/^Code/)).toHaveFocus())
    await expect(location.search).toMatch(/dialog=stationEdit/)
    await userEvent.keyboard('{Escape}')
    await expect(await sheet.findByRole('region', { name: 'Last events' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Edit' }))
    const name = await sheet.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Atriet west')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('dialog', { name: 'K2 Atriet west' })).toBeVisible()
    await expect(await sheet.findByRole('region', { name: 'Last events' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

let down = true

export const EventsFailed: Story = {
  ...adminStory({
    path: async (app) => `${path}/${(await app.signIn('admin')).mallId}?dialog=station&id=${await idOf(app, 'K2')}`,
    before: withEvents,
    wrap: (fetch) => {
      down = true
      const failingEvents: typeof fetch = (input, init) =>
        down && String(input).endsWith('/Events')
          ? failing(fetch, { 'GET /MallStation': 503 })(input, init)
          : fetch(input, init)
      return failingEvents
    },
  }),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'K2 Atriet' }))
    const alert = within(await sheet.findByRole('alert'))
    down = false
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(await sheet.findByText('Ping: answered in 84 ms')).toBeVisible()
  },
}

/** Publishes a slideshow for K2 alone on some hours, and one for another station. */
async function withOwnSlideshows(app: TestApp) {
  await withPresence(app)
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const [own, other] = [await idOf(app, 'K2'), await idOf(app, 'K5')]
  const timing = { from: '11:00:00.000', to: '14:00:00.000', startDate: null, endDate: null, weekdays: [] }
  const save = (body: Pick<RecordOf<'slideshow'>, 'name'> & Partial<RecordOf<'slideshow'>>) =>
    client.call(contentTypes.slideshow.calls.save, {
      params: { id: crypto.randomUUID() },
      query,
      body: { kind: 'info', status: 'Active', slides: [], index: 9, ...body },
    })
  await save({ name: 'Lunch in the atrium', stationIds: [own], show: 'timeRange', timing })
  await save({ name: 'Lift upstairs', stationIds: [other] })
  await client.call(calls.publish, { query, body: {} })
}

/** The published slideshows of the station with the time when each shows, and its week. */
export const WhatShowsHere: Story = {
  ...adminStory({ path, before: withOwnSlideshows }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: picture,
  play: async () => {
    const sheet = await openState('Atriet', 'K2 Atriet')
    const shows = within(await sheet.findByRole('region', { name: 'What shows here' }))
    const [name] = await shows.findAllByText('Lunch in the atrium')
    await expect(name?.closest('li')).toHaveTextContent(/^Lunch in the atrium Slideshow.*11:00/)
    await expect(shows.queryByText('Lift upstairs')).toBeNull()
    await expect(shows.getAllByText('Screensaver')[0]).toBeVisible()
    const week = within(shows.getByRole('group', { name: /^This station’s week/ }))
    await expect(week.getAllByText(/Lunch in the atrium/)[0]).toBeInTheDocument()
  },
}

async function withoutSlideshows(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const { list, status } = contentTypes.slideshow.calls
  const ids = (await client.call(list, { query })).map(({ id }) => id)
  await client.call(status, { query, body: { ids, status: 'InActive' } })
  await client.call(calls.publish, { query, body: {} })
}

export const NothingShowsHere: Story = {
  ...adminStory({ path, before: withoutSlideshows }),
  play: async () => {
    const sheet = await openState('Atriet', 'K2 Atriet')
    await expect(await sheet.findByText('No slideshow or screensaver is published for this station.')).toBeVisible()
  },
}

const slideshowsFail =
  (fetch: typeof globalThis.fetch): typeof fetch =>
  async (input, init) =>
    String(input).endsWith('/Slideshows') ? new Response('{}', { status: 500 }) : fetch(input, init)

export const WhatShowsHereFails: Story = {
  ...adminStory({ path, wrap: slideshowsFail }),
  play: async () => {
    const sheet = await openState('Atriet', 'K2 Atriet')
    await expect(await sheet.findByText('Couldn’t load what shows here')).toBeVisible()
  },
}
