import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TextField } from '../fields/text-field/text-field'
import { RichTextInPlace } from './rich-text-in-place'

const meta = {
  title: 'Rich text/RichTextInPlace',
  component: RichTextInPlace,
  args: { label: 'Headline', defaultValue: '<h2>Autumn</h2>', onValueChange: fn() },
  render: function Placed(args) {
    const [tools, setTools] = useState<HTMLElement | null>(null)
    return (
      <div className="kui:flex kui:flex-col kui:gap-3">
        <div ref={setTools} />
        <RichTextInPlace {...args} tools={tools} />
      </div>
    )
  },
  parameters: {
    guide: {
      use: ['Rich text at the place where it is shown, such as on a slide.'],
      avoid: ['In a form. Use `RichTextEditor`, which has a label and errors.'],
      keyboard: [
        ['Alt F10', 'To the toolbar.'],
        ['Escape', 'Back to the text.'],
      ],
      do: {
        text: 'Text on a slide, edited where visitors see it.',
        render: () => (
          <div style={{ width: '100%' }}>
            <div style={{ padding: 24, background: 'var(--k-sunken)' }}>
              <RichTextInPlace label="Text of the slide" defaultValue="<h2>Autumn sale</h2>" />
            </div>
          </div>
        ),
      },
      dont: {
        text: 'A field of a form: nobody sees its label or where it begins. Use RichTextEditor.',
        render: () => (
          <div style={{ width: '100%' }}>
            <div>
              <TextField label="Name" />
              <RichTextInPlace label="Description" defaultValue="<p>Open all week</p>" />
            </div>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof RichTextInPlace>

export default meta
type Story = StoryObj<typeof meta>

/** The caret starts at the end; changes are reported as in the other editor. */
export const AllStates: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Headline' }).focus()
    await userEvent.keyboard(' sale')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<h2>Autumn sale</h2>'))
  },
}

const styled = (words: string) => `<h2 class="text-center"><span class="text-huge">${words}</span></h2>`

/** The first key replaces a selected text, which keeps its style, also when everything was deleted first. */
export const Selected: Story = {
  args: { defaultValue: styled('Your headline'), selected: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Headline' }).focus()
    await userEvent.keyboard('Rea')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(styled('Rea')))
    await userEvent.keyboard('{Control>}a{/Control}Jul')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(styled('Jul')))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}Sport')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(styled('Sport')))
  },
}

/** Several lines become one in the style of the first. */
export const SelectedLines: Story = {
  args: { defaultValue: `${styled('Mon–Fri 10–20')}<p>Sat 10–18</p><h3>Sun 11–17</h3>`, selected: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Headline' }).focus()
    await userEvent.keyboard('Open')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(styled('Open')))
  },
}

/** Alt F10 moves to the toolbar, Escape back. */
export const ToolsElsewhere: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Headline' })
    text.focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(text).toHaveFocus()
  },
}
