import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { byTouch, phone } from '../conformance/touch'
import { rules } from './editor.fixture'
import { RichTextEditor } from './rich-text-editor'

/** Rich text on a phone, by touch. */
const meta = {
  title: 'Rich text/By touch',
  component: RichTextEditor,
  tags: ['!autodocs'],
  args: { label: 'Description', rules, onValueChange: fn() },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Tools keep the focus in the text, otherwise the on-screen keyboard would close. */
export const TouchFormats: Story = {
  play: byTouch(async (touch, { canvas, args }) => {
    const text = await screen.findByRole('textbox', { name: 'Description' })
    const tool = (name: string) =>
      within(canvas.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name })
    await touch.tap(text)
    await waitFor(() => expect(text).toHaveFocus())
    await touch.tap(tool('Bold'))
    await waitFor(() => expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('Sale')
    await touch.tap(tool('Bold'))
    await touch.tap(tool('Bulleted list'))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<ul><li><p><strong>Sale</strong></p></li></ul>'),
    )
    await touch.tap(tool('Link'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }))
    await touch.tap(dialog.getByRole('textbox', { name: 'Address' }))
    await userEvent.keyboard('havnogco.se')
    await touch.tap(dialog.getByRole('button', { name: 'Set link' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringContaining('havnogco.se')))
  }, phone),
}
