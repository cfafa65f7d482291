import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { session } from '../../shared/session/session'
import { toasts } from '../../shared/toasts/toasts'
import { addToOtherMall } from '../../testing/add-to-other-mall'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Copy to another mall', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/shops'
let app: TestApp
const before = async (made: TestApp) => {
  app = made
}

async function openFor(name: string) {
  await screen.findByRole('row', { name })
  await userEvent.click(screen.getByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to another mall …' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Copy ${name} to another mall` }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled())
  return dialog
}

/** The shops of a name in the other mall, with the names of their categories. */
async function shopsInOtherMall(name: string) {
  const { client, mallId: here } = await app.signIn('admin')
  const mallId = (await client.call(calls.malls, {})).find(({ id }) => id !== here)?.id ?? ''
  const listed = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const categories = await client.call(calls.categoriesOfType, { params: { type: 1 }, query: { mallId } })
  return {
    client,
    found: listed
      .filter((one) => Object.values(one.name).includes(name))
      .map((one) => ({
        ...one,
        categories: one.categoryIds.map((id) => categories.find((c) => c.id === id)?.name?.en),
      })),
  }
}

export const CopyEffects: Story = {
  ...adminStory({ path }),
  play: async () => {
    const dialog = await openFor('Ask & Alm')
    await expect(dialog.getByLabelText('Mall')).toHaveDisplayValue('Tindetorget')
    await expect(dialog.getByLabelText('Home')).toHaveDisplayValue('Home')
    await expect(dialog.getByLabelText('Gifts')).toHaveDisplayValue('Leave out')
    await userEvent.selectOptions(dialog.getByLabelText('Home'), 'Leave out')
    await expect(dialog.getByText('These can’t be copied without a category: Ask & Alm')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await userEvent.selectOptions(dialog.getByLabelText('Gifts'), 'Food')
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled()
  },
}

/** Lets the editor read offers in the other mall. */
const readElsewhere = (app: TestApp) =>
  addToOtherMall(app, 'editor', { name: 'Offer readers', areas: [{ area: 'Offer', read: true, write: false }] })

export const OtherMallReadOnly: Story = {
  ...adminStory({ path: '/published/offer', user: 'editor', before: readElsewhere }),
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^More actions for / })
    await userEvent.click(menu as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to another mall …' }))
    const dialog = within(await screen.findByRole('dialog', { name: /to another mall$/ }))
    await expect(await dialog.findByText('You can’t create these records in any other mall.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled()
  },
}

export const OneShop: Story = {
  ...adminStory({ path, before }),
  play: async () => {
    const dialog = await openFor('Ask & Alm')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await screen.findByText('Copied')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { client, found } = await shopsInOtherMall('Ask & Alm')
    await expect(found).toMatchObject([{ status: 'InActive', categories: ['Home'], areaId: null }])
    const [copy] = found
    const logo = await client.call(calls.mediaOne, { params: { id: copy?.logoId ?? '' } })
    await expect(logo.mallId).toBe(copy?.mallId)
  },
}

type Fetch = typeof globalThis.fetch

/** Intercepts the answer to the first copy; the others pass. */
const interceptFirstCopy = (withAnswer: (answer: Response) => Promise<Response> | Response) => (fetch: Fetch) => {
  let first = true
  const isCopy: (...request: Parameters<Fetch>) => boolean = (input, init) =>
    init?.method === 'POST' && /\/Item\?/.test(String(input))
  return (async (input, init) => {
    const answer = await fetch(input, init)
    if (!first || !isCopy(input, init)) return answer
    first = false
    return withAnswer(answer)
  }) satisfies Fetch
}

const lostAnswer = interceptFirstCopy(() => new Response('{}', { status: 503 }))

export const AnswerLostAndTriedAgain: Story = {
  ...adminStory({ path, before, wrap: lostAnswer }),
  play: async () => {
    const dialog = await openFor('Ask & Alm')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await expect(await dialog.findByText(/^Not copied: Ask & Alm\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await screen.findByText('Copied')
    await expect((await shopsInOtherMall('Ask & Alm')).found).toHaveLength(1)
  },
}

export const AnswerLostAndOpenedAgain: Story = {
  ...adminStory({ path, before, wrap: lostAnswer }),
  play: async () => {
    const dialog = await openFor('Ask & Alm')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await expect(await dialog.findByText(/^Not copied: Ask & Alm\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openFor('Ask & Alm')
    await userEvent.click(again.getByRole('button', { name: 'Copy' }))
    await screen.findByText('Copied')
    await expect((await shopsInOtherMall('Ask & Alm')).found).toHaveLength(1)
  },
}

let arrive = () => {}

/** The answer arrives after sign-out: no error is shown. */
export const SignedOutMeanwhile: Story = {
  ...adminStory({
    path,
    before,
    wrap: interceptFirstCopy(
      (answer) =>
        new Promise((resolve) => {
          arrive = () => resolve(answer)
        }),
    ),
  }),
  play: async () => {
    const failed: unknown[] = []
    const onRejection = (event: PromiseRejectionEvent) => {
      event.preventDefault()
      failed.push(event.reason)
    }
    window.addEventListener('unhandledrejection', onRejection)
    const dialog = await openFor('Ask & Alm')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect((await shopsInOtherMall('Ask & Alm')).found).toHaveLength(1))
    session.end()
    await screen.findByLabelText('Username')
    arrive()
    await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Copied' }]))
    // browsers report unhandled rejections in a later task
    await new Promise<void>((done) => setTimeout(done))
    window.removeEventListener('unhandledrejection', onRejection)
    await expect(failed).toEqual([])
  },
}

export const NotForOneMall: Story = {
  ...adminStory({ path, user: 'editor' }),
  play: async () => {
    await screen.findByRole('row', { name: 'Ask & Alm' })
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Ask & Alm' }))
    await expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /another mall/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}
