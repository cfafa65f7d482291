import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as ContentForm from '../forms/content-form/content-form.parts'
import { useContentForm } from '../forms/content-form/use-content-form'
import { english, swedish } from '../internal/languages.fixture'
import { RichTextEditor } from './rich-text-editor'

type Shop = { description: Record<string, string> }

const schema = {
  '~standard': { version: 1 as const, vendor: 'story', validate: (value: unknown) => ({ value }) },
}

function ShopForm({ onSave }: { onSave: (shop: Shop) => void }) {
  const form = useContentForm<Shop>({
    initial: { description: { se: '<p>Rea</p>', en: '<p>Sale</p>' } },
    schema,
    languages: [swedish, english],
    onSubmit: async (saved) => {
      onSave(saved)
      return { saved }
    },
  })
  return (
    <div style={{ maxWidth: 640 }}>
      <ContentForm.Root form={form} aria-label="Shop">
        <ContentForm.Languages>
          <ContentForm.Field name="description" label="Description" localised>
            {(field) => <RichTextEditor {...field} />}
          </ContentForm.Field>
        </ContentForm.Languages>
      </ContentForm.Root>
      <ContentForm.Submit form={form} />
    </div>
  )
}

/** In a form, in several languages. */
const meta = {
  title: 'Rich text/In a form',
  tags: ['!autodocs'],
  component: ShopForm,
  args: { onSave: fn() },
} satisfies Meta<typeof ShopForm>

export default meta
type Story = StoryObj<typeof meta>

/** Ctrl+Enter saves pending changes without a line break. */
export const SavedByKey: Story = {
  play: async ({ args }) => {
    const box = await screen.findByRole('textbox', { name: 'Description' })
    await userEvent.click(box)
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}Nu{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ description: { se: '<p>Nu</p>', en: '<p>Sale</p>' } }),
    )
  },
}

/** Each language keeps its text and undo history across tabs. */
export const Languages: Story = {
  play: async ({ canvas, args }) => {
    const box = await screen.findByRole('textbox', { name: 'Description' })
    await userEvent.click(box)
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}Nu')
    await userEvent.click(canvas.getByRole('tab', { name: /English/ }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveTextContent('Sale'))
    await userEvent.click(canvas.getByRole('tab', { name: /Swedish/ }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveTextContent('Nu'))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).not.toHaveTextContent('Nu'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
  },
}

function RestoredDraft() {
  const [text, setText] = useState('')
  useEffect(() => setText('<p>Rea</p>'), [])
  return <RichTextEditor label="Description" counter={20_000} value={text} onValueChange={setText} />
}

/** A draft that a form restores at once is counted, although the editor starts later. */
export const DraftCounted: Story = {
  render: () => <RestoredDraft />,
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent('Rea')
    await expect(await canvas.findByText('10 of 20,000 characters, including formatting')).toBeVisible()
  },
}
