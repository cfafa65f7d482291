import { calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { renameAndPublish } from '../../testing/demo-stories'
import { confirmErasure } from '../../testing/erase-user'
import { outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Audit', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Audit'

/** More entries than a page holds: deactivates each offer. */
async function deactivateAllOffers(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  for (const status of ['InActive', 'Active'] as const) {
    const other = all.filter((one) => one.status !== status)
    await client.call(contentTypes.offer.calls.status, {
      query: { mallId },
      body: { ids: other.map(({ id }) => id), status },
    })
  }
  await renameAndPublish(app)
}

export const Trail: Story = {
  ...adminStory({ path, before: renameAndPublish }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    const [changed] = await screen.findAllByText(/^What changed: Name \(English\)/)
    await userEvent.click(changed as HTMLElement)
    await expect(screen.getByText('A name that waits', { selector: 'ins' })).toBeVisible()
  },
}

/** The first offer belonged to another shop, which is in the trash now. */
async function moveOfferFromDeletedShop(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [first] = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  const [shop] = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  if (!first || !shop) throw new Error('The demo has no offers or no shops')
  const copy = await client.call(contentTypes.item.calls.copy, {
    params: { id: shop.id },
    body: { name: 'Sommarboden' },
  })
  for (const shopId of [copy.id, shop.id]) {
    const { version, ...rest } = await client.call(contentTypes.offer.calls.get, { params: { id: first.id } })
    const { id, mallId: _, createdAt, updatedAt, updatedBy, ...body } = rest
    await client.call(contentTypes.offer.calls.replace, { params: { id }, version, body: { ...body, shopId } })
  }
  await client.call(contentTypes.item.calls.remove, { query: { id: [copy.id] } })
}

/** Changes show names of records instead of ids, also of deleted ones. */
export const NamesOfRecords: Story = {
  ...adminStory({ path, before: moveOfferFromDeletedShop }),
  play: async () => {
    const [changed] = await screen.findAllByText(/^What changed: Shop/)
    await userEvent.click(changed as HTMLElement)
    const [before] = await screen.findAllByText(/ \(deleted\)$/, { selector: 'del' })
    await expect(before).toBeVisible()
    const isCopy = (_: string, element: Element | null) =>
      element?.tagName === 'P' && /copied .+ as .+\(copy\)/.test(element.textContent)
    await expect(screen.getByText(isCopy)).toBeVisible()
  },
}

export const InIcelandic: Story = {
  ...adminStory({ path, code: 'is', before: renameAndPublish }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    // the newest entry is the publication; the offer comes before it
    const [, changed] = await screen.findAllByRole('button', { name: /^Breytingasaga: / })
    await userEvent.click(changed as HTMLElement)
    await expect(await screen.findByText(/^Aðeins „/)).toBeVisible()
    await waitFor(() => expect(lines()).toHaveLength(2))
  },
}

/** Somebody fails to sign in. */
async function failToSignIn(app: TestApp) {
  await renameAndPublish(app)
  await app
    .client()
    .call(calls.login, { body: { username: 'admin', password: 'wrong' } })
    .catch(() => undefined)
}

export const AllMalls: Story = {
  ...adminStory({ path: `${path}?kind=signInFailed`, before: failToSignIn }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'All malls' }))
    await expect(location.search).toBe('?kind=signInFailed&malls=all')
    const [failed] = await screen.findAllByText('couldn’t sign in as', { exact: false, selector: 'p' })
    await expect(failed).toHaveTextContent('Somebody who isn’t signed in couldn’t sign in as admin')
    await expect((await screen.findAllByText('127.0.0.1', { exact: false }))[0]).toBeVisible()
  },
}

/** A name that no account has is no record. */
export const UnknownName: Story = {
  ...adminStory({
    path: `${path}?kind=signInFailed&malls=all`,
    before: async (app) => {
      const body = { username: 'somebody', password: 'wrong' }
      await app
        .client()
        .call(calls.login, { body })
        .catch(() => undefined)
    },
  }),
  play: async () => {
    const failed = await screen.findByText('couldn’t sign in as', { exact: false, selector: 'p' })
    await expect(failed).toHaveTextContent(/^Somebody who isn’t signed in couldn’t sign in as somebody$/)
    await expect(screen.queryByRole('button', { name: 'History of somebody' })).toBeNull()
  },
}

export const Filtered: Story = {
  ...adminStory({ path, before: failToSignIn }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'published')
    // the demo was published, too
    await waitFor(() => expect(lines()).toHaveLength(2))
    await expect(location.search).toBe('?kind=publish')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(lines().length).toBeGreaterThan(2))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the history' }), 'no such thing')
    await expect(await screen.findByText('No entries match')).toBeVisible()
  },
}

/** The field keeps focus and text while the list follows the typing. */
export const SearchedWhileTyping: Story = {
  ...adminStory({ path: `${path}?kind=publish`, before: failToSignIn }),
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search the history' })
    await userEvent.type(search, 'adm')
    await waitFor(() => expect(location.search).toBe('?kind=publish&q=adm'))
    await userEvent.keyboard('in')
    await waitFor(() => expect(location.search).toBe('?kind=publish&q=admin'))
    await expect(search).toHaveFocus()
    await userEvent.keyboard(' and more')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect(await screen.findByRole('searchbox', { name: 'Search the history' })).toHaveValue('')
    await waitFor(() => expect(lines().length).toBeGreaterThan(2))
    // the pause of the last typing has ended with the filters
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'published')
    await waitFor(() => expect(lines()).toHaveLength(2))
    await expect(location.search).toBe('?kind=publish')
  },
}

export const Exported: Story = {
  ...adminStory({ path, before: renameAndPublish }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
    // the export is an entry itself
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'exported data')
    await waitFor(() => expect(lines()).toHaveLength(1))
  },
}

/** A list that a member of staff has saved as a file. */
async function exportOffers(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const body = { area: 'Offer', format: 'xlsx', count: 42 } as const
  await client.call(calls.recordExport, { query: { mallId }, body })
}

export const ExportedList: Story = {
  ...adminStory({ path, before: exportOffers }),
  play: async () => {
    await userEvent.click(await screen.findByText('Details: File format, Number of records'))
    const texts = lines().map(({ textContent }) => textContent)
    await expect(texts).toContainEqual(expect.stringContaining('admin exported data Offers'))
    await expect(screen.getByText('42', { selector: 'dd' })).toBeVisible()
  },
}

const lines = () => screen.getAllByRole('listitem').filter((line) => line.querySelector('time'))

export const OneRecord: Story = {
  ...adminStory({ path, before: renameAndPublish }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'History of A name that waits' }))
    await expect(await screen.findByText('Only “A name that waits”')).toBeVisible()
    await expect(location.search).toMatch(/^\?record=.{36}$/)
    await waitFor(() => expect(lines()).toHaveLength(2))
    await userEvent.click(screen.getByText(/^What changed: Name \(English\)/))
  },
}

/** An account that only the history still names. */
export const ErasedFromTheHistory: Story = {
  ...adminStory({
    path: `${path}?malls=all`,
    async before(app) {
      const { client } = await app.signIn('admin')
      const all = await client.call(peopleTypes.user.calls.list)
      const id = all.find(({ username }) => username === 'editor')?.id ?? ''
      await client.call(peopleTypes.user.calls.remove, { query: { id: [id] } })
      app.clock.advance(31 * 24 * 3_600_000)
    },
  }),
  play: async () => {
    const [history] = await screen.findAllByRole('button', { name: 'History of editor' })
    await userEvent.click(history as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Erase permanently' }))
    await confirmErasure('editor')
    await waitFor(() => expect(screen.queryByText('Only “editor”')).toBeNull())
    await expect((await screen.findAllByText('Former user')).length).toBeGreaterThan(0)
  },
}

/** A publication, and the return to an earlier one, say which. */
export const Publications: Story = {
  ...adminStory({
    path,
    async before(app) {
      await renameAndPublish(app)
      const { client, mallId } = await app.signIn('admin')
      const all = await client.call(calls.publications, { query: { mallId } })
      await client.call(calls.rollback, { params: { id: all.at(-1)?.id ?? '' } })
    },
  }),
  play: async () => {
    const [rolledBack] = await screen.findAllByText('rolled back', { exact: false, selector: 'p' })
    await expect(rolledBack).toHaveTextContent(/^admin rolled back to No\. 1, as No\. 3$/)
    await expect(screen.getByText('published No. 2', { exact: false, selector: 'p' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'History of No. 3' })).toBeVisible()
  },
}

export const OnePublication: Story = {
  ...adminStory({ path, before: renameAndPublish }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'History of No. 2' }))
    await expect(await screen.findByText('Only “No. 2”')).toBeVisible()
  },
}

export const BackToAll: Story = {
  ...adminStory({ path: `${path}?record=0198f000-0000-7000-8000-000000000009` }),
  play: async () => {
    await expect(await screen.findByText('No changes yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  },
}

export const OlderPages: Story = {
  ...adminStory({ path, before: deactivateAllOffers }),
  play: async () => {
    const more = await screen.findByRole('button', { name: 'Show older' })
    const before = lines().length
    await userEvent.click(more)
    await waitFor(() => expect(lines().length).toBeGreaterThan(before))
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader', before: renameAndPublish }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Audit') }),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading the history' })).toBeInTheDocument()
  },
}

const down = outage({ 'GET /Audit': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    before: renameAndPublish,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the history')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: 'Today' })
  },
}
