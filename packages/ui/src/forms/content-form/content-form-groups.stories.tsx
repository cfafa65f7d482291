import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DatePicker } from '../../fields/date-picker/date-picker'
import { NumberField } from '../../fields/number-field/number-field'
import { Switch } from '../../fields/switch/switch'
import { TextField } from '../../fields/text-field/text-field'
import { english, swedish } from '../../internal/languages.fixture'
import { memoryStorage } from './content-form.fixture'
import * as ContentForm from './content-form.parts'
import { type FormDescription, type FormFieldDescription, FormFields } from './content-form-fields'
import { FormGroup } from './content-form-group'
import { type SubmitOutcome, useContentForm } from './use-content-form'

type Found = {
  what: Record<string, string>
  foundOn: string
  shelf: number | null
  handedOut: boolean
}

const umbrella: Found = { what: { se: 'Svart paraply' }, foundOn: '2026-11-20', shelf: 4, handedOut: false }

const what: FormFieldDescription<Found> = {
  name: 'what',
  label: 'What was found',
  required: true,
  localised: true,
  control: (field) => <TextField {...field} />,
}

/** The form as data; controls receive values of the field's type. */
const fields: FormDescription<Found> = [
  what,
  {
    heading: 'Where and when',
    fields: [{ name: 'foundOn', label: 'Found on', required: true, control: (field) => <DatePicker {...field} /> }],
  },
  {
    heading: 'Storage',
    hint: 'Where the desk looks for it.',
    defaultOpen: false,
    fields: [
      { name: 'shelf', label: 'Shelf', control: (field) => <NumberField {...field} /> },
      { name: 'handedOut', label: 'Handed out', control: (field) => <Switch {...field} /> },
    ],
  },
]

/** A schema with its own messages, which are shown unchanged. */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'story',
    validate(input: unknown) {
      const { what, shelf } = input as Found
      const issues: { path: string[]; rule?: string; message: string }[] = []
      if (!what.se) issues.push({ path: ['what', 'se'], rule: 'required', message: '' })
      if (!(Number(shelf) <= 12)) issues.push({ path: ['shelf'], message: 'There are twelve shelves.' })
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
}

type FoundFormProps = {
  initial: Found
  description?: FormDescription<Found>
  onSubmit: (values: Found, version: number | undefined) => Promise<SubmitOutcome<Found>>
}

function FoundForm({ initial, description = fields, onSubmit }: FoundFormProps) {
  const [storage] = useState(memoryStorage)
  const form = useContentForm<Found>({
    initial,
    schema,
    languages: [swedish, english],
    onSubmit,
    draft: { key: 'found:1', storage },
  })
  return (
    <div style={{ maxWidth: 560 }}>
      <ContentForm.Root form={form} aria-label="Lost item">
        <ContentForm.Languages>
          <ContentForm.Fields fields={description} />
        </ContentForm.Languages>
      </ContentForm.Root>
      <p>
        <ContentForm.Submit form={form} />
      </p>
    </div>
  )
}

const folded: FormDescription<Found> = [
  { heading: 'More', defaultOpen: false, fields: [what] },
  { name: 'handedOut', label: 'Handed out', control: (field) => <Switch {...field} /> },
]

const meta = {
  title: 'Forms/ContentForm from a description',
  component: FoundForm,
  subcomponents: { FormFields: FormFields as never, FormGroup: FormGroup as never },
  parameters: {
    guide: {
      use: [
        'Forms that are described by data, such as by a server.',
        'Long forms whose rarely used fields are folded.',
      ],
      avoid: [
        'A form that is written by hand once: use `ContentForm.Field` in markup.',
        'Folding what must be filled in.',
      ],
      keyboard: [['Enter, Space', 'On a heading: fold or unfold the group.']],
      accessibility: [
        'Groups follow the disclosure pattern. A link of the error summary unfolds the group of its field.',
      ],
      parts: { Fields: ContentForm.Fields, Group: ContentForm.Group },
      do: {
        text: 'What is required is open; rarely used fields are folded.',
        render: () => (
          <div style={{ width: '100%' }}>
            <FoundForm initial={umbrella} onSubmit={async (saved) => ({ saved, version: 2 })} />
          </div>
        ),
      },
      dont: {
        text: 'A required field in a folded group, which nobody finds before the form is refused.',
        render: () => (
          <div style={{ width: '100%' }}>
            <FoundForm initial={umbrella} description={folded} onSubmit={async (saved) => ({ saved, version: 2 })} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'The fields as data instead of markup: `ContentForm.Fields` draws a `FormDescription`, whose controls are handed values of the record’s own types. What belongs together is a group (`ContentForm.Group` in markup): the **disclosure** pattern, a heading whose button says whether its fields are shown; Enter and Space fold them. Folded fields keep their values, are checked and saved, and a link of the error summary opens them.',
      },
    },
  },
  args: { initial: umbrella, onSubmit: fn(async (saved: Found, _version: number | undefined) => ({ saved })) },
} satisfies Meta<typeof FoundForm>

export default meta
type Story = StoryObj<typeof meta>

/** Enter and Space on the heading collapse and expand a group; collapsed fields keep their values and are saved. */
export const Disclosure: Story = {
  play: async ({ canvas, args }) => {
    const heading = within(canvas.getByRole('heading', { level: 3, name: 'Storage' })).getByRole('button')
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('textbox', { name: 'Shelf' })).toBeNull()
    heading.focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    const shelf = canvas.getByRole('textbox', { name: 'Shelf' })
    await expect(shelf).toHaveFocus()
    await userEvent.clear(shelf)
    await userEvent.type(shelf, '7')
    heading.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('textbox', { name: 'Shelf' })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Storage' })).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...umbrella, shelf: 7 }, undefined))
  },
}

/** The summary's link expands the group and opens the language's tab before it focuses the field. */
export const ErrorInAClosedGroup: Story = {
  tags: ['picture'],
  args: { initial: { ...umbrella, what: {}, shelf: 40 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /English/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Shelf: There are twelve shelves.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Storage has an error' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(within(summary).getByRole('button', { name: 'Shelf' }))
    const shelf = canvas.getByRole('textbox', { name: 'Shelf' })
    await expect(shelf).toHaveFocus()
    await expect(shelf).toHaveAccessibleDescription('There are twelve shelves.')
    await userEvent.click(within(summary).getByRole('button', { name: 'What was found (Swedish)' }))
    await expect(canvas.getByRole('textbox', { name: 'What was found' })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: /Swedish/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where and when' })).toBeVisible()
    await expect(canvas.getByText('Where the desk looks for it.')).not.toBeVisible()
  },
}
