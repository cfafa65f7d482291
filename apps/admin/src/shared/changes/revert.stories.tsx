import { type ContentType, calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { renameOffer } from '../../testing/demo-stories'

const meta = { title: 'Admin/What is on the kiosks', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'
const offers = contentTypes.offer.calls
const panel = async () => within(await screen.findByRole('dialog', { name: /Publish No\./ }))
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Restore what’s on the kiosks?' }))
const waits = 'A name that waits'
const bikeLights = 'Bike lights, two for SEK 249'

async function firstOffer(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [first] = await client.call(offers.list, { query: { mallId } })
  if (!first) throw new Error('The demo has no offers')
  return { client, mallId, first }
}

/** An offer that two people changed since the last publication: its name, its dates and its shop. */
async function changedByTwo(app: TestApp) {
  await renameOffer(app)
  const { first, mallId } = await firstOffer(app)
  const { client } = await app.signIn('editor')
  const [, shop] = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const set = { endDate: '2026-12-24', shopId: shop?.id }
  await client.call(offers.fields, { query: { mallId }, body: { ids: [first.id], set } })
}

/** A changed offer leads to its form, says who changed what, and is set back by itself. */
export const FromThePanel: Story = {
  ...adminStory({ path: `${path}?panel=publish`, before: changedByTwo }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const open = await panel()
    const name = await open.findByRole('link', { name: waits })
    await expect(name).toHaveAttribute('href', expect.stringMatching(/^\/published\/offer\?dialog=offerEdit&id=/))
    await expect(open.getByText('editor, admin', { exact: false })).toBeVisible()
    await userEvent.click(open.getByText('Offer: name, shop, end date'))
    await expect(open.getByText('24 Dec 2026').closest('dd')).toHaveTextContent('After: 24 Dec 2026')
    await expect(open.getByText(bikeLights)).toBeVisible()
    await expect(open.getByRole('button', { name: `Restore what’s on the kiosks: ${waits}` })).toBeVisible()
  },
}

/** It asks first, says from what to what, and can be undone. */
export const SetBackAndUndone: Story = {
  ...adminStory({ path: `${path}?panel=publish`, before: renameOffer }),
  play: async () => {
    const open = await panel()
    const button = await open.findByRole('button', { name: `Restore what’s on the kiosks: ${waits}` })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const asked = await question()
    await expect(asked.getByText(`The draft will be as on the kiosks again: ${waits}`)).toBeVisible()
    await expect(asked.getByText(waits, { selector: 'del' })).toBeVisible()
    await expect(asked.getByText(bikeLights, { selector: 'ins' })).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Restore' }))
    await expect(await screen.findByText(`As on the kiosks again: ${waits}`)).toBeVisible()
    await open.findByText('Nothing to publish', { selector: 'h3' })
    await expect(await screen.findByRole('row', { name: bikeLights })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await open.findByRole('link', { name: waits })).toBeVisible()
    await expect(await screen.findByRole('row', { name: waits })).toBeVisible()
  },
}

async function deleteFirst(app: TestApp) {
  const { client, first } = await firstOffer(app)
  await client.call(offers.remove, { query: { id: [first.id] } })
}

/** A deleted offer leads to the trash, and comes back from there; Undo deletes it again. */
export const Deleted: Story = {
  ...adminStory({ path: `${path}?panel=publish`, before: deleteFirst }),
  play: async () => {
    const open = await panel()
    const name = await open.findByRole('link', { name: bikeLights })
    await expect(name).toHaveAttribute('href', expect.stringMatching(/^\/Trash\?q=Bike/))
    await expect(open.getByText('Offer: deleted')).toBeVisible()
    await userEvent.click(open.getByRole('button', { name: `Restore what’s on the kiosks: ${bikeLights}` }))
    const asked = await question()
    await expect(asked.getByText(/^It comes back from the trash, as on the kiosks: Bike lights/)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Restore' }))
    await open.findByText('Nothing to publish', { selector: 'h3' })
    await expect(await screen.findByRole('row', { name: bikeLights })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await open.findByText('Offer: deleted')).toBeVisible()
  },
}

/** What was deactivated says so, with its field. */
export const Deactivated: Story = {
  ...adminStory({
    path: `${path}?panel=publish`,
    async before(app) {
      const { client, mallId, first } = await firstOffer(app)
      await client.call(offers.status, { query: { mallId }, body: { ids: [first.id], status: 'InActive' } })
    },
  }),
  play: async () => {
    const open = await panel()
    await userEvent.click(await open.findByText('Offer: inactive, status'))
    await expect(open.getByText('InActive').closest('dd')).toHaveTextContent('After: InActive')
  },
}

/** In the list it is an action of the row, while the draft differs. */
export const FromTheList: Story = {
  ...adminStory({ path, before: renameOffer }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async () => {
    await screen.findByRole('row', { name: waits })
    await userEvent.click(screen.getByRole('button', { name: `More actions for ${waits}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore what’s on the kiosks' }))
    await expect((await question()).getByText(bikeLights)).toBeVisible()
  },
}

/** Where the draft is published, there is nothing to set back. */
export const PublishedRow: Story = {
  ...adminStory({ path, before: renameOffer }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Amaryllis, 3 for SEK 120' }))
    await expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Restore what’s on the kiosks' })).toBeNull()
  },
}

/** In the history it is beside the newest entry of the record, which then says to which publication. */
export const FromTheHistory: Story = {
  ...adminStory({ path: '/Audit', before: changedByTwo }),
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: `Restore what’s on the kiosks: ${waits}` })
    await expect(buttons).toHaveLength(1)
    await userEvent.click(buttons[0] as HTMLElement)
    await userEvent.click((await question()).getByRole('button', { name: 'Restore' }))
    const [newest] = await screen.findAllByText('restored as in publication No. 1:', { exact: false, selector: 'p' })
    await expect(newest).toHaveTextContent(`admin restored as in publication No. 1: ${bikeLights} Offer`)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore what’s on the kiosks/ })).toBeNull())
  },
}

/** Someone writes between the list of changes and the answer: nothing is overwritten. */
export const ChangedMeanwhile: Story = {
  ...adminStory({
    path: `${path}?panel=publish`,
    before: renameOffer,
    // the list of changes is older than the draft
    wrap: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).includes('/Publication/Changes')) return response
      const { message, ...rest } = await response.json()
      const older = message.changes.map((change: { draftVersion: number }) => ({ ...change, draftVersion: 1 }))
      return Response.json({ ...rest, message: { ...message, changes: older } })
    },
  }),
  play: async () => {
    const open = await panel()
    await userEvent.click(await open.findByRole('button', { name: /^Restore what’s on the kiosks/ }))
    await userEvent.click((await question()).getByRole('button', { name: 'Restore' }))
    await expect(
      await screen.findByText(/^Someone else has just changed it\. Check the changes, then try again: A name/),
    ).toBeVisible()
    await expect(open.getByRole('link', { name: waits })).toBeVisible()
  },
}

/** The published offer names a shop that is in the trash now: the refusal says which. */
export const NeedsSomethingDeleted: Story = {
  ...adminStory({
    path: `${path}?panel=publish`,
    async before(app) {
      const { client, mallId, first } = await firstOffer(app)
      const query = { mallId }
      const list = await client.call(offers.list, { query })
      const ids = list.filter(({ shopId }) => shopId === first.shopId).map(({ id }) => id)
      await client.call(offers.fields, { query, body: { ids, set: { shopId: null } } })
      const type: ContentType = contentTypes.item
      await client.call(type.calls.remove, { query: { id: [first.shopId ?? ''] } })
    },
  }),
  play: async () => {
    const open = await panel()
    const button = await open.findByRole('button', { name: `Restore what’s on the kiosks: ${bikeLights}` })
    await userEvent.click(button)
    await userEvent.click((await question()).getByRole('button', { name: 'Restore' }))
    await expect(await screen.findByText(/was deleted\. Restore this first: \S/)).toBeVisible()
  },
}

/** The mall is set back like any record. */
export const TheMallItself: Story = {
  ...adminStory({
    path: `${path}?panel=publish`,
    async before(app) {
      const { client, mallId } = await app.signIn('admin')
      const mall = await client.call(calls.oneMall, { params: { id: mallId } })
      const body = { ...mall, name: 'Strandgallerian Nord' }
      await client.call(calls.replaceMall, { params: { id: mallId }, version: mall.version, body })
    },
  }),
  play: async () => {
    const open = await panel()
    const name = { name: 'Restore what’s on the kiosks: Strandgallerian Nord' }
    await userEvent.click(await open.findByRole('button', name))
    await userEvent.click((await question()).getByRole('button', { name: 'Restore' }))
    await open.findByText('Nothing to publish', { selector: 'h3' })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await open.findByRole('button', name)).toBeVisible()
  },
}
