import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'

const meta = { title: 'Admin/Many at once', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'
const [amaryllis, buns] = ['Amaryllis, 3 for SEK 120', 'A bag of six buns, SEK 90']
const row = (name: string) => screen.findByRole('row', { name })

async function selectBoth() {
  for (const name of [amaryllis, buns]) {
    await row(name)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  }
  return within(await screen.findByRole('group', { name: '2 selected' }))
}

const noneSelected = () => waitFor(() => expect(screen.queryByRole('group', { name: /selected$/ })).toBeNull())

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

export const DatesAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    const bar = await selectBoth()
    const before = (await row(buns)).textContent
    await userEvent.click(bar.getByRole('button', { name: 'Dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates of 2 offers' }))
    await userEvent.type(dialog.getByLabelText('End date'), '24/12/2031')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await row(buns)).toHaveTextContent('24 Dec 2031'))
    await expect(await row(amaryllis)).toHaveTextContent('24 Dec 2031')
    await noneSelected()
    await undo()
    await waitFor(async () => expect(await row(amaryllis)).not.toHaveTextContent('24 Dec 2031'))
    await expect((await row(buns)).textContent?.slice(0, 60)).toBe(before?.slice(0, 60))
  },
}

export const DatesThatDoNotFit: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const bar = await selectBoth()
    await userEvent.click(bar.getByRole('button', { name: 'Dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates of 2 offers' }))
    await userEvent.type(dialog.getByLabelText('Start date'), '01/12/2031')
    await userEvent.type(dialog.getByLabelText('End date'), '24/11/2031')
    await userEvent.tab()
    await expect(await dialog.findByText('The end date is before the start date.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Start date'))
    await userEvent.clear(dialog.getByLabelText('End date'))
    await userEvent.type(dialog.getByLabelText('End date'), '18/11/2026')
    await userEvent.tab()
    await expect(await dialog.findByText(/so they won’t be changed/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save 1 of 2' })).toBeEnabled()
  },
}

/** Refused records stay selected, with the reason in a message. */
export const DatesOfSome: Story = {
  ...adminStory({ path }),
  play: async () => {
    const bar = await selectBoth()
    await userEvent.click(bar.getByRole('button', { name: 'Dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates of 2 offers' }))
    await userEvent.type(dialog.getByLabelText('End date'), '18/11/2026')
    await userEvent.tab()
    await dialog.findByText(/so they won’t be changed/)
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 of 2' }))
    await expect(
      await screen.findByText(`Still selected, because they would end before they start: ${buns}`),
    ).toBeVisible()
    await expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: `Select ${buns}` })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: `Select ${amaryllis}` })).not.toBeChecked()
  },
}

/** Phones show the two main actions in words, and the others behind a button. */
export const Selection: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-slot="bulk-bar"]' } },
  play: async () => {
    const bar = await selectBoth()
    await expect(bar.getByText('Activate')).toBeVisible()
    await expect(bar.getByText('Deactivate')).toBeVisible()
  },
}

let app: TestApp

/** A colleague edits one of the records before the change is undone. */
async function colleagueRenames() {
  const { client, mallId } = await app.signIn('editor')
  const offers = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  const found = offers.find(({ name }) => name.en === buns)
  if (!found) throw new Error('The demo has no buns')
  const { version, ...record } = await client.call(contentTypes.offer.calls.get, { params: { id: found.id } })
  const body = { ...record, name: { ...record.name, en: 'A bag of six buns, SEK 95' } }
  await client.call(contentTypes.offer.calls.replace, { params: { id: found.id }, body, version })
}

export const UndoIsAllOrNone: Story = {
  ...adminStory({
    path,
    before: async (made) => {
      app = made
    },
  }),
  play: async () => {
    const bar = await selectBoth()
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Updated')
    await noneSelected()
    await colleagueRenames()
    await undo()
    await expect(
      await screen.findByText(
        'Nothing was undone. Someone else has since changed or deleted: A bag of six buns, SEK 95',
      ),
    ).toBeVisible()
    await expect(within(await row('A bag of six buns, SEK 95')).getByText('InActive')).toBeVisible()
    await expect(within(await row(amaryllis)).getByText('InActive')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo the others' }))
    await expect(await within(await row(amaryllis)).findByText('Active, on the kiosks')).toBeVisible()
    await expect(within(await row('A bag of six buns, SEK 95')).getByText('InActive')).toBeVisible()
  },
}

export const StatusRefused: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /Offer/Fields': 500 }) }),
  play: async () => {
    const bar = await selectBoth()
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
    await expect(within(await row(amaryllis)).getByText('Active, on the kiosks')).toBeVisible()
    await expect(screen.getByRole('group', { name: '2 selected' })).toBeVisible()
  },
}

/** Those that someone else has changed are kept, named, and stay selected. */
export const DeletedButOne: Story = {
  ...adminStory({
    path,
    before: async (made) => {
      app = made
    },
  }),
  play: async () => {
    const bar = await selectBoth()
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await colleagueRenames()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(`Not deleted (changed by someone else): ${buns}`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: amaryllis })).toBeNull())
    await expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible()
  },
}
