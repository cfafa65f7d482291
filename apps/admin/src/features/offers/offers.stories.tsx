import { calls, contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWithoutOffers } from '../../testing/demo-stories'
import { failing, outage, silent } from '../../testing/story-fetch'
import { toggleFilter } from '../../testing/toggle-filter'

const meta = { title: 'Admin/Offers', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'
const row = (name: string) => screen.findByRole('row', { name })

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await row('Amaryllis, 3 for SEK 120')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offers 42')
    await expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const SearchAndSort: Story = {
  ...adminStory({ path: `${path}?q=20&sort=-endDate` }),
  play: async () => {
    await row('Board games, 20% off')
    await expect(screen.getByRole('searchbox')).toHaveValue('20')
    await userEvent.type(screen.getByRole('searchbox'), ' nothing is called so')
    await expect(await screen.findByText(/Nothing matches/, { selector: 'p' })).toBeVisible()
    await expect(location.search).toContain('nothing')
  },
}

/** An offer of the whole mall. */
async function makeMallOffer(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const body = { name: { se: 'Öppet sent', en: 'Open late on Friday' }, shopId: null, status: 'Active' as const }
  const days = { startDate: '2026-11-01', endDate: '2026-12-24' }
  await client.call(contentTypes.offer.calls.create, { query: { mallId }, body: { ...body, ...days } })
}

/** Two published offers that visitors do not see: one begins in December, the shop of the other was unpublished. */
async function makeHiddenOffers(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const days = { startDate: '2026-11-01', endDate: '2026-12-24', status: 'Active' as const }
  const [shop] = await client.call(contentTypes.item.calls.list, { query })
  const { id: shopId } = await client.call(contentTypes.item.calls.create, {
    query,
    body: { type: 1, categoryIds: shop?.categoryIds ?? [], name: { se: 'Garn & Tråd' }, status: 'Active' },
  })
  const create = (body: Pick<RecordOf<'offer'>, 'name'> & Partial<RecordOf<'offer'>>) =>
    client.call(contentTypes.offer.calls.create, { query, body: { ...days, shopId: null, ...body } })
  await create({ name: { se: 'Lucia', en: 'Lucia breakfast' }, startDate: '2026-12-01' })
  await create({ name: { se: 'Luciagarn', en: 'Lucia yarn' }, shopId })
  await client.call(calls.publish, { query, body: {} })
  await client.call(contentTypes.item.calls.status, { query, body: { ids: [shopId], status: 'InActive' } })
  await client.call(calls.publish, { query, body: {} })
}

/** Reasons why visitors do not see a published offer: in the list, as a filter and above its preview. */
export const NotSeenYet: Story = {
  ...adminStory({ path: `${path}?q=lucia`, before: makeHiddenOffers }),
  tags: ['!autodocs'],
  play: async () => {
    const lucia = await row('Lucia breakfast')
    await expect(within(lucia).getByText('Published')).toBeVisible()
    await expect(within(lucia).getByText('From Tue 1 Dec')).toBeVisible()
    await expect(within(await row('Lucia yarn')).getByText('Its shop isn’t published')).toBeVisible()
    await toggleFilter(/^Visitors All/, 'Later')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Lucia yarn' })).toBeNull())
    await expect(screen.getByRole('row', { name: 'Lucia breakfast' })).toBeVisible()
    await userEvent.click(screen.getByRole('rowheader', { name: 'Lucia breakfast' }))
    const form = within(await screen.findByRole('dialog', { name: 'Lucia breakfast' }))
    await userEvent.click(await form.findByRole('button', { name: 'Preview' }))
    await expect(await form.findByText('Published. Visitors see it when its time comes.')).toBeVisible()
  },
}

/** The filter lists shops with offers and the whole mall; its value is in the address. */
export const FilterByShop: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Amaryllis, 3 for SEK 120')
    await toggleFilter(/^Shop All/, /^Moss Blommor/)
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Board games, 20% off' })).toBeNull())
    await expect(await row('Amaryllis, 3 for SEK 120')).toHaveTextContent('Moss Blommor')
    await expect(location.search).toContain('shopId')
  },
}

/** Offers without shop belong to the whole mall. */
export const FilterByTheWholeMall: Story = {
  ...adminStory({ path, before: makeMallOffer }),
  play: async () => {
    await row('Open late on Friday')
    await toggleFilter(/^Shop All/, /^The whole mall/)
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Amaryllis, 3 for SEK 120' })).toBeNull())
    await expect(await row('Open late on Friday')).toHaveTextContent('The whole mall')
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Offer') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

const down = outage({ 'GET /Offer': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the list')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('Amaryllis, 3 for SEK 120')
  },
}

export const Empty: Story = {
  ...adminStory({ path, seed: demoWithoutOffers() }),
  play: async () => {
    await expect(await screen.findByText('No offers yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'New offer' }))
    const form = within(await screen.findByRole('dialog', { name: 'New offer' }))
    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Amaryllis, 3 for SEK 120' }))
    const form = within(await screen.findByRole('dialog'))
    await expect(await form.findByText('You can view offers but not change them.')).toBeVisible()
    await expect(form.getByLabelText(/^Name/)).toHaveAttribute('readonly')
    await expect(form.getByRole('switch', { name: 'Active' })).toHaveAttribute('aria-readonly', 'true')
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
    // a reader saves nothing
    await expect(form.queryByText(/saved as a draft/)).toBeNull()
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Amaryllis, 3 for SEK 120' }))
    const form = within(await screen.findByRole('dialog', { name: 'Amaryllis, 3 for SEK 120' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Shop' })).toHaveValue('Moss Blommor'))
    await within(form.getByRole('group', { name: 'Picture' })).findByRole('img')
    const name = await form.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Amaryllis, tre för 99 kr')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await expect(name).toHaveValue('Amaryllis, tre för 99 kr')
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
    const form = within(await screen.findByRole('dialog', { name: 'New offer' }))
    await userEvent.click(await form.findByRole('button', { name: 'Save' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByLabelText(/^Name/), 'Aaa först i listan')
    await userEvent.type(form.getByLabelText(/^Start date/), '21/11/2026')
    await userEvent.type(form.getByLabelText(/^End date/), '20/11/2026')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent('End date: The end date is before the start date'),
    )
    await expect(form.getByLabelText(/^End date/)).toHaveAccessibleDescription(/The end date is before the start date/)
    await userEvent.clear(form.getByLabelText(/^End date/))
    await userEvent.type(form.getByLabelText(/^End date/), '30/11/2026')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(within(await row('Aaa först i listan')).getByText('Active')).toBeVisible()
    await screen.findByText('Created')
  },
}

export const SaveFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /Offer': 500 }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Amaryllis, 3 for SEK 120' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(await form.findByLabelText(/^Name/), '!')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Something goes wrong')).toBeVisible()
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Amaryllis, 3 för 120 kr!')
  },
}

export const DeleteAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Amaryllis, 3 for SEK 120')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Amaryllis, 3 for SEK 120' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select A bag of six buns, SEK 90' }))
    const bar = within(await screen.findByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await expect(screen.queryByRole('row', { name: 'Amaryllis, 3 for SEK 120' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Amaryllis, 3 for SEK 120')
  },
}

export const Copy: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Amaryllis, 3 for SEK 120')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Amaryllis, 3 for SEK 120' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a copy?' }))
    await expect(question.getByLabelText('Name of the copy')).toHaveValue('Amaryllis, 3 for SEK 120 (copy)')
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await expect(await screen.findByText('Copied')).toBeVisible()
    await expect(within(await row('Amaryllis, 3 for SEK 120 (copy)')).getByText('InActive')).toBeVisible()
  },
}

const amaryllis = `${path}?q=Amaryllis`

const drawing = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>'], name, {
    type: 'image/svg+xml',
  })

const uploadTo = (picker: HTMLElement, ...files: File[]) => {
  const input = picker.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('Nothing can be uploaded here')
  return userEvent.upload(input, files, { applyAccept: false })
}

/** The first offer's form, and its picture picker. */
async function choosePicture() {
  await userEvent.click(await screen.findByRole('rowheader', { name: 'Amaryllis, 3 for SEK 120' }))
  const form = within(await screen.findByRole('dialog', { name: /Amaryllis/ }))
  await userEvent.type(await form.findByLabelText(/^Name/), '!')
  const field = within(form.getByRole('group', { name: /^Picture/ }))
  await userEvent.click(await field.findByRole('button', { name: /^(Change|Choose a picture)$/ }))
  const picker = await screen.findByRole('dialog', { name: 'Choose from the media library' })
  return { form, field, picker }
}

/** The picker shows the reason of a refused upload; Back returns to the form with its values. */
export const PictureRefused: Story = {
  ...adminStory({ path: amaryllis }),
  play: async () => {
    const { form, field, picker } = await choosePicture()
    await expect(location.search).toContain('step=addImage.imageId')
    await uploadTo(picker, new File(['No picture'], 'fake.png', { type: 'image/png' }), new File(['No'], 'note.doc'))
    await expect(await within(picker).findByText('File content doesn’t match its extension')).toBeVisible()
    await expect(await within(picker).findByText('File type is not allowed')).toBeVisible()
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose from the media library' })).toBeNull())
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Amaryllis, 3 för 120 kr!')
    // the form reports it, too: in place and in the summary, and does not save without an answer
    await expect(await form.findByText(/^Not uploaded: .*note\.doc/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getByRole('button', { name: 'Picture' })).toBeVisible()
    await userEvent.click(field.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(form.queryByText(/Not uploaded/)).toBeNull())
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
  },
}

/** A picture uploaded in the form is selected and previewed there; other values stay. */
export const PictureFromHere: Story = {
  ...adminStory({ path: amaryllis }),
  play: async () => {
    const { form, field, picker } = await choosePicture()
    await uploadTo(picker, drawing('banner.svg'))
    await userEvent.click(await field.findByRole('button', { name: 'Show banner.svg larger', hidden: true }))
    const larger = await screen.findByRole('dialog', { name: 'banner.svg' })
    await expect(within(larger).getByRole('img', { name: 'banner.svg' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'banner.svg' })).toBeNull())
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Amaryllis, 3 för 120 kr!')
  },
}

/** Filtered by category, newest first. */
export const PictureOfACategory: Story = {
  ...adminStory({
    path: amaryllis,
    before: async (app) => {
      const { client, mallId } = await app.signIn('editor')
      app.clock.advance(60_000)
      for (const name of ['newer.svg', 'newest.svg']) {
        app.clock.advance(60_000)
        await client.call(calls.uploadMedia, { query: { mallId }, files: [drawing(name)] })
      }
    },
  }),
  play: async () => {
    const { picker } = await choosePicture()
    const names = async () => {
      const [first, second] = await within(picker).findAllByRole('gridcell')
      return [first, second].map((tile) => tile?.textContent?.match(/newer|newest/)?.[0])
    }
    await waitFor(async () => expect(await names()).toEqual(['newest', 'newer']))
    const category = await within(picker).findByRole('combobox', { name: 'Category' })
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }
    // category and search share a line
    await expect(middleOf(category)).toBe(middleOf(within(picker).getByRole('searchbox')))
    await userEvent.selectOptions(category, 'Erbjudanden')
    await waitFor(async () => expect(await names()).toEqual([undefined, undefined]))
    await expect(within(picker).queryByRole('gridcell', { name: /newest/ })).toBeNull()
  },
}

/** The picker is in the address: a link to it opens it, and closing it returns to the form. */
async function addDocument(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const file = new File(['Skor 100 kr'], 'priser.txt')
  await client.call(calls.uploadMedia, { query: { mallId, kind: 'Document' }, files: [file] })
}

/** A text links to a document of the library; the link names it afterwards. */
export const DocumentLinked: Story = {
  ...adminStory({ path: amaryllis, before: addDocument }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Amaryllis, 3 for SEK 120' }))
    const form = within(await screen.findByRole('dialog', { name: /Amaryllis/ }))
    const box = await form.findByRole('textbox', { name: 'Description' })
    await userEvent.click(box)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Document from the media library' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Choose from the media library' }))
    await userEvent.dblClick(await picker.findByRole('gridcell', { name: /^priser\.txt/ }))
    await waitFor(() => expect(box).toHaveFocus())
    await expect(await within(box).findByRole('link')).toHaveAttribute('href', expect.stringMatching(/^document:/))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      'Links to the document: priser.txt',
    )
  },
}

/** The picker returns to the text. The tooltip of its button closes with it, and leaves Escape to the form. */
export const PictureByKeyboard: Story = {
  ...adminStory({ path: `${path}?dialog=offerEdit` }),
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'New offer' }))
    const link = await form.findByRole('button', { name: 'Link' })
    link.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Picture')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Choose from the media library' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /media library/ })).toBeNull())
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Description' })).toHaveFocus())
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PictureByAddress: Story = {
  ...adminStory({ path: `${path}?dialog=offerEdit&step=addImage.imageId` }),
  play: async () => {
    const picker = within(await screen.findByRole('dialog', { name: 'Choose from the media library' }))
    await userEvent.click(picker.getByRole('button', { name: 'Cancel' }))
    const form = within(await screen.findByRole('dialog', { name: 'New offer' }))
    await expect(form.getByLabelText(/^Name/)).toBeVisible()
    await expect(location.search).not.toContain('step=')
  },
}

/** The preview popup from the row, without opening the form. */
export const Preview: Story = {
  ...adminStory({ path: amaryllis }),
  play: async () => {
    await row('Amaryllis, 3 for SEK 120')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Amaryllis, 3 for SEK 120' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }))
    const popup = within(await screen.findByRole('dialog', { name: 'As on the kiosk' }))
    await expect(await popup.findByRole('heading', { name: 'Amaryllis, 3 for SEK 120' })).toBeVisible()
    await expect(location.search).toContain('dialog=offerPreview')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
