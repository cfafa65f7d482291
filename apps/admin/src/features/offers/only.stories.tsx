import { contentTypes, type LanguageCode } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Filters by fields', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'
/** The week of the stories' clock. */
const [monday, sunday] = ['2026-11-16', '2026-11-22']

async function offersOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  return client.call(contentTypes.offer.calls.list, { query: { mallId } })
}

const openMenu = async (name: RegExp) => {
  await screen.findByRole('grid', { name: 'Offers' })
  await userEvent.click(await screen.findByRole('button', { name }))
}
const choice = (name: RegExp) => screen.findByRole('menuitemcheckbox', { name })
const found = (count: number) => screen.findByText(`${count} of 42`, { selector: '[data-slot=data-table-count]' })

/** What ends this week, in the address and so in a saved link; several filters narrow each other. */
const thisWeek = (listLimit?: number): Story => ({
  ...adminStory({ path, ...(listLimit ? { listLimit } : {}) }),
  play: async ({ loaded: { app } }) => {
    const offers = await offersOf(app as TestApp)
    const ending = offers.filter(({ endDate }) => endDate >= monday && endDate <= sunday)
    const both = ending.filter(({ startDate }) => startDate >= monday && startDate <= sunday)
    const either = offers.filter(
      ({ startDate, endDate }) =>
        ending.some((one) => one.endDate === endDate) || (startDate >= monday && startDate <= sunday),
    )
    await expect(ending.length).toBeGreaterThan(0)
    await openMenu(/^Show All/)
    await userEvent.click(await choice(/^Ends this week/))
    await expect(location.search).toContain('week=ends')
    await found(ending.length)
    await userEvent.click(await choice(/^Starts this week/))
    await expect(location.search).toContain('week=ends%2Cstarts')
    await found(either.length)
    await userEvent.click(await choice(/^Without picture/))
    await expect(location.search).toContain('without=imageId')
    const bare = either.filter(({ imageId }) => imageId === null)
    await found(bare.length)
    await expect(both.length).toBeLessThanOrEqual(ending.length)
    await userEvent.keyboard('{Escape}')
    await expect(
      screen.getByRole('button', { name: /^Only Starts this week, Ends this week, Without picture/ }),
    ).toBeVisible()
  },
})

export const ThisWeek: Story = thisWeek()

/** A list that loads its rows as they are shown filters on the server. */
export const ThisWeekOfMany: Story = thisWeek(10)

export const FromTheAddress: Story = {
  ...adminStory({ path: `${path}?week=ends&without=imageId` }),
  play: async ({ loaded: { app } }) => {
    const ending = (await offersOf(app as TestApp)).filter(
      ({ endDate, imageId }) => endDate >= monday && endDate <= sunday && imageId === null,
    )
    await found(ending.length)
    await expect(screen.getByRole('button', { name: /^Only Ends this week, Without picture/ })).toBeVisible()
  },
}

/** A text that one of the mall's languages lacks: of any, or of one. */
export const NotTranslated: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="menu"]' } },
  play: async () => {
    await openMenu(/^Show All/)
    const any = await choice(/^In at least one language \d+ of 42/)
    const count = Number(/(\d+) of 42/.exec(any.textContent)?.[1])
    await userEvent.click(any)
    await found(count)
    await waitFor(() => expect(location.search).toMatch(/untranslated=(\w\w%2C){3}\w\w/))
    await expect(any).toHaveAttribute('aria-checked', 'true')
    await expect(await choice(/^Íslenska/)).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(any)
    await userEvent.click(await choice(/^Íslenska/))
    await expect(location.search).toContain('untranslated=is')
    await expect(any).toHaveAttribute('aria-checked', 'false')
  },
}

/** A kind with several pictures names them. */
export const OfShops: Story = {
  ...adminStory({ path: '/published/Shops' }),
  play: async () => {
    await screen.findByRole('grid', { name: 'Shops' })
    await userEvent.click(await screen.findByRole('button', { name: /^Show All/ }))
    await userEvent.click(await choice(/^Without logo/))
    await expect(location.search).toContain('without=logoId')
    await choice(/^Without picture/)
    await expect(screen.queryByRole('menuitemcheckbox', { name: /this week/ })).toBeNull()
  },
}

type Words = { show: RegExp; only: RegExp; texts: readonly string[] }

const inLanguage = (code: LanguageCode, { show, only, texts }: Words): Story => ({
  ...adminStory({ path, code }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: show }))
    const menu = within(await screen.findByRole('menu'))
    for (const text of texts) await expect(await menu.findByText(text)).toBeVisible()
    const [first] = menu.getAllByRole('menuitemcheckbox')
    if (first) await userEvent.click(first)
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: only })).toBeVisible()
  },
})

export const Swedish: Story = inLanguage('se', {
  show: /^Visa Alla/,
  only: /^Bara Börjar den här veckan/,
  texts: ['Börjar den här veckan', 'Slutar den här veckan', 'Utan bild', 'Inte översatt', 'Till minst ett språk'],
})

export const Norwegian: Story = inLanguage('no', {
  show: /^Vis Alle/,
  only: /^Bare Begynner denne uken/,
  texts: ['Begynner denne uken', 'Slutter denne uken', 'Uten bilde', 'Ikke oversatt', 'Til minst ett språk'],
})

export const Icelandic: Story = inLanguage('is', {
  show: /^Sýna Allt/,
  only: /^Aðeins Hefst í þessari viku/,
  texts: [
    'Hefst í þessari viku',
    'Lýkur í þessari viku',
    'Vantar mynd',
    'Ekki þýtt',
    'Á að minnsta kosti eitt tungumál',
  ],
})
