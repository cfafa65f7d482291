import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, type screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, phone, within as place } from '../../../conformance/touch'
import { SlideshowEditor } from '../slideshow-editor'
import { ControlledEditor, languages, mediaUrl, winter } from '../slideshow-editor.fixture'

const meta = {
  title: 'Slideshow/SlideshowEditor layers',
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
type Canvas = { getByRole: typeof screen.getByRole; getAllByRole: typeof screen.getAllByRole }

const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name })
const title = /^Text: Jul- marknad, /
const announcement = (canvas: Canvas) =>
  canvas.getAllByRole('status').find((status) => status.dataset.slot === 'slideshow-editor-news')

/** Drags an element by mouse, in fractions of the stage. */
function drag(canvas: Canvas, element: Element, by: { x: number; y: number }, { letGo = true, altKey = false } = {}) {
  const stage = canvas.getByRole('application').getBoundingClientRect()
  const from = element.getBoundingClientRect()
  const mouse = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', altKey }
  const start = { clientX: from.left + from.width / 2, clientY: from.top + from.height / 2 }
  fireEvent.pointerDown(element, { ...start, ...mouse })
  for (const part of [0.5, 1]) {
    const at = {
      clientX: start.clientX + by.x * part * stage.width,
      clientY: start.clientY + by.y * part * stage.height,
    }
    fireEvent.pointerMove(element, { ...at, ...mouse })
  }
  if (letGo) fireEvent.pointerUp(element, mouse)
}

/** By keyboard: arrow keys move, with Ctrl resize, with Shift faster; the position is announced. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('moved and sized', async () => {
      box(canvas, title).focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
      await expect(announcement(canvas)).toHaveTextContent('10% from the left, 12% from the top, 78% wide, 20% high')
      await expect(box(canvas, title)).toHaveFocus()
      await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowDown}{/Control}')
      await expect(announcement(canvas)).toHaveTextContent('10% from the left, 12% from the top, 77% wide, 21% high')
    })
    await step('one step for undo', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(box(canvas, title)).toHaveAccessibleName(
        'Text: Jul- marknad, 8% from the left, 7% from the top, 78% wide, 20% high',
      )
    })
    await step('copied and deleted, with the focus kept', async () => {
      await userEvent.keyboard('{Control>}d{/Control}')
      await expect(announcement(canvas)).toHaveTextContent('Text: Jul- marknad copied.')
      await expect(document.activeElement).toHaveAccessibleName(/11% from the left/)
      await userEvent.keyboard('{Delete}')
      await expect(canvas.getByRole('application')).toContainElement(document.activeElement as HTMLElement)
    })
    await step('from a layer into its text', async () => {
      box(canvas, title).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Escape}')
      await expect(box(canvas, title)).toHaveFocus()
      await expect(canvas.queryByRole('textbox', { name: 'Text' })).toBeNull()
    })
    await step('let go', async () => {
      box(canvas, title).focus()
      await userEvent.keyboard('{ArrowLeft}{Escape}')
      await expect(box(canvas, title)).toHaveAttribute('aria-pressed', 'false')
      await userEvent.keyboard(' ')
      await expect(box(canvas, title)).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard(' ')
      await expect(box(canvas, title)).toHaveAttribute('aria-pressed', 'false')
    })
    await step('to the edge and no further', async () => {
      await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
      await expect(announcement(canvas)).toHaveTextContent('It can’t go any further.')
    })
    await step('copied as it has the focus, though it is not chosen', async () => {
      await userEvent.keyboard('{Escape}{Control>}d{/Control}')
      await expect(announcement(canvas)).toHaveTextContent('Text: Jul- marknad copied.')
      await userEvent.keyboard('{Escape}{Delete}')
      await expect(announcement(canvas)).toHaveTextContent('Text: Jul- marknad deleted.')
    })
  },
}

/** By pointer: centres and edges snap with guides. */
export const Snapping: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    await step('the left edge to that of the text below', async () => {
      drag(canvas, box(canvas, title), { x: 0.05, y: 0.03 }, { altKey: true })
      await waitFor(() => expect(box(canvas, title)).toHaveAccessibleName(/13% from the left, 10% from the top/))
      drag(canvas, box(canvas, title), { x: -0.045, y: 0 })
      await waitFor(() => expect(box(canvas, title)).toHaveAccessibleName(/8% from the left/))
    })
    await step('free with Alt', async () => {
      drag(canvas, box(canvas, title), { x: 0.005, y: -0.03 }, { altKey: true })
      await waitFor(() => expect(box(canvas, title)).toHaveAccessibleName(/9% from the left, 7% from the top/))
    })
    await step('back with Escape', async () => {
      const before = box(canvas, title).getAttribute('aria-label')
      const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length
      drag(canvas, box(canvas, title), { x: 0.05, y: 0.2 }, { letGo: false })
      box(canvas, title).focus()
      await userEvent.keyboard('{Escape}')
      fireEvent.pointerUp(box(canvas, title), { pointerId: 1 })
      await expect(box(canvas, title)).toHaveAccessibleName(before ?? '')
      await expect(args.onValueChange).toHaveBeenCalledTimes(calls)
    })
    await step('to the middle of the stage', async () => {
      drag(canvas, box(canvas, title), { x: 0.02, y: 0.326 }, { letGo: false })
      await waitFor(() => expect(box(canvas, title)).toHaveAccessibleName(/11% from the left, 40% from the top/))
    })
  },
}

/** Position and size as numbers; values out of range are rejected with an error. */
export const TypedFigures: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, title))
    const type = async (name: string, figure: string) => {
      const field = canvas.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, `${figure}{Tab}`)
      return field
    }
    await expect(await type('From the left, %', '20')).toBeValid()
    await expect(box(canvas, title)).toHaveAccessibleName(/20% from the left/)
    const left = await type('From the left, %', '30')
    await expect(left).toBeInvalid()
    await expect(left).toHaveAccessibleDescription('Invalid value. Enter 22 or less.')
    await expect(box(canvas, title)).toHaveAccessibleName(/20% from the left/)
    await type('Width, %', '50')
    await expect(await type('From the left, %', '30')).toBeValid()
  },
}

/** Texts are edited by language; continuous typing is one undo step. */
export const Texts: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
    await userEvent.keyboard('Rea{Enter}i dag')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Rea\ni dag')
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Sale')
    const layers = (slides: object[]) => (slides[0] as { layers: object[] }).layers
    const last = () => {
      const [value] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [typeof winter]
      return layers([...value.slides]).at(-1)
    }
    await expect(last()).toMatchObject({ text: { se: '<h2>Rea</h2><h2>i dag</h2>', en: '<h2>Sale</h2>' } })
    await step('undone text by text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(last()).toMatchObject({ text: { se: '<h2>Rea</h2><h2>i dag</h2>' } })
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(last()).toMatchObject({ text: {} })
    })
  },
}

/** Images come from the caller's library; layers can be stacked and limited to an orientation. */
export const PicturesAndOrder: Story = {
  play: async ({ canvas, step }) => {
    const items = () =>
      canvas
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .filter((text) => /^(Text|Picture|Video)/.test(text ?? ''))
    await step('added in front', async () => {
      const tools = within(canvas.getByRole('group', { name: 'Add to the slide' }))
      await userEvent.click(tools.getByRole('button', { name: 'Picture' }))
      await waitFor(() => expect(items()).toHaveLength(4))
      await expect(items()[0]).toBe('Picture')
    })
    await step('to the back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send to back' }))
      await expect(announcement(canvas)).toHaveTextContent('Picture moved to position 1 of 4 from the back.')
      await expect(canvas.getByRole('button', { name: 'Send to back' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('on lying screens only', async () => {
      await userEvent.click(canvas.getAllByRole('radio', { name: 'Landscape' }).at(-1) as HTMLElement)
      await expect(items()).toHaveLength(3)
      await userEvent.click(canvas.getAllByRole('radio', { name: 'Landscape' })[0] as HTMLElement)
      await expect(items()).toHaveLength(4)
    })
  },
}

export const Landscape: Story = {
  tags: ['picture'],
  args: { defaultOrientation: 'landscape' },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, title))
    const stage = canvas.getByRole('application').getBoundingClientRect()
    await expect(stage.width / stage.height).toBeCloseTo(1920 / 1080, 1)
  },
}

/**
 * By touch: a layer is dragged and resized, a slide is moved by its handle, and the strip scrolls by its thumbnails.
 */
export const WithFingers: Story = {
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(box(canvas, title))
    const before = box(canvas, title).getBoundingClientRect()
    await touch.drag(place(box(canvas, title), 0.5), place(box(canvas, title), 0.5, 1.8))
    await waitFor(() => expect(box(canvas, title).getBoundingClientRect().top).toBeGreaterThan(before.top + 20))
    const [first, second] = canvas.getAllByRole('option')
    if (!first || !second) throw new Error('There are slides')
    await touch.drag(place(first, 0.7, 0.9), place(second, 0.95, 0.9))
    await waitFor(() => expect(canvas.getAllByRole('option')[1]).toHaveTextContent('Christmas market'))
  }, phone),
}
