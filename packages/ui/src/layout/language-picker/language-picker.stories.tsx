import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { english, icelandic, norwegian, swedish } from '../../internal/languages.fixture'
import { LanguagePicker } from './language-picker'

const meta = {
  title: 'Layout/LanguagePicker',
  component: LanguagePicker,
  args: {
    onValueChange: fn(),
    languages: [
      english,
      { ...swedish, label: 'Svenska' },
      { ...norwegian, label: 'Norsk' },
      { ...icelandic, label: 'Íslenska' },
    ],
  },
  parameters: {
    guide: {
      use: ['The language of the interface.'],
      avoid: ['The language of a text that is edited. Use `LocalisedField` or `ContentForm.Languages`.'],
      keyboard: [
        ['Enter, Space, ↓', 'Open the menu.'],
        ['↑, ↓', 'Move.'],
        ['Enter, Space', 'Select.'],
        ['Escape', 'Closes it.'],
      ],
      accessibility: ['Languages are named in their own language, with `lang`. Flags are decoration.'],
      do: {
        text: 'Each language by its own name, so that its speakers find it.',
        render: () => (
          <LanguagePicker
            languages={[english, { ...swedish, label: 'Svenska' }, { ...icelandic, label: 'Íslenska' }]}
          />
        ),
      },
      dont: {
        text: 'Press it: names in English only.',
        render: () => (
          <LanguagePicker
            languages={[english, { ...swedish, label: 'Swedish' }, { ...icelandic, label: 'Icelandic' }]}
          />
        ),
      },
    },
  },
} satisfies Meta<typeof LanguagePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    const picker = canvas.getByRole('button', { name: 'Language: English' })
    picker.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('se')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: Svenska' })).toHaveFocus())
  },
}

export const AllStates: Story = {
  args: { defaultValue: 'is' },
  parameters: { picture: { of: '[role="menu"]' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Íslenska' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Íslenska' })).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Norsk' })).toHaveAttribute('lang', 'nb')
  },
}
