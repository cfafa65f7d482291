import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Texts of slides', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const slideshow = '01990000-0000-7000-8000-00000000d0d0'
const path = `/published/SlideShow/${slideshow}`
const frame = { x: 0.1, y: 0.1, width: 0.8, height: 0.2 }
const textOf = (id: string, se: string, en = se) => ({ id, kind: 'text' as const, text: { se, en }, frame })

/** A slideshow with a slide of one's own, and one whose second text is still the template's. */
async function addSlides(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const offer = [
    textOf('percent', '<h2><span class="text-huge">50 %</span></h2>'),
    textOf('offer', '<h2>rabatt på allt, bara den här veckan</h2>', '<h2>off everything, this week only</h2>'),
  ]
  const slides = [
    { id: 'own', name: 'Jul', index: 0, layers: [textOf('jul', '<h2>God jul</h2>')] },
    { id: 'offer', name: 'Erbjudande', index: 1, layers: offer },
  ]
  const body = { kind: 'info' as const, name: 'Rea', status: 'Active' as const, slides }
  await client.call(contentTypes.slideshow.calls.save, { params: { id: slideshow }, query: { mallId }, body })
  return { client, mallId }
}

const question = () => screen.findByRole('alertdialog', { name: 'These slides still have sample words' })

/** Publishing asks about words that nobody has replaced, and leads to their slide. */
export const SampleWords: Story = {
  ...adminStory({ path: '/published/offer?panel=publish', before: addSlides }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async ({ step }) => {
    const panel = within(await screen.findByRole('dialog', { name: /Publish No\./ }))
    await step('not now', async () => {
      await panel.findByText('Rea')
      await userEvent.click(await panel.findByRole('button', { name: /^Publish to/ }))
      await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('which slide', async () => {
      await userEvent.click(await panel.findByRole('button', { name: /^Publish to/ }))
      const link = within(await question()).getByRole('link', { name: 'Rea: Erbjudande' })
      await expect(link).toHaveAttribute('href', `${path}?slide=offer`)
      await expect(within(await question()).getByRole('button', { name: 'Publish anyway' })).toBeVisible()
    })
  },
}

/** Words that were published once are not asked about again. */
export const SampleWordsPublished: Story = {
  ...adminStory({ path: '/published/offer?panel=publish', before: addSlides }),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /Publish No\./ }))
    await panel.findByText('Rea')
    await userEvent.click(await panel.findByRole('button', { name: /^Publish to/ }))
    await userEvent.click(within(await question()).getByRole('button', { name: 'Publish anyway' }))
    await expect(await panel.findByText('Nothing to publish', { selector: 'h3' })).toBeVisible()
  },
}

/** The slide that was asked about is on the stage; the first key replaces its words in their style. */
export const SampleReplaced: Story = {
  ...adminStory({ path: `${path}?slide=offer`, before: addSlides }),
  play: async () => {
    const editor = within(await screen.findByRole('group', { name: 'Rea' }))
    await expect(editor.getByRole('option', { name: /^Slide 2: Erbjudande/ })).toHaveAttribute('aria-selected', 'true')
    editor.getByRole('button', { name: /^Text: off everything, / }).focus()
    await userEvent.keyboard('{Enter}')
    const box = await editor.findByRole('textbox', { name: 'Text' })
    await expect(box).toHaveFocus()
    await waitFor(() => expect(getSelection()?.toString()).toMatch(/^off everything/))
    await userEvent.keyboard('on shoes')
    await expect(await within(box).findByRole('heading', { name: 'on shoes' })).toBeVisible()
    // thumbnails follow shortly after the last key
    await waitFor(() => expect(editor.queryByText(/^off everything/)).toBeNull())
  },
}

async function addFont(app: TestApp) {
  const { client, mallId } = await addSlides(app)
  const file = new File([new Uint8Array([0x77, 0x4f, 0x46, 0x46, 0, 1, 0, 0, ...Array(64).fill(0)])], 'Poster.woff')
  const [font] = await client.call(calls.uploadMedia, { query: { mallId, kind: 'Font' }, files: [file] })
  const { id, version, ...mall } = await client.call(calls.oneMall, { params: { id: mallId } })
  await client.call(calls.replaceMall, { params: { id }, version, body: { ...mall, fontId: font?.id ?? null } })
}

/** A font of the library for a part of a text; slides are shown in the mall's. A font that fails leaves the kiosk's own. */
export const Fonts: Story = {
  ...adminStory({ path, before: addFont }),
  play: async () => {
    const editor = within(await screen.findByRole('group', { name: 'Rea' }))
    editor.getByRole('button', { name: /^Text: God jul, / }).focus()
    await userEvent.keyboard('{Enter}')
    const box = await editor.findByRole('textbox', { name: 'Text' })
    await waitFor(() => expect(getComputedStyle(box).fontFamily).toMatch(/^"?font-/))
    // the editor places the caret some moments after the focus
    await waitFor(() => expect(box.contains(getSelection()?.anchorNode ?? null)).toBe(true))
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(await editor.findByRole('button', { name: 'Font' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Poster.woff' }))
    await waitFor(() => expect(box.innerHTML).toMatch(/<span class="font-[^>]*>God jul</))
  },
}
