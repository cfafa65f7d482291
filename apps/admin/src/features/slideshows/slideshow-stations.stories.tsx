import { type BodyOf, calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { renameAndPublish } from '../../testing/demo-stories'
import { toggleFilter } from '../../testing/toggle-filter'

const meta = { title: 'Admin/Slideshow stations', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/SlideShow'
const toast = (title: string) => screen.findByText(title, { selector: '[data-slot="toast-title"]' })
const rowOf = async (name: RegExp) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('[role=row], tr')
  return within(row as HTMLElement)
}

async function openSettings() {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for Välkommen/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  return within(await screen.findByRole('dialog'))
}

/** The first slideshow is limited to one station. */
async function limitToStation(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [station] = await client.call(calls.stations, { params: { mallId } })
  const [first] = await client.call(contentTypes.slideshow.calls.list, { query: { mallId, kind: 'info' } })
  if (!first || !station) throw new Error('The demo has no slideshow or no station')
  const { id, mallId: _, createdAt, updatedAt, updatedBy, contentStatus, ...body } = first
  await client.call(contentTypes.slideshow.calls.save, {
    params: { id },
    query: { mallId },
    body: { ...body, stationIds: [station.id] },
  })
}

/** Two slideshows are published with their times: the first from Monday to Friday without a break, the second never. */
async function publishTimes(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const list = await client.call(contentTypes.slideshow.calls.list, { query: { mallId, kind: 'info' } })
  const times: Partial<BodyOf<'slideshow'>>[] = [
    {
      show: 'timeRange',
      timing: {
        ...{ from: '08:00:00.000', to: '20:00:00.000', continuous: true },
        weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
      },
    },
    { show: 'timeRange', timing: { startDate: '2026-12-01', endDate: '2026-12-06', weekdays: ['mon'] } },
  ]
  for (const [index, changes] of times.entries()) {
    const one = list[index]
    if (!one) throw new Error('The demo has too few slideshows')
    const { id, mallId: _, createdAt, updatedAt, updatedBy, contentStatus, ...body } = one
    const call = contentTypes.slideshow.calls.save
    await client.call(call, { params: { id }, query, body: { ...body, ...changes, status: 'Active' } })
  }
  await client.call(calls.publish, { query, body: {} })
}

/** The list says when visitors see a slideshow next, or that they never do. */
export const TimesInTheList: Story = {
  ...adminStory({ path, before: publishTimes }),
  play: async () => {
    const row = await rowOf(/^Välkommen/)
    await expect(await row.findByText('From Mon 23 Nov, 08:00')).toBeVisible()
    const never = await screen.findByText('Never shown')
    const second = within(never.closest('[role=row], tr') as HTMLElement)
    await userEvent.click(second.getByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(
      await dialog.findByText('None of its days is between its dates, so visitors never see it.'),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await toggleFilter(/^Visitors All/, 'Later')
    await waitFor(() => expect(screen.queryByText('Never shown')).toBeNull())
    const dialogOfFirst = await openSettings()
    await expect(await dialogOfFirst.findByRole('switch', { name: 'Without a break' })).toBeChecked()
    await expect(dialogOfFirst.getByText('Monday 08:00 – Friday 20:00')).toBeVisible()
    await expect(dialogOfFirst.getByText('Next shown: Monday 08:00')).toBeVisible()
  },
}

/** All stations by default; "chosen" without a station is an error in place and does not mean all. */
export const Choose: Story = {
  ...adminStory({ path }),
  play: async () => {
    await expect((await rowOf(/^Välkommen/)).getByText('All stations')).toBeVisible()
    const dialog = await openSettings()
    await expect(await dialog.findByRole('radio', { name: 'All stations' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Chosen stations' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const chosen = await dialog.findByRole('combobox', { name: /^Chosen stations/ })
    await waitFor(() => expect(chosen).toHaveAccessibleDescription(/Choose at least one station/))
    await userEvent.type(chosen, 'K1')
    await userEvent.click(await screen.findByRole('option', { name: /^K1 / }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toast('Updated')
    await waitFor(async () => expect((await rowOf(/^Välkommen/)).getByText('K1')).toBeVisible())
  },
}

/** The filter for a station includes slideshows for all stations. */
export const FilterByStation: Story = {
  ...adminStory({ path, before: limitToStation }),
  play: async () => {
    const row = await rowOf(/^Välkommen/)
    await waitFor(() => expect(row.getByText('K1')).toBeVisible())
    await toggleFilter(/^Stations All/, /^K2 /)
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Välkommen/ })).toBeNull())
    await expect(screen.getAllByText('All stations')).not.toHaveLength(0)
  },
}

/** The first slideshow is InActive, and on the kiosks until the next publication. */
async function deactivateFirst(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [first] = await client.call(contentTypes.slideshow.calls.list, { query: { mallId, kind: 'info' } })
  if (!first) throw new Error('The demo has no slideshow')
  await client.call(contentTypes.slideshow.calls.status, {
    query: { mallId },
    body: { ids: [first.id], status: 'InActive' },
  })
}

/** "Shown now" appears only for the published state: not after a change, not for an inactive or unpublished slideshow. */
export const ShownNowOnlyWhenPublished: Story = {
  ...adminStory({ path, before: renameAndPublish }),
  play: async () => {
    const dialog = await openSettings()
    await expect(await dialog.findByText('Shown now')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Name/), '!')
    await expect(await dialog.findByText('Shown now; your changes with the next publication')).toBeVisible()
    await userEvent.click(dialog.getByRole('switch', { name: 'Active' }))
    await expect(await dialog.findByText('Comes off the kiosks with the next publication')).toBeVisible()
    await expect(dialog.queryByText(/^Shown now/)).toBeNull()
  },
}

/** The preview shows that the slideshow is InActive. */
export const PreviewOfWhatIsOff: Story = {
  ...adminStory({ path, before: deactivateFirst }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^More actions for Välkommen/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Välkommen/ }))
    await expect(await dialog.findByText('It comes off the kiosks with the next publication.')).toBeVisible()
  },
}
