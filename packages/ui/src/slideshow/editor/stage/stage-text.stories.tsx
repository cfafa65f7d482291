import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, phone, within as place } from '../../../conformance/touch'
import type { EditedSlideshow } from '../edits'
import { SlideshowEditor } from '../slideshow-editor'
import { ControlledEditor, languages, mediaUrl, winter } from '../slideshow-editor.fixture'

const meta = {
  title: 'Slideshow/SlideshowEditor texts',
  component: SlideshowEditor,
  tags: ['!autodocs'],
  render: (args) => <ControlledEditor {...args} />,
  args: {
    label: 'Atrium, winter',
    value: winter,
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
type Canvas = Pick<typeof screen, 'findByRole' | 'queryByRole'>

const text = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Text' })
const title = /^Text: Jul- marknad, /
const lastLayer = (args: { onValueChange?: unknown }) => {
  const [value] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [EditedSlideshow]
  return value.slides[0]?.layers.at(-1)
}

/** Typing after adding a text edits it, as a headline. */
export const TypedAtOnce: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const outside = document.createElement('input')
    document.body.append(outside)
    outside.focus()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
      await expect(await text(canvas)).toHaveFocus()
      await userEvent.keyboard('Black Week')
      await expect(outside).toHaveValue('')
    } finally {
      outside.remove()
    }
    await expect(lastLayer(args)).toMatchObject({ kind: 'text', text: { se: '<h2>Black Week</h2>' } })
    await expect(canvas.getByRole('tab', { name: 'Layer' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** By keyboard: add, type, leave, move, stack, delete, undo. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('add and type', async () => {
      canvas.getByRole('button', { name: 'Text' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('Rea')
    })
    await step('leave', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: /^Text: Rea, 10% from the left/ })).toHaveFocus()
    })
    await step('move', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: /^Text: Rea, 11% from the left/ })).toHaveFocus()
    })
    await step('write on by a letter', async () => {
      await userEvent.keyboard('!')
      await expect(await text(canvas)).toHaveValue('Rea!')
      await userEvent.keyboard('{Escape}')
    })
    await step('order', async () => {
      canvas.getByRole('button', { name: 'Send to back' }).focus()
      await userEvent.keyboard('{Enter}')
      const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
      await expect(items.at(-1)).toBe('Text: Rea!')
    })
    await step('delete and undo', async () => {
      canvas.getByRole('button', { name: /^Text: Rea!, / }).focus()
      await userEvent.keyboard('{Delete}')
      await expect(canvas.queryByRole('button', { name: /^Text: Rea!, / })).toBeNull()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.getByRole('button', { name: /^Text: Rea!, / })).toBeVisible()
    })
  },
}

/** A text is edited in place by a second click, with the caret at the end, and keeps its style. */
export const EditedBySecondClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: title }))
    await expect(canvas.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: title }))
    await expect(await text(canvas)).toHaveFocus()
    await userEvent.keyboard(' i dag')
    const [value] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [EditedSlideshow]
    await expect(value.slides[0]?.layers[1]?.text).toEqual({
      se: '<h2><span class="text-huge">Jul-</span></h2><h2><span class="text-huge">marknad i dag</span></h2>',
    })
    // a click beside it ends editing
    await userEvent.click(canvas.getByRole('application'))
    await expect(canvas.queryByRole('textbox', { name: 'Text' })).toBeNull()
  },
}

/** Two new texts do not overlap. */
export const TwoTexts: Story = {
  args: { value: { ...winter, slides: [] } },
  play: async ({ canvas }) => {
    // adds a slide if there is none
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
    await userEvent.keyboard('One')
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
    await userEvent.keyboard('Two')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /^Text: One, .* 10% from the top/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Text: Two, .* 20% from the top/ })).toBeInTheDocument()
  },
}

/** A background colour; without text, the layer is a block of colour. */
export const ColourBehindText: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Night blue' }))
    await expect(lastLayer(args)).toMatchObject({ fill: '#101c3d' })
    await expect(canvas.getAllByText('Colour block')).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'None' }))
    await expect(lastLayer(args)?.fill).toBeUndefined()
  },
}

/** The buttons Text, Picture and Video are visible without scrolling beside the rail at 1024 px. */
export const ToolsVisible: Story = {
  args: { style: { height: 640, width: 968 } },
  play: async ({ canvas }) => {
    const { top, bottom, left, right } = canvas.getByRole('group', { name: 'Atrium, winter' }).getBoundingClientRect()
    const tools = within(canvas.getByRole('group', { name: 'Add to the slide' }))
    for (const name of ['Text', 'Picture', 'Video']) {
      const tool = tools.getByRole('button', { name }).getBoundingClientRect()
      await expect(tool.top).toBeGreaterThanOrEqual(top)
      await expect(tool.bottom).toBeLessThanOrEqual(Math.min(bottom, top + 100))
      await expect(tool.left).toBeGreaterThanOrEqual(left)
      await expect(tool.right).toBeLessThanOrEqual(right)
    }
  },
}

/** By touch: a tap adds a text to edit, a second tap on a text edits it. */
export const WithFingers: Story = {
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Text' }))
    await waitFor(async () => expect(await text(canvas)).toHaveFocus())
    await userEvent.keyboard('Rea{Escape}')
    const top = () => place(canvas.getByRole('button', { name: title }), 0.4, 0.2)
    await touch.tap(top())
    await expect(canvas.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await touch.tap(top())
    await waitFor(async () => expect(await text(canvas)).toHaveFocus())
  }, phone),
}
