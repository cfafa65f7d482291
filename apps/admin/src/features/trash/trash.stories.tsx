import { calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { confirmErasure } from '../../testing/erase-user'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Trash', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Trash'
const row = (name: string) => screen.findByRole('row', { name })

/** Deletes a shop, then its category, and a station. */
async function deleteSome(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(calls.stations, { params: { mallId } })
  const atrium = all.find(({ code }) => code === 'K2')
  if (!atrium) throw new Error('The demo has no K2')
  await client.call(calls.removeStations, { query: { id: [atrium.id] } })
  const toys = await client.call(contentTypes.category.calls.create, {
    query: { mallId },
    body: { type: 1, name: { se: 'Leksaker', en: 'Toys' } } as never,
  })
  const shop = await client.call(contentTypes.item.calls.create, {
    query: { mallId },
    body: { type: 1, name: { se: 'Bjässen', en: 'The giant' }, categoryIds: [toys.id] } as never,
  })
  await client.call(contentTypes.item.calls.remove, { query: { id: [shop.id] } })
  await client.call(contentTypes.category.calls.remove, { query: { id: [toys.id] } })
}

export const List: Story = {
  ...adminStory({ path, before: deleteSome }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await row('The giant')
    await row('Toys')
    await expect(within(await row('Atriet')).getByText('Station')).toBeVisible()
  },
}

export const RestoreOne: Story = {
  ...adminStory({ path, before: deleteSome }),
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atriet' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
    await expect(await screen.findByText('Restored')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Atriet' })).toBeNull())
  },
}

/** Full administrators see deleted malls in the trash of every mall. */
export const RestoreAMall: Story = {
  ...adminStory({
    path,
    async before(app) {
      const { client, mallId } = await app.signIn('admin')
      const other = (await client.call(calls.malls, {})).find(({ id }) => id !== mallId)
      if (!other) throw new Error('The demo has one mall')
      await client.call(calls.removeMalls, { query: { id: [other.id] } })
    },
  }),
  play: async () => {
    await expect(within(await row('Tindetorget')).getByText('Mall')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Tindetorget' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
    await expect(await screen.findByText('Restored')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Tindetorget' })).toBeNull())
  },
}

/** Full administrators erase users for good. */
export const EraseAUser: Story = {
  ...adminStory({
    path,
    async before(app) {
      const { client } = await app.signIn('admin')
      const all = await client.call(peopleTypes.user.calls.list)
      const id = all.find(({ username }) => username === 'editor')?.id ?? ''
      await client.call(peopleTypes.user.calls.remove, { query: { id: [id] } })
    },
  }),
  play: async () => {
    await row('editor')
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for editor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Erase permanently' }))
    await confirmErasure('editor')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'editor' })).toBeNull())
  },
}

export const WhatItNeedsFirst: Story = {
  ...adminStory({ path, before: deleteSome }),
  play: async () => {
    await row('The giant')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for The giant' }))
    await expect(await screen.findByText(/^Restore these first, or select them too: Toys/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select The giant' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Toys' }))
    const bar = within(screen.getByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }))
    await expect(await screen.findByText('Restored')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: 'The giant' })).toBeNull())
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader', before: deleteSome }),
  play: async () => {
    await row('Atriet')
    await expect(screen.getByRole('checkbox', { name: 'Select Atriet' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atriet' }))
    await expect(await screen.findByText('You don’t have permission to restore this.')).toBeInTheDocument()
  },
}

export const RestoreFails: Story = {
  ...adminStory({ path, before: deleteSome, wrap: (fetch) => failing(fetch, { 'POST /MallStation/Restore': 500 }) }),
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atriet' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
    await row('Atriet')
  },
}

/** Gives the deleted station's code to another one. */
async function reuseCode(app: TestApp) {
  await deleteSome(app)
  const { client, mallId } = await app.signIn('admin')
  const body = { code: 'K2', name: 'The new one', latitude: 59, longitude: 18 }
  await client.call(calls.createStation, { query: { mallId }, body })
}

/** The server's reason for a refused restore is shown in the interface language. */
export const RefusedWithReason: Story = {
  ...adminStory({ path, before: reuseCode }),
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atriet' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
    await expect(await screen.findByText('Couldn’t restore it. Another station already has the code K2.')).toBeVisible()
    await row('Atriet')
  },
}

export const RefusedInSwedish: Story = {
  ...adminStory({ path, before: reuseCode, code: 'se' }),
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Markera Atriet' }))
    await userEvent.click(within(screen.getByRole('group', { name: /^1 / })).getByRole('button', { name: 'Återställ' }))
    await expect(await screen.findByText('Det återställdes inte. En annan station har koden K2.')).toBeVisible()
  },
}

export const Empty: Story = {
  ...adminStory({ path, user: 'editor' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await expect(await screen.findByText('The trash is empty')).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Trash') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

let down = true

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    before: deleteSome,
    wrap: (fetch) => {
      down = true
      return (input, init) => (down ? failing(fetch, { 'GET /Trash': 503 }) : fetch)(input, init)
    },
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    down = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('Atriet')
  },
}
