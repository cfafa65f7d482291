import { calls, contentTypes, type MediaKind } from '@kiosk-admin/api-client'
import { type DemoData, demoData } from '@kiosk-admin/api-client/demo'
import { type TestApp, testNow } from '@kiosk-admin/server/testing'
import hevcFilm from '@kiosk-admin/server/testing/films/hevc-main.mp4?url'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing, silent } from '../../testing/story-fetch'
import { toggleFilter } from '../../testing/toggle-filter'

const meta = { title: 'Admin/Media library', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${colour}"/><circle cx="420" cy="180" r="90" fill="#fff"/></svg>`
const svgFile = (name: string, colour = '#1d4f91') => new File([drawing(colour)], name, { type: 'image/svg+xml' })
const textFile = (name: string, text: string) => new File([text], name, { type: 'text/plain' })

/** Adds two documents to the demo's pictures, one of them with a category. */
async function addDocuments(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const { id: categoryId } = await client.call(calls.createMediaCategory, {
    query: { mallId },
    body: { kind: 'Document', name: 'House rules' },
  })
  await client.call(calls.uploadMedia, { query: { mallId, categoryId }, files: [textFile('rules.txt', 'Be kind.')] })
  await client.call(calls.uploadMedia, {
    query: { mallId },
    files: [textFile('lift-service.txt', 'Every second Monday.')],
  })
}

const demo = demoData(testNow.slice(0, 10))
const nothing: DemoData = {
  ...demo,
  malls: demo.malls.map((mall) => ({
    ...mall,
    iconId: null,
    media: [],
    mediaCategories: [],
    records: Object.fromEntries(Object.keys(mall.records).map((kind) => [kind, []])) as never,
  })),
}

const pathOf = (kind: MediaKind) => `/MediaLibrary/${kind}`
const tile = (name: string | RegExp) => screen.findByRole('gridcell', { name })
const heading = () => screen.findByRole('heading', { level: 1 })
const filesInput = (within: ParentNode) => within.querySelector('input[type=file]') as HTMLInputElement

export const Board: Story = {
  ...adminStory({ path: '/MediaLibrary', before: addDocuments }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    const documents = await screen.findByRole('link', { name: /^Documents 2 in 1 category/ })
    await expect(documents).toHaveAttribute('href', '/mediaLibrary/Document')
    await expect(screen.getByRole('link', { name: /^Media categories \d/ })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /^rules\.txt/ }))
    await expect(await screen.findByRole('dialog', { name: 'rules.txt' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    // the sheet hides the menu until it has slid away
    await userEvent.click(await screen.findByRole('link', { name: 'All files' }))
    await screen.findByRole('link', { name: /^Documents 2/ })
  },
}

/** Only file names are truncated: the full name is in the title and in the file's dialog. */
async function expectNothingTruncated(used: RegExp) {
  const tiles = await screen.findAllByRole('gridcell', { name: used })
  for (const one of tiles) {
    const words = within(one).getByText(used)
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(one.getBoundingClientRect().bottom)
    const size = within(one).getByText(/^[\d.,]+\s\S+$/)
    await expect(size.scrollWidth).toBeLessThanOrEqual(size.clientWidth)
  }
}

export const Images: Story = {
  ...adminStory({ path: pathOf('Image') }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  play: async () => {
    await expect(await heading()).toHaveTextContent(/^Images \d+/)
    await expect((await screen.findAllByRole('gridcell')).length).toBeGreaterThan(5)
    await expectNothingTruncated(/Used in \d/)
  },
}

/** The longest labels of the four languages. */
export const ImagesInSwedish: Story = {
  ...adminStory({ path: pathOf('Image'), code: 'se' }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  play: () => expectNothingTruncated(/Används på \d/),
}

export const ImagesInNorwegian: Story = {
  ...adminStory({ path: pathOf('Image'), code: 'no' }),
  play: () => expectNothingTruncated(/Brukes \d/),
}

export const ImagesInIcelandic: Story = {
  ...adminStory({ path: pathOf('Image'), code: 'is' }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: () => expectNothingTruncated(/Notuð á \d/),
}

export const InIcelandic: Story = {
  ...adminStory({ path: `${pathOf('Image')}?view=table&q=bj`, code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await expect(await heading()).toHaveTextContent(/^Myndir \d+/)
    await expect(await screen.findByRole('columnheader', { name: /Heiti/ })).toBeVisible()
  },
}

/** Search, filters and sort order are shared by both views, and kept in the address. */
export const SearchFilterSort: Story = {
  ...adminStory({ path: pathOf('Document'), before: addDocuments }),
  play: async () => {
    await tile(/^rules\.txt/)
    await toggleFilter(/^Category/, 'Unassigned')
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^rules/ })).toBeNull())
    await expect(location.search).toContain('category=unassigned')
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    await expect(await screen.findByRole('row', { name: 'lift-service.txt' })).toHaveTextContent('Unassigned')
    await userEvent.type(screen.getByRole('searchbox'), 'zebra')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'lift-service.txt' })).toBeNull())
    await userEvent.click(screen.getByRole('radio', { name: 'Grid' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'By name')
    await waitFor(() => expect(screen.getAllByRole('gridcell')[0]).toHaveAccessibleName(/^lift-service/))
  },
}

/** Uploads several files; each invalid one has a reason: its type, its content, or an existing duplicate. */
export const Uploading: Story = {
  ...adminStory({ path: `${pathOf('Document')}?dialog=uploadFile`, before: addDocuments }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' })
    const form = within(dialog)
    // the categories load after the dialog
    const houseRules = await form.findByRole('option', { name: 'House rules' })
    await userEvent.selectOptions(form.getByRole('combobox'), houseRules)
    const huge = textFile('archive.pdf', 'x')
    Object.defineProperty(huge, 'size', { value: 41 * 1_048_576 })
    await userEvent.upload(
      filesInput(dialog),
      [
        textFile('map.txt', 'First floor, then left.'),
        textFile('fake.pdf', 'No PDF at all'),
        textFile('rules-again.txt', 'Be kind.'),
        huge,
        textFile('tool.exe', 'x'),
      ],
      { applyAccept: false },
    )
    await expect(await form.findByText('File type is not allowed')).toBeVisible()
    await expect(form.getByText(/^File must be at most 40\sMB$/)).toBeVisible()
    await expect(await form.findByText('File content doesn’t match its extension')).toBeVisible()
    await expect(await form.findByText('This file has already been uploaded: rules.txt')).toBeVisible()
    await form.findByText(/^Uploaded, /)
    await expect(await tileBehind(/^map\.txt/)).toBeInTheDocument()
  },
}
/** A film that the kiosks can’t play: its codec, what to do, and its format. */
export const UnplayableVideo: Story = {
  ...adminStory({ path: `${pathOf('Video')}?dialog=uploadFile` }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async ({ step }) => {
    const reason = 'The kiosks can’t play this video (HEVC). Convert it to H.264 in an MP4 file.'
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' })
    const bytes = await (await fetch(hevcFilm)).arrayBuffer()
    await userEvent.upload(filesInput(dialog), new File([bytes], 'sommar.mp4'))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Uploaded, 1.6 kB. ${reason}`)
    await userEvent.click(within(dialog).getByText('Close', { selector: 'button *, button' }))
    await step('in its dialog', async () => {
      await userEvent.dblClick(await tile(/^sommar\.mp4/))
      const form = within(await screen.findByRole('dialog', { name: 'sommar.mp4' }))
      await expect(await form.findByText(reason, { exact: false })).toBeVisible()
      await expect(form.getByText('Format')).toBeVisible()
      await expect(form.getByText('HEVC, Main, yuv420p')).toBeVisible()
    })
  },
}

/** Uploads leave the author of a PDF in it, and say so before it is published. */
export const MetadataThatStays: Story = {
  ...adminStory({
    path: pathOf('Document'),
    async before(app: TestApp) {
      const { client, mallId } = await app.signIn('admin')
      const files = [new File(['%PDF-1.7\n1 0 obj <</Author (Eva)>> endobj'], 'menu.pdf'), textFile('a.txt', 'a')]
      await client.call(calls.uploadMedia, { query: { mallId }, files })
    },
  }),
  play: async () => {
    await userEvent.dblClick(await tile(/^menu\.pdf/))
    const form = within(await screen.findByRole('dialog', { name: 'menu.pdf' }))
    await expect(await form.findByText(/^This file may name its author, a place or a device/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.dblClick(await tile(/^a\.txt/))
    const other = within(await screen.findByRole('dialog', { name: 'a.txt' }))
    await other.findByRole('textbox', { name: /^Name/ })
    await expect(other.queryByText(/^This file may name its author/)).toBeNull()
  },
}

const tileBehind = (name: RegExp) => screen.findByRole('gridcell', { name, hidden: true })

/** Failed uploads can be retried; pending ones can be cancelled, and closing the dialog asks about them. */
export const UploadFails: Story = {
  ...adminStory({ path: `${pathOf('Document')}?dialog=uploadFile`, wrap: (fetch) => silentUpload(fetch) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' })
    const form = within(dialog)
    await userEvent.upload(filesInput(dialog), textFile('slow.txt', 'slow'))
    await form.findByRole('progressbar')
    await userEvent.keyboard('{Escape}')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await form.findByRole('button', { name: 'Cancel slow.txt' }))
    await form.findByText('Cancelled')
    await expect(form.getByRole('button', { name: 'Try again: slow.txt' })).toBeVisible()
  },
}
const silentUpload = (fetch: typeof globalThis.fetch) => silent(fetch, 'POST /MediaLibrary')

export const OneFile: Story = {
  ...adminStory({ path: pathOf('Image') }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const [first] = await screen.findAllByRole('gridcell')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(await form.findByRole('textbox', { name: /^Alt text/ }), 'Skyltfönstret i atriet')
    await userEvent.click(form.getByRole('tab', { name: /English/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Alt text/ }), 'The window in the atrium')
    form.getByRole('slider', { name: 'Focal point, horizontal' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(form.getByRole('button', { name: 'Replace the file' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const again = within(await screen.findByRole('dialog'))
    await expect(await again.findByRole('slider', { name: 'Focal point, horizontal' })).toHaveValue('51')
  },
}

/** A colleague has renamed it: both names are shown, and the user chooses. */
export const Conflict: Story = {
  ...adminStory({ path: pathOf('Document'), before: addDocuments }),
  play: async (context) => {
    await userEvent.dblClick(await tile(/^rules\.txt/))
    const form = within(await screen.findByRole('dialog', { name: 'rules.txt' }))
    const name = await form.findByRole('textbox', { name: /^Name/ })
    const { app } = context.loaded as { app: TestApp }
    const { client } = await app.signIn('admin')
    const id = new URLSearchParams(location.search).get('id') ?? ''
    await client.call(calls.replaceMedia, {
      params: { id },
      body: { name: 'theirs.txt', categoryId: null, alt: {}, focalPoint: null },
      version: 1,
    })
    await userEvent.clear(name)
    await userEvent.type(name, 'mine.txt')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/theirs\.txt/)).toBeVisible()
  },
}

export const ReplaceTheFile: Story = {
  ...adminStory({ path: pathOf('Document'), before: addDocuments }),
  play: async () => {
    await userEvent.dblClick(await tile(/^rules\.txt/))
    const dialog = await screen.findByRole('dialog', { name: 'rules.txt' })
    const input = await within(dialog).findByLabelText('Replace the file', { selector: 'input' })
    await userEvent.upload(input, textFile('fake.pdf', 'No PDF'), { applyAccept: false })
    await expect(await within(dialog).findByText('File content doesn’t match its extension')).toBeVisible()
    const size = () => within(dialog).getByText(/^\d+ bytes?$/).textContent
    const before = size()
    await userEvent.upload(input, textFile('new.txt', 'Be very kind, and take the stairs.'))
    await expect(
      await screen.findByText('Replaced: rules.txt. The kiosks show the new file after you publish.'),
    ).toBeVisible()
    await waitFor(() => expect(size()).not.toBe(before))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('rules.txt: previous version restored.')).toBeVisible()
    await waitFor(() => expect(size()).toBe(before))
  },
}

/** A crop becomes a new file. */
export const CropToNewFile: Story = {
  ...adminStory({
    path: `${pathOf('Image')}?q=window`,
    before: async (app) => {
      const { client, mallId } = await app.signIn('admin')
      await client.call(calls.uploadMedia, { query: { mallId }, files: [svgFile('window.svg')] })
    },
  }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.dblClick(await tile(/^window\.svg/))
    const form = within(await screen.findByRole('dialog', { name: 'window.svg' }))
    await userEvent.click(await form.findByRole('button', { name: 'Crop' }))
    const crop = within(await screen.findByRole('dialog', { name: 'Crop' }))
    const save = crop.getByRole('button', { name: 'Save as a new file' })
    await expect(save).toBeDisabled()
    const width = await crop.findByRole('textbox', { name: /^Width/ })
    await userEvent.clear(width)
    await userEvent.type(width, '50{Tab}')
    await waitFor(() => expect(save).toBeEnabled())
  },
}

export const InUse: Story = {
  ...adminStory({ path: `${pathOf('Image')}?sort=-used&view=table` }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async () => {
    await screen.findAllByRole('rowheader')
    const [more] = within(screen.getByRole('grid')).getAllByRole('button', { name: /^More actions for/ })
    await userEvent.click(more as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await expect(question.getAllByRole('listitem')).not.toHaveLength(0)
    await expect(question.getAllByRole('link')).not.toHaveLength(0)
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}

/** The logo of a restaurant that the editor may not read. */
async function nameHiddenLogo({ signIn, db }: TestApp) {
  const { client, mallId } = await signIn('admin')
  const [restaurant] = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 2 } })
  await db
    .updateTable('media')
    .set({ name: 'Aaa.svg' })
    .where('id', '=', restaurant?.logoId ?? '')
    .execute()
}

/** Used by records that the user may not read: only their number is shown. */
export const InUseElsewhere: Story = {
  ...adminStory({ path: `${pathOf('Image')}?sort=name&view=table`, user: 'editor', before: nameHiddenLogo }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Aaa.svg' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'It’s used in 1 place you don’t have access to. Ask a colleague who does to remove it there.',
    )
    await expect(question.queryByRole('listitem')).toBeNull()
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}

/** Moved, deleted and restored together. */
export const Together: Story = {
  ...adminStory({ path: pathOf('Document'), before: addDocuments }),
  play: async () => {
    await userEvent.click(await tile(/^rules\.txt/))
    await userEvent.click(await tile(/^lift-service\.txt/))
    const bar = within(await screen.findByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Move to' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'House rules' }))
    await expect(await screen.findByText('Moved 2 files to: House rules')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('No documents yet')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await tile(/^rules\.txt/)
  },
}

export const Rename: Story = {
  ...adminStory({ path: pathOf('Document'), before: addDocuments }),
  play: async () => {
    ;(await tile(/^rules\.txt/)).focus()
    await userEvent.keyboard('{F2}manners{Enter}')
    await tile(/^manners\.txt/)
    await screen.findByText('Updated')
  },
}

export const Empty: Story = {
  ...adminStory({ path: pathOf('Video'), seed: nothing }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await expect(await screen.findByText('No videos yet')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Upload files' })[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Upload files' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Without write permission all controls that change files are disabled, with the reason. */
export const ReadOnly: Story = {
  ...adminStory({ path: pathOf('Document'), user: 'reader', before: addDocuments }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    const rules = await tile(/^rules\.txt/)
    await expect(rules).not.toHaveAttribute('aria-selected')
    const upload = screen.getByRole('button', { name: 'Upload files' })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    await expect(upload).toHaveAccessibleDescription('You can view files but not change them.')
    await userEvent.click(rules)
    const form = within(await screen.findByRole('dialog', { name: 'rules.txt' }))
    await expect(await form.findByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly')
    await expect(form.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Loading: Story = {
  ...adminStory({ path: pathOf('Image'), wrap: (fetch) => silent(fetch, 'GET /MediaLibrary/Files') }),
  play: async () => {
    await expect(await screen.findAllByRole('status', { name: 'Working' })).not.toHaveLength(0)
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

export const Failed: Story = {
  ...adminStory({ path: pathOf('Image'), wrap: (fetch) => failing(fetch, { 'GET /MediaLibrary/Files': 500 }) }),
  play: async () => {
    // once, in the place of the list
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Error during request!Try again$/)
    await expect(screen.getAllByText('Error during request!')).toHaveLength(1)
    await expect(screen.queryByText('Couldn’t load the files')).toBeNull()
  },
}

export const BoardFailed: Story = {
  ...adminStory({ path: '/MediaLibrary', wrap: (fetch) => failing(fetch, { 'GET /MediaLibrary/Files': 500 }) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Somebody deleted the file before its link is opened. */
export const Gone: Story = {
  ...adminStory({
    path: pathOf('Image'),
    before: async (app) => {
      const { client, mallId } = await app.signIn('admin')
      const [made] = await client.call(calls.uploadMedia, { query: { mallId }, files: [svgFile('gone.svg')] })
      await client.call(calls.removeMedia, { query: { id: [made?.id ?? ''] } })
      const left = await client.call(calls.mediaImages, { query: { mallId } })
      if (left.some(({ name }) => name === 'gone.svg')) throw new Error('It should be in the trash')
      gone = made?.id ?? ''
    },
  }),
  play: async () => {
    await heading()
    history.pushState(null, '', `?dialog=imagePreview&id=${gone}`)
    dispatchEvent(new PopStateEvent('popstate'))
    await expect(await screen.findByText('This record no longer exists')).toBeVisible()
  },
}
let gone = ''
