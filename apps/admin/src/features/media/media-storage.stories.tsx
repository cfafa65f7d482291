import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Media storage', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Fetch = typeof globalThis.fetch

const MB = 1_048_576
const dialogPath = '/MediaLibrary/Document?dialog=uploadFile'
const textFile = (name: string, size: number) => new File(['words '.repeat(size / 6)], name, { type: 'text/plain' })
const filesInput = (within: ParentNode) => within.querySelector('input[type=file]') as HTMLInputElement

/** Sets the mall's storage limit to a number of bytes above its use. */
const leaveStorage = (bytes: number) => async (app: TestApp) => {
  const { client, mallId } = await app.signIn('admin')
  const [file] = await client.call(calls.uploadMedia, { query: { mallId }, files: [textFile('old.txt', 2 * MB)] })
  await client.call(calls.removeMedia, { query: { id: [file?.id ?? ''] } })
  const { size } = await app.db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<number>('size').as('size'))
    .where('mall_id', '=', mallId)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('mall')
    .set({ media_quota: Number(size) + bytes })
    .where('id', '=', mallId)
    .execute()
}

/** The overview shows the used storage, and advice when it is nearly full. */
export const NearlyFull: Story = {
  ...adminStory({ path: '/MediaLibrary', before: leaveStorage(1000) }),
  play: async () => {
    const storage = within(await screen.findByRole('region', { name: 'Storage' }))
    await expect(storage.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuetext')
    await expect(storage.getByText(/^[\d.,]+\s\S+ of [\d.,]+\s\S+ used, [\d.,]+\sMB of it in the trash$/)).toBeVisible()
    await expect(storage.getByText(/^The media library is nearly full\. .*leave the trash\.$/)).toBeVisible()
  },
}

/** A file above the storage limit is refused, with the reason in the dialog. */
export const Full: Story = {
  ...adminStory({ path: dialogPath, before: leaveStorage(1000) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' })
    const form = within(dialog)
    await expect(await form.findByText(/^The media library is nearly full/)).toBeVisible()
    await userEvent.upload(filesInput(dialog), textFile('large.txt', 6000))
    await expect(await form.findByText(/^The media library is full\. Delete files/)).toBeVisible()
    await expect(form.getByRole('button', { name: 'Try again: large.txt' })).toBeVisible()
  },
}

export const NearlyFullInIcelandic: Story = {
  ...adminStory({ path: '/MediaLibrary', before: leaveStorage(1000), code: 'is' }),
  play: async () => {
    await expect(await screen.findByText(/^Miðlasafnið er næstum fullt\./)).toBeVisible()
  },
}

const length = 10 * MB - 4
let sent = 0

/** Fails the part that contains nine tenths of a file with `failure`; later parts pass. */
const failAtNineTenths =
  (failure: () => Response) =>
  (fetch: Fetch): Fetch => {
    let failed = false
    sent = 0
    return async (input, init) => {
      if (init?.method !== 'PATCH') return fetch(input, init)
      const { size } = init.body as Blob
      if (!failed && sent + size > length * 0.9) {
        failed = true
        return failure()
      }
      sent += size
      return fetch(input, init)
    }
  }

const cutOff = () => {
  throw new TypeError('The network is away')
}
const storageFull = () => Response.json({ success: false, message: '', code: 'storage_full' }, { status: 507 })

/** A large upload that is interrupted at nine tenths resumes by itself. */
export const GoesOnAfterACut: Story = {
  ...adminStory({ path: dialogPath, wrap: failAtNineTenths(cutOff) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' })
    await userEvent.upload(filesInput(dialog), textFile('guide.txt', length))
    await within(dialog).findByText(/^Uploaded, /)
    // no byte is sent twice
    await expect(sent).toBe(length)
    await expect(await screen.findByRole('gridcell', { name: /^guide\.txt/, hidden: true })).toBeInTheDocument()
  },
}

/** An upload that fails at nine tenths for lack of storage resumes on "Try again". */
export const GoesOnWhenTriedAgain: Story = {
  ...adminStory({ path: dialogPath, wrap: failAtNineTenths(storageFull) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' })
    const form = within(dialog)
    await userEvent.upload(filesInput(dialog), textFile('guide.txt', length))
    const again = await form.findByRole('button', { name: 'Try again: guide.txt' })
    await expect(form.getByText(/^There’s no room left for files/)).toBeVisible()
    await expect(sent).toBeGreaterThan(length * 0.8)
    await userEvent.click(again)
    await form.findByText(/^Uploaded, /)
    await expect(sent).toBe(length)
  },
}

/** The same for the replacement of a file. */
export const ReplacementGoesOn: Story = {
  ...adminStory({
    path: '/MediaLibrary/Document?q=guide',
    wrap: failAtNineTenths(cutOff),
    async before(app) {
      const { client, mallId } = await app.signIn('admin')
      await client.call(calls.uploadMedia, { query: { mallId }, files: [textFile('guide.txt', 600)] })
    },
  }),
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('gridcell', { name: /^guide\.txt/ }))
    const dialog = await screen.findByRole('dialog', { name: 'guide.txt' })
    const input = await within(dialog).findByLabelText('Replace the file', { selector: 'input' })
    await userEvent.upload(input, textFile('larger.txt', length))
    await screen.findByText(/^Replaced: guide\.txt/)
    await expect(sent).toBe(length)
    await expect(within(dialog).getByText('10 MB')).toBeVisible()
  },
}
