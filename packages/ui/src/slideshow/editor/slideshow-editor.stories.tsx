import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, type screen, userEvent, waitFor, within } from 'storybook/test'
import { norwegian } from '../../internal/languages.fixture'
import { SlideshowEditor } from './slideshow-editor'
import { ControlledEditor, languages, mediaUrl, winter } from './slideshow-editor.fixture'

const meta = {
  title: 'Slideshow/SlideshowEditor',
  component: SlideshowEditor,
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
  parameters: {
    guide: {
      use: ['Edit the slides of a slideshow or screensaver.'],
      avoid: ['Only to show it. Use `SlideshowPlayer` or `SlideshowPreview`.', 'One picture. Use `ImageField`.'],
      keyboard: [
        ['↑, ↓', 'In the strip: select a slide.'],
        ['Alt ↑, Alt ↓', 'In the strip: move the slide.'],
        ['←, →, ↑, ↓', 'On a layer: move it; with Shift further.'],
        ['Delete', 'Deletes the selected slide or layer.'],
        ['Ctrl Z, Ctrl Shift Z', 'Undo and redo.'],
        ['Escape', 'Leaves the text or layer.'],
      ],
      accessibility: ['Positions and sizes can be typed as figures instead of dragged (WCAG 2.5.7).'],
      do: {
        text: 'Several slides, whose order and days are set here.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ControlledEditor
              label="Winter"
              value={winter}
              languages={languages}
              mediaUrl={mediaUrl}
              onValueChange={() => {}}
              style={{ height: 480 }}
            />
          </div>
        ),
      },
      dont: {
        text: 'One picture that never changes. Use ImageField.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ControlledEditor
              label="One picture"
              value={{ ...winter, slides: winter.slides.slice(0, 1) }}
              languages={languages}
              mediaUrl={mediaUrl}
              onValueChange={() => {}}
              style={{ height: 480 }}
            />
          </div>
        ),
      },
    },
    bare: true,
  },
} satisfies Meta<typeof SlideshowEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { getByRole: typeof screen.getByRole; getAllByRole: typeof screen.getAllByRole }

const names = (canvas: Canvas) =>
  canvas.getAllByRole('option').map((slide) => slide.textContent?.replace(/^Slide \d+: (.*?)\d+$/, '$1').slice(0, 20))
const chosen = (canvas: Canvas) =>
  canvas.getAllByRole('option', { selected: true }).map((slide) => /Slide (\d+)/.exec(slide.textContent ?? '')?.[1])
const slide = (canvas: Canvas, name: RegExp) => canvas.getByRole('option', { name })
/** The last announcement. */
const announcement = (canvas: Canvas) =>
  canvas.getAllByRole('status').find((status) => status.dataset.slot === 'slideshow-editor-news')

/** A video that the kiosks can’t play is named where it can be replaced. */
export const UnplayableVideo: Story = {
  args: {
    value: {
      ...winter,
      slides: [
        {
          id: 'only',
          name: 'Film',
          index: 0,
          layers: [
            { id: 'film', kind: 'video', mediaId: 'film', frame: { x: 0, y: 0, width: 1, height: 1 }, for: 'both' },
          ],
        },
      ],
    },
    mediaProblem: (id) => (id === 'film' ? 'film.mp4 isn’t shown: the kiosks can’t play it (HEVC).' : undefined),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Layer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Video', pressed: false }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('film.mp4 isn’t shown: the kiosks can’t play it (HEVC).')
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible()
  },
}

/** New slides are inserted after the active one; each action is announced and moves the focus. */
export const Slides: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('5 slides, 25 s')).toBeVisible()
    await step('added after the one on the stage', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add slide' }))
      await expect(slide(canvas, /^Slide 2: Slide 6/)).toHaveAttribute('aria-selected', 'true')
      await expect(announcement(canvas)).toHaveTextContent('Slide 6 added at position 2.')
      // an empty slide does not play
      await expect(canvas.getByText('6 slides, 25 s')).toBeVisible()
    })
    await step('deleted by key, with the focus on the next', async () => {
      slide(canvas, /: Slide 6/).focus()
      await userEvent.keyboard('{Delete}')
      await expect(slide(canvas, /Ice skates/)).toHaveFocus()
      await expect(announcement(canvas)).toHaveTextContent('Slide 6 deleted.')
    })
    await step('copied', async () => {
      await userEvent.keyboard('{Control>}d{/Control}')
      await expect(slide(canvas, /^Slide 3: Ice skates, copy/)).toHaveFocus()
    })
    await step('moved by a step and to the end', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(announcement(canvas)).toHaveTextContent('Ice skates, copy moved to position 2.')
      await expect(slide(canvas, /^Slide 2: Ice skates, copy/)).toHaveFocus()
      await userEvent.keyboard('{Alt>}{End}{/Alt}')
      await expect(slide(canvas, /^Slide 6: Ice skates, copy/)).toHaveFocus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(announcement(canvas)).toHaveTextContent('It can’t go any further.')
    })
    await step('all of it undone', async () => {
      for (const _ of Array(5)) await userEvent.keyboard('{Control>}z{/Control}')
      await expect(names(canvas)).toHaveLength(5)
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await expect(canvas.getAllByRole('option')).toHaveLength(6)
      await expect(announcement(canvas)).toHaveTextContent('Redone.')
    })
  },
}

/** Several slides are moved, copied and deleted together. */
export const SeveralSlides: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    await step('by keys', async () => {
      slide(canvas, /Christmas/).focus()
      await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expect(chosen(canvas)).toEqual(['2', '3', '4'])
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(chosen(canvas)).toEqual(['1', '2', '3'])
      await expect(announcement(canvas)).toHaveTextContent('3 slides moved to position 1.')
    })
    await step('by pointer', async () => {
      const user = userEvent.setup()
      await user.click(slide(canvas, /Sewing/))
      await user.keyboard('{Control>}')
      await user.click(slide(canvas, /Ice/))
      await user.keyboard('{/Control}')
      await expect(chosen(canvas)).toEqual(['1', '5'])
    })
    await step('deleted', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ slides: [{}, {}, {}].map((_, index) => expect.objectContaining({ index })) }),
      )
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(chosen(canvas)).toEqual(['1', '5'])
      await expect(slide(canvas, /^Slide 1: Ice skates/)).toHaveFocus()
    })
  },
}

/** By pointer: a line marks the target position. */
export const DraggedSlides: Story = {
  tags: ['picture'],
  parameters: {
    // the place of a lifted slide is dimmed, as inactive controls are
    a11y: { context: { exclude: ['[data-radix-focus-guard]', '[data-aria-hidden="true"]', '[data-lifted]'] } },
  },
  play: async ({ canvas }) => {
    // let go before React has drawn the moves, as on a busy machine
    const drag = (from: HTMLElement, down: number, letGo = true) => {
      const { left, top } = from.getBoundingClientRect()
      const mouse = { isPrimary: true, button: 0, pointerType: 'mouse', pointerId: 1 }
      fireEvent.pointerDown(from, { clientX: left + 60, clientY: top + 20, ...mouse })
      for (const part of [0.1, 0.5, 1]) {
        fireEvent.pointerMove(document, { clientX: left + 60, clientY: top + 20 + down * part, ...mouse })
      }
      if (letGo) fireEvent.pointerUp(document, mouse)
    }
    drag(slide(canvas, /Christmas/), 290)
    await waitFor(() => expect(slide(canvas, /^Slide 3: Christmas market/)).toBeVisible())
    await expect(announcement(canvas)).toHaveTextContent('Christmas market moved to position 3.')
    drag(slide(canvas, /Sewing/), -330, false)
    await waitFor(() => expect(slide(canvas, /Sewing/)).toHaveAttribute('data-lifted'))
  },
}

/** Untranslated texts fall back to the mall's first available language, as on kiosks. */
export const MissingLanguage: Story = {
  args: {
    languages: [...languages, norwegian],
    defaultLanguage: 'no',
    value: {
      ...winter,
      slides: winter.slides.slice(0, 1).map((one) => ({
        ...one,
        layers: one.layers.map((layer) =>
          layer.id === 'title' ? { ...layer, text: { en: '<h2>Market</h2>', se: '<h2>Marknad</h2>' } } : layer,
        ),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Marknad')).toHaveLength(2)
    await expect(canvas.queryByText('Market')).toBeNull()
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Text: Marknad,/ }))
    const field = canvas.getByRole('textbox', { name: 'Text' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('lang', 'nb')
  },
}

/** A custom text editor replaces the plain text box. */
export const OwnTextEditor: Story = {
  args: {
    renderText: ({ label, value, onValueChange, language }) => (
      <label>
        {label}, {language}
        <input value={value} onChange={(event) => onValueChange(event.target.value)} />
      </label>
    ),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Text: Jul- marknad,/ }).focus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Text, se' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.paste('<h2>Jul</h2>')
    await expect(JSON.stringify((args.onValueChange as ReturnType<typeof fn>).mock.lastCall)).toContain('<h2>Jul</h2>')
  },
}

/** Without dragging: a menu beside each slide. */
export const SlideMenu: Story = {
  play: async ({ canvas }) => {
    const open = async (name: RegExp, item: string) => {
      await userEvent.click(canvas.getByRole('button', { name }))
      const menu = within(await within(document.body).findByRole('menu'))
      await userEvent.click(menu.getByRole('menuitem', { name: item }))
    }
    await open(/^More actions for Slide 4/, 'Move to the start')
    await expect(slide(canvas, /^Slide 1: Coffee for two/)).toHaveAttribute('aria-selected', 'true')
    await open(/^More actions for Slide 1/, 'Delete Del')
    await waitFor(() => expect(slide(canvas, /^Slide 1: Christmas/)).toHaveFocus())
  },
}

/** Settings of all slides. */
export const Settings: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    await step('speed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Very slow' }))
      await expect(canvas.getByText('5 slides, 60 s')).toBeVisible()
      await expect(canvas.getByText('0:00 / 1:00')).toBeVisible()
      await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }))
      const seconds = canvas.getByRole('textbox', { name: 'Seconds per slide' })
      await expect(seconds).toHaveValue('12')
      await userEvent.clear(seconds)
      await userEvent.type(seconds, '601{Tab}')
      await expect(seconds).toBeInvalid()
      await expect(seconds).toHaveAccessibleDescription('Invalid value. Enter 600 or less.')
      await userEvent.clear(seconds)
      await userEvent.type(seconds, '600{Tab}')
      await expect(seconds).toBeValid()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ displaySpeed: { custom: 600 } }),
      )
      await expect(canvas.getByText('0:00 / 50:00')).toBeVisible()
    })
    await step('animation and background', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Zoom' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'Night blue' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ animation: 'zoom', background: { colour: '#101c3d' } }),
      )
      const background = within(canvas.getByRole('region', { name: 'Background' }))
      await userEvent.click(background.getByRole('button', { name: 'Picture' }))
      await expect(await canvas.findByRole('img', { name: 'Background picture for all slides' })).toBeVisible()
    })
    await step('when it shows', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'At set times' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ show: 'timeRange' }))
    })
  },
}

/** A slide has its own dates; one that is not shown today is marked and not counted. */
export const SlideDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Slide' }))
    const group = canvas.getByRole('group', { name: 'Dates of this slide' })
    const first = within(group).getByRole('textbox', { name: 'From' })
    await userEvent.type(first, '28 Nov 2026{Tab}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        slides: expect.arrayContaining([expect.objectContaining({ id: 'forest', startDate: '2026-11-28' })]),
      }),
    )
    await expect(slide(canvas, /Christmas market, Not shown today/)).toBeVisible()
    await expect(canvas.getByText('5 slides, 20 s')).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Slide name' })
    await userEvent.clear(name)
    await expect(name).toHaveAccessibleDescription('Enter a name for the slide.')
  },
}

/** Without write permission everything is visible and locked, with a reason. */
export const ReadOnly: Story = {
  tags: ['picture'],
  args: { readOnlyReason: 'You can view slideshows but not change them.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Atrium, winter' })).toHaveAccessibleDescription(
      'You can view slideshows but not change them.',
    )
    slide(canvas, /Christmas/).focus()
    await userEvent.keyboard('{Delete}{Control>}d{/Control}{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add slide' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Zoom' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Text: Jul- marknad,/ }))
    await userEvent.keyboard('{ArrowRight}{Delete}{Enter}a')
    await expect(canvas.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  tags: ['picture'],
  args: { value: { ...winter, slides: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No slides yet')).toBeVisible()
    const [, inTheMiddle] = canvas.getAllByRole('button', { name: 'Add slide' })
    await userEvent.click(inTheMiddle as HTMLElement)
    await expect(slide(canvas, /^Slide 1: Slide 1/)).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByText('No slides yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Add slide' })[0]).toHaveFocus()
  },
}

/** Plays on the stage, and in a preview window. */
export const PlayAndPreview: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add slide' }))
    await userEvent.click(slide(canvas, /Open late/))
    await expect(canvas.getByText('0:10 / 0:25')).toBeVisible()
    await step('on the stage, from the chosen slide', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Play' }))
      await expect(await canvas.findByRole('group', { name: /Open late/ })).toBeVisible()
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
      await userEvent.click(canvas.getByRole('radio', { name: 'Edit' }))
      await expect(canvas.getByRole('application')).toBeVisible()
    })
    await step('by the button of the timeline, which keeps the focus', async () => {
      canvas.getByRole('button', { name: 'Play' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('button', { name: 'Pause' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(canvas.getByRole('radio', { name: 'Edit' }))
    })
    await step('in a window', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
      const dialog = await within(document.body).findByRole('dialog', { name: 'Preview of Atrium, winter' })
      await expect(dialog).toBeVisible()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(canvas.getAllByRole('option', { hidden: true })).toHaveLength(6)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus())
    })
  },
}

export const AllStates: Story = {
  tags: ['width-1024', 'width-390', 'brand-red'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Text: Jul- marknad,/ }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('tab', { name: 'Layer' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Edit text' })).toBeVisible()
  },
}
