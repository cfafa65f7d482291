import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { savedBy } from '../../testing/saved-by'
import { toggleFilter } from '../../testing/toggle-filter'

/** Lists that load only the rows that they show. The demo has 128 shops; the limit is that of the stories. */
const meta = { title: 'Admin/Long lists', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Fetch = typeof globalThis.fetch

const path = '/published/Shops'
const listLimit = 100
const row = (name: string) => screen.findByRole('row', { name })
const grid = () => screen.findByRole('grid')
const heading = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text))

/** The shops in the order of their names, and two without offers. */
async function shopsOf(loaded: object) {
  const { app } = loaded as { app: TestApp }
  const { client, mallId } = await app.signIn('editor')
  const { page } = contentTypes.item.calls
  const { data } = await client.call(page, {
    query: { mallId, type: 1, sort: 'name', language: 'en', limit: 1000 },
  })
  const offers = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  const nameOf = ({ name }: (typeof data)[number]) => name.en ?? name.se ?? ''
  const unused = data.filter(({ id }) => !offers.some(({ shopId }) => shopId === id))
  return { client, mallId, shops: data, names: data.map(nameOf), spare: unused.slice(-2).map(nameOf) }
}

/** Records the requested ranges, and requests for records. While `failing` is set, requests from this offset on fail. */
function listening() {
  const heard: { ranges: string[]; whole: number; records: string[]; failing?: number | undefined } = {
    ...{ ranges: [], whole: 0, records: [] },
  }
  const wrap =
    (fetch: Fetch): Fetch =>
    async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://localhost')
      const [offset, limit] = [searchParams.get('offset'), searchParams.get('limit')]
      if (pathname.startsWith('/api/Item/') || searchParams.has('longFields')) heard.records.push(pathname)
      if (pathname === '/api/Item' && limit === null) heard.whole++
      if (pathname === '/api/Item' && offset !== null) heard.ranges.push(`${offset}+${limit}`)
      const fails = offset !== null && heard.failing !== undefined && Number(offset) >= heard.failing
      return fails ? new Response('{}', { status: 503 }) : fetch(input, init)
    }
  return { heard, wrap }
}

const scrolled = listening()

/** The first range, and the last one by the keyboard; never the whole list. */
export const FirstAndLast: Story = {
  ...adminStory({ path, listLimit, wrap: scrolled.wrap }),
  play: async ({ loaded }) => {
    const { names } = await shopsOf(loaded)
    await row(names[0] ?? '')
    await heading('Shops 128')
    await expect(await grid()).toHaveAttribute('aria-rowcount', '129')
    await expect(scrolled.heard).toMatchObject({ ranges: ['0+100'], whole: 0 })
    await userEvent.click(within(await row(names[0] ?? '')).getByRole('checkbox'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await row(names.at(-1) ?? '')
    await expect(scrolled.heard.ranges).toContain('100+100')
    await expect(scrolled.heard.whole).toBe(0)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
    await row(names[0] ?? '')
  },
}

/** Search, filters, order and address are those of a list that has all rows. */
export const SearchFilterAndSort: Story = {
  ...adminStory({ path, listLimit }),
  play: async ({ loaded }) => {
    const { shops, names } = await shopsOf(loaded)
    await row(names[0] ?? '')
    await userEvent.type(screen.getByRole('searchbox'), 'gifts')
    // found by the name of its category
    await row('Havn & Co')
    await waitFor(() => expect(location.search).toContain('q=gifts'))
    await expect(screen.getByText(/^\d+ of 128$/)).toBeVisible()
    await userEvent.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(screen.queryByText(/^\d+ of 128$/)).toBeNull())

    await toggleFilter('Status All', 'InActive')
    const inactive = shops.filter(({ status }) => status === 'InActive').length
    await expect(await screen.findByText(`${inactive} of 128`)).toBeVisible()
    await toggleFilter('Status InActive', 'InActive')

    const lacking = shops.filter(({ name, writtenIn }) => !name.is || !writtenIn?.description?.includes('is')).length
    await toggleFilter('Show All', `Íslenska ${lacking} of 128`)
    await expect(await screen.findByText(`${lacking} of 128`)).toBeVisible()
    await toggleFilter(/^Only Not translated/, /^Íslenska/)

    await userEvent.click(await screen.findByRole('button', { name: 'Name' }))
    await waitFor(() => expect(location.search).toContain('sort=-name'))
    await row(names.at(-1) ?? '')
  },
}

/** The server knows the hours of the day, own ones and those of the mall. */
export const SortByToday: Story = {
  ...adminStory({ path, listLimit }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }))
    await waitFor(() => expect(location.search).toContain('sort=today'))
    const hours = () =>
      screen.getAllByRole('row').flatMap((one) => one.textContent?.match(/\d\d:\d\d–\d\d:\d\d/)?.[0] ?? [])
    await waitFor(() => expect(hours()[0]).toMatch(/^08/))
    await expect(hours()).toEqual(hours().toSorted())
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(hours()[0]).toMatch(/^1[01]/))
    await expect(hours()).toEqual(hours().toSorted().toReversed())
  },
}

/** Looks like any list, also on a phone. */
export const Found: Story = {
  ...adminStory({ path: `${path}?q=Gifts`, listLimit }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    const shop = await row('Havn & Co')
    await heading('Shops 128')
    await within(shop).findByRole('presentation')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Working' })).toBeNull())
  },
}

/** Only the shops of a category, and of those below it. */
export const OneCategory: Story = {
  ...adminStory({ path: '/published/shop', listLimit }),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: '11 shops' }))
    await heading('Shoes 11')
    await expect(await grid()).toHaveAttribute('aria-rowcount', '12')
  },
}

/** Rows that are not loaded are selected, changed and changed back, too. */
export const AllAtOnce: Story = {
  ...adminStory({ path, listLimit }),
  play: async ({ loaded }) => {
    const { client, mallId, names, shops } = await shopsOf(loaded)
    const statuses = async () => {
      const listed = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
      return new Map(listed.map(({ id, status }) => [id, status]))
    }
    await row(names[0] ?? '')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(await screen.findByRole('group', { name: '128 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await expect(await screen.findByText('128 shops')).toBeVisible()
    await expect(new Set((await statuses()).values())).toEqual(new Set(['InActive']))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect([...(await statuses())]).toEqual(expect.arrayContaining(shops.map(({ id, status }) => [id, status]))),
    )
  },
}

/** A status shows before the server has answered, and a deletion can be undone. */
export const ChangeAndDelete: Story = {
  ...adminStory({ path, listLimit }),
  play: async ({ loaded }) => {
    const { names, shops, spare } = await shopsOf(loaded)
    const index = shops.findIndex(({ status }) => status === 'Active')
    const name = names[index] ?? ''
    await row(name)
    await userEvent.click(screen.getByRole('button', { name: `More actions for ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    await waitFor(async () => expect(await row(name)).toHaveTextContent('InActive'))

    // nothing refers to them
    const [first = '', second = ''] = spare
    await userEvent.type(screen.getByRole('searchbox'), first)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${first}` }))
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), second)
    await row(second)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${second}` }))
    const bar = within(await screen.findByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await waitFor(() => expect(screen.queryByRole('row', { name: second })).toBeNull())
    await heading('Shops 126')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row(second)
    await heading('Shops 128')
  },
}

/** Whatever reloads a list shows what others have changed meanwhile, as their saving does by the socket. */
export const ChangedByOthers: Story = {
  ...adminStory({ path, listLimit }),
  play: async ({ loaded }) => {
    const { client, names, shops } = await shopsOf(loaded)
    await row(names[1] ?? '')
    const { id = '' } = shops[1] ?? {}
    const { version, ...shop } = await client.call(contentTypes.item.calls.get, { params: { id } })
    await client.call(contentTypes.item.calls.replace, {
      params: { id },
      body: { ...shop, name: { ...shop.name, en: 'A name by someone else' } },
      version,
    })
    await userEvent.click(screen.getByRole('rowheader', { name: names[0] ?? '' }))
    const form = within(await screen.findByRole('dialog', { name: names[0] ?? '' }))
    await userEvent.type(await form.findByLabelText(/^Phone/), '1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await row('A name by someone else')
  },
}

const exported = listening()

/** An export has all rows that are found, loaded or not, with their long fields in a few calls. */
export const ExportOfAll: Story = {
  ...adminStory({ path: `${path}?contentStatus=published`, listLimit, wrap: exported.wrap }),
  play: async ({ loaded }) => {
    const { client, mallId, shops } = await shopsOf(loaded)
    const published = shops.filter(({ status, contentStatus }) => status === 'Active' && contentStatus === 'published')
    await expect(await screen.findByText(`${published.length} of 128`)).toBeVisible()
    exported.heard.records = []
    const { bytes } = await savedBy(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      const menu = within(await screen.findByRole('menu'))
      await menu.findByText(/^Export [1-9]/)
      await userEvent.click(menu.getByRole('menuitem', { name: 'Export as CSV' }))
    })
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
    await expect(lines).toHaveLength(1 + published.length)
    const { data } = await client.call(contentTypes.item.calls.page, {
      query: { mallId, record: published.map(({ id }) => id), longFields: 'true', limit: 1000 },
    })
    const texts = data.flatMap(({ description }) => description?.en ?? [])
    await expect(texts.length).toBeGreaterThan(0)
    const word = /\w{9,}/.exec(texts[0] ?? '')?.[0] ?? '-'
    await expect(lines.join()).toContain(word)
    await expect(exported.heard.records).toHaveLength(Math.ceil(published.length / 100))
  },
}

const broken = listening()

/** Rows that could not be loaded say so in their place, and are loaded again on request. */
export const RangeFails: Story = {
  ...adminStory({ path, listLimit, wrap: broken.wrap }),
  play: async ({ loaded }) => {
    broken.heard.failing = 100
    const { names } = await shopsOf(loaded)
    await userEvent.click(within(await row(names[0] ?? '')).getByRole('checkbox'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const [again] = await screen.findAllByRole('button', { name: 'Try again' })
    broken.heard.failing = undefined
    if (again) await userEvent.click(again)
    await row(names[105] ?? '')
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
