import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../../testing/admin-story'

const meta = { title: 'Admin/Opening hours of many', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Shops?q=Gifts'
const row = (name: string) => screen.findByRole('row', { name })

async function openDialog(...names: string[]) {
  for (const name of names) {
    await row(name)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  }
  const bar = within(await screen.findByRole('group', { name: `${names.length} selected` }))
  await userEvent.click(await bar.findByRole('button', { name: 'Opening hours' }))
  return within(await screen.findByRole('dialog', { name: /^Opening hours of/ }))
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

/** Enters Christmas Day and the day after as closed, in the form that is open by default. */
async function enterChristmas(dialog: Dialog) {
  const form = within(await dialog.findByRole('group', { name: 'New special day' }))
  await userEvent.type(form.getByLabelText(/^Name/), 'Jul')
  await userEvent.click(form.getByRole('checkbox', { name: 'Several days' }))
  await userEvent.type(dialog.getByLabelText('From'), '25/12/2026')
  await userEvent.type(dialog.getByLabelText('To'), '26/12/2026')
  await userEvent.tab()
}

const box = (dialog: Dialog, name: string) => dialog.findByRole('checkbox', { name })
const stored = async (app: TestApp, name: string) => {
  const { client, mallId } = await app.signIn('admin')
  const shops = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const found = shops.find((shop) => shop.name.se === name)
  if (!found) throw new Error(`The demo has no ${name}`)
  return found
}
const christmas = { from: '2026-12-25', to: '2026-12-26', name: { se: 'Jul' }, slots: [] }

/** The demo's mall, where these items have no hours of their own. */
const before = async (app: TestApp) => {
  const { client, mallId } = await app.signIn('admin')
  const shops = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const ids = shops
    .filter(({ name }) => ['Aftonrock', 'Ametist', 'Ballongkompaniet'].includes(name.se ?? ''))
    .map(({ id }) => id)
  await client.call(contentTypes.item.calls.fields, { query: { mallId }, body: { ids, set: { openingHours: null } } })
}

export const SpecialDayForManyAndUndo: Story = {
  ...adminStory({ path: '/published/Shops', before }),
  play: async ({ loaded: { app } }) => {
    const pharmacy = await stored(app as TestApp, 'Apotek Ankaret')
    const dialog = await openDialog('Aftonrock', 'Ametist', 'Apotek Ankaret')
    await dialog.findByRole('group', { name: 'New special day' })
    await expect(dialog.queryByText('Enter a name.')).toBeNull()
    await expect(dialog.queryByText('Choose a date.')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await enterChristmas(dialog)
    const own = await box(dialog, 'Apotek Ankaret')
    await waitFor(() =>
      expect(own).toHaveAccessibleDescription('25 Dec – 26 Dec 08:00–22:00 becomes 25 Dec – 26 Dec Closed'),
    )
    await expect(dialog.getByText(/^2 of them currently follow the mall’s hours/)).toBeVisible()
    // exclude one
    await userEvent.click(await box(dialog, 'Ametist'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save for 2 shops' }))
    await screen.findByText('Updated')
    const [asMall, left, changed] = await Promise.all(
      ['Aftonrock', 'Ametist', 'Apotek Ankaret'].map((name) => stored(app as TestApp, name)),
    )
    await expect(changed?.openingHours).toEqual({
      ...pharmacy.openingHours,
      exceptions: [...(pharmacy.openingHours?.exceptions ?? []), christmas],
    })
    await expect(asMall?.openingHours).toMatchObject({ exceptions: [christmas], mallExceptions: true })
    await expect(left?.openingHours).toBeNull()
    await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await stored(app as TestApp, 'Aftonrock')).openingHours).toBeNull())
    await expect((await stored(app as TestApp, 'Apotek Ankaret')).openingHours).toEqual(pharmacy.openingHours)
  },
}

export const BeforeAndAfter: Story = {
  ...adminStory({ path, before }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = await openDialog('Havn & Co', 'Ballongkompaniet')
    await enterChristmas(dialog)
    await waitFor(async () => expect(await box(dialog, 'Havn & Co')).toHaveAccessibleDescription(/Closed$/))
  },
}

export const AsTheMall: Story = {
  ...adminStory({ path, before }),
  play: async ({ loaded: { app } }) => {
    const dialog = await openDialog('Havn & Co', 'Ballongkompaniet')
    await userEvent.click(dialog.getByRole('radio', { name: 'As the mall' }))
    await waitFor(async () => expect(await box(dialog, 'Ballongkompaniet')).toBeDisabled())
    await expect(await box(dialog, 'Ballongkompaniet')).toHaveAccessibleDescription('Stays as it is')
    await expect(await box(dialog, 'Havn & Co')).toHaveAccessibleDescription(
      / becomes As the mall: Mon–Sat 10:00–20:00/,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save for 1 shop' }))
    await waitFor(async () => expect((await stored(app as TestApp, 'Havn & Co')).openingHours).toBeNull())
  },
}

export const FollowTheMallsSpecialDays: Story = {
  ...adminStory({ path, before }),
  play: async ({ loaded: { app } }) => {
    const dialog = await openDialog('Havn & Co')
    await userEvent.click(dialog.getByRole('radio', { name: 'Follow the mall’s special days' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Save for 1 shop' }))
    await waitFor(async () =>
      expect((await stored(app as TestApp, 'Havn & Co')).openingHours).toMatchObject({ mallExceptions: true }),
    )
  },
}

export const AWeekForMany: Story = {
  ...adminStory({ path, before }),
  play: async ({ loaded: { app } }) => {
    const { openingHours } = await stored(app as TestApp, 'Havn & Co')
    const dialog = await openDialog('Havn & Co')
    await userEvent.click(dialog.getByRole('radio', { name: 'The week' }))
    await userEvent.click(await dialog.findByRole('switch', { name: 'Monday' }))
    await expect(openingHours?.week.mon).not.toEqual([])
    await waitFor(async () => expect(await box(dialog, 'Havn & Co')).toHaveAccessibleDescription(/Mon Closed/))
    await userEvent.click(dialog.getByRole('button', { name: 'Save for 1 shop' }))
    await waitFor(async () =>
      expect((await stored(app as TestApp, 'Havn & Co')).openingHours).toEqual({
        ...openingHours,
        week: { ...openingHours?.week, mon: [] },
      }),
    )
  },
}

export const OneHasMovedOn: Story = {
  ...adminStory({ path, before }),
  play: async ({ loaded: { app } }) => {
    const dialog = await openDialog('Havn & Co', 'Ballongkompaniet')
    await enterChristmas(dialog)
    const { client } = await (app as TestApp).signIn('editor')
    const { id, version } = await stored(app as TestApp, 'Havn & Co')
    const { version: _, ...shop } = await client.call(contentTypes.item.calls.get, { params: { id } })
    await client.call(contentTypes.item.calls.replace, { params: { id }, body: { ...shop, phone: '031-1' }, version })
    await userEvent.click(await dialog.findByRole('button', { name: 'Save for 2 shops' }))
    await expect(
      await screen.findByText(/^Nothing was changed\. Someone else has just changed or deleted: Havn & Co\./),
    ).toBeVisible()
    await expect((await stored(app as TestApp, 'Ballongkompaniet')).openingHours).toBeNull()
  },
}
