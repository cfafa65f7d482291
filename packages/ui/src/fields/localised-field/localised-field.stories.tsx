import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { english, icelandic, swedish } from '../../internal/languages.fixture'
import { TextField } from '../text-field/text-field'
import { LocalisedField } from './localised-field'

const meta = {
  title: 'Fields/LocalisedField',
  component: LocalisedField,
  args: {
    label: 'Name',
    required: true,
    languages: [swedish, english, icelandic],
    defaultValue: { se: 'Höstrea', en: 'Autumn sale' },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['A text in several languages, outside of a `ContentForm`.'],
      avoid: [
        'In a `ContentForm` with several localised fields: `ContentForm.Languages` switches them together.',
        'Texts in one language. Use `TextField`.',
      ],
      keyboard: [
        ['←, →', 'On the tabs: show the next language.'],
        ['Home, End', 'First and last language.'],
        ['Tab', 'From the tab to its text.'],
      ],
      accessibility: ['Tabs name the language and say whether the text is missing or has an error.'],
      do: {
        text: 'One field with a tab for each language; gaps are seen.',
        render: () => (
          <LocalisedField
            label="Name"
            languages={[swedish, english]}
            defaultValue={{ se: 'Höstrea', en: 'Autumn sale' }}
          />
        ),
      },
      dont: {
        text: 'A language in the label: twice as many fields, and no sign of what is missing.',
        render: () => (
          <div>
            <TextField label="Name (Swedish)" defaultValue="Höstrea" />
            <TextField label="Name (English)" />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof LocalisedField>

export default meta
type Story = StoryObj<typeof meta>

/** A tab for each language, with arrow keys; only the first is required. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('lang', 'sv')
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await userEvent.keyboard('{ArrowRight}')
    const icelandic = canvas.getByRole('textbox', { name: 'Name' })
    await expect(icelandic).toHaveValue('')
    await expect(icelandic).not.toBeRequired()
    await userEvent.type(icelandic, 'Útsala')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ se: 'Höstrea', en: 'Autumn sale', is: 'Útsala' })
    await expect(canvas.getByRole('tab', { name: 'Icelandic' })).toBeVisible()
  },
}

/** Any language, also one that is written from right to left. */
export const AnyLanguage: Story = {
  args: {
    languages: [
      { code: 'de', label: 'Deutsch' },
      { code: 'ar', tag: 'ar-EG', label: 'العربية', picture: <b aria-hidden="true">ع</b> },
    ],
    defaultValue: { de: 'Blumenladen' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('lang', 'de')
    await userEvent.click(canvas.getByRole('tab', { name: /^العربية/ }))
    const arabic = canvas.getByRole('textbox', { name: 'Name' })
    await expect(arabic).toHaveAttribute('lang', 'ar-EG')
    await expect(arabic).toHaveStyle({ direction: 'rtl' })
    await userEvent.type(arabic, 'متجر')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ de: 'Blumenladen', ar: 'متجر' })
  },
}

/** An empty text can be copied from another language; the focus moves to the text. */
export const CopiedFrom: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy from' })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: /Icelandic/ }))
    canvas.getByRole('button', { name: 'Copy from' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Swedish' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      se: 'Höstrea',
      en: 'Autumn sale',
      is: 'Autumn sale',
    })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn sale')
    await expect(canvas.queryByRole('button', { name: 'Copy from' })).toBeNull()
  },
}

/** Escape closes the language menu and returns the focus. */
export const NotCopied: Story = {
  args: { defaultLanguage: 'is' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy from' })
    await userEvent.click(button)
    await screen.findByRole('menuitem', { name: 'English' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Errors of other languages are marked on their tabs; the caller can open them. */
export const ErrorInOtherLanguage: Story = {
  args: { language: 'en', errors: { se: 'Field must have less than 8 letters' }, onLanguageChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn sale')
    await userEvent.click(canvas.getByRole('tab', { name: 'Swedish has an error' }))
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith('se')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn sale')
  },
}

/** Locked: every language can be read, none copied. */
export const ReadOnly: Story = {
  args: { defaultLanguage: 'is', readOnlyReason: 'You can view offers but not change them.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy from' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'You can view offers but not change them.',
    )
  },
}

/** An empty text, and languages to copy from. */
export const Untranslated: Story = {
  tags: ['picture'],
  args: { defaultLanguage: 'is', errors: { en: 'Invalid value' }, hint: 'Shown in the list.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'English has an error' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy from' })).toBeVisible()
  },
}

export const AllStates: Story = {
  args: { errors: { se: 'Field must have less than 8 letters' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Icelandic translation missing' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  },
}
