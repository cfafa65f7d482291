import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { EditedSlideshow } from '../edits'
import { SlideshowEditor } from '../slideshow-editor'
import { ControlledEditor, languages, mediaUrl, winter } from '../slideshow-editor.fixture'

const meta = {
  title: 'Slideshow/SlideshowEditor templates',
  component: SlideshowEditor,
  tags: ['!autodocs'],
  render: (args) => <ControlledEditor {...args} />,
  args: {
    label: 'Atrium, winter',
    value: { ...winter, background: { colour: '#ffffff' }, slides: [] },
    brand: { colour: '#7a1f3d', logoId: 'waves' },
    languages,
    mediaUrl,
    onValueChange: fn(),
    pickMedia: async () => ({ id: 'coffee' }),
    style: { height: 820 },
  },
  parameters: { bare: true },
} satisfies Meta<typeof SlideshowEditor>

export default meta
type Story = StoryObj<typeof meta>

const names = [
  'Headline over picture',
  'Offer',
  'Opening hours',
  'Event',
  'Picture and text',
  'Full-screen picture with caption',
]
const last = (args: { onValueChange?: unknown }) =>
  ((args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [EditedSlideshow])[0]

/** An empty slideshow offers six templates in the mall's colour, with its logo and languages. */
export const FromNothing: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const templates = within(canvas.getByRole('region', { name: 'Templates' }))
    await expect(templates.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    )
    await userEvent.click(templates.getByRole('button', { name: /Opening hours/ }))
    const [slide] = last(args).slides
    await expect(slide?.name).toBe('Opening hours')
    await expect(slide?.layers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fill: '#7a1f3d' }),
        expect.objectContaining({ mediaId: 'waves' }),
        expect.objectContaining({
          text: { se: expect.stringContaining('Öppettider'), en: expect.stringContaining('Opening hours') },
        }),
      ]),
    )
    await expect(canvas.getByRole('option', { name: /^Slide 1: Opening hours/ })).toHaveFocus()
  },
}

/** A template fills an empty slide or is inserted after the active one; each is one undo step. By keyboard. */
export const FromTheStrip: Story = {
  args: { value: winter },
  play: async ({ canvas, step }) => {
    const take = async (name: RegExp) => {
      canvas.getByRole('button', { name: 'Slide from a template' }).focus()
      await userEvent.keyboard('{Enter}')
      const window = within(await within(document.body).findByRole('dialog', { name: 'Slide from a template' }))
      window.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await step('after the one on the stage', async () => {
      await take(/Offer/)
      await expect(await canvas.findByRole('option', { name: /^Slide 2: Offer/ })).toHaveFocus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.getAllByRole('option')).toHaveLength(5)
    })
    await step('into an empty one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add slide' }))
      await take(/Event/)
      await expect(await canvas.findByRole('option', { name: /^Slide 2: Event/ })).toHaveFocus()
      await expect(canvas.getAllByRole('option')).toHaveLength(6)
    })
  },
}

/** The first key replaces a sample in its style, and removes the template's texts in other languages. */
export const WordsReplaced: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Picture and text/ }))
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Text: Nytt i veckan, / }))
    await userEvent.keyboard('Vårrea')
    const texts = last(args).slides[0]?.layers.map(({ text }) => text)
    await expect(texts).toContainEqual({ se: '<h2><span class="text-huge">Vårrea</span></h2>' })
  },
}

/** An image placeholder asks for a file; a template has separate frames for landscape. */
export const PictureAndLandscape: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Picture and text/ }))
    await userEvent.dblClick(
      canvas.getByRole('button', { name: /^Picture, 0% from the left, 0% from the top, 100% wide/ }),
    )
    await expect(await canvas.findByRole('button', { name: 'Replace' })).toBeVisible()
    await expect(last(args).slides[0]?.layers[0]).toMatchObject({ mediaId: 'coffee', fit: 'cover' })
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Landscape' })[0] as HTMLElement)
    const picture = canvas.getByRole('button', { name: /^Picture, 0% from the left, 0% from the top, 50% wide/ })
    picture.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(last(args).slides[0]?.layers[0]).toMatchObject({
      frame: { x: 0, width: 1 },
      landscapeFrame: { x: 0.01, width: 0.5 },
    })
  },
}
