import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as SideSheet from '../../primitives/side-sheet/side-sheet.parts'
import { ContentForm } from './content-form'
import { memoryStorage, OfferForm, offer } from './content-form.fixture'
import type { SubmitOutcome } from './use-content-form'

type Outcome = SubmitOutcome<typeof offer>

const saving = (outcome: (values: typeof offer) => Outcome) =>
  fn(async (values: typeof offer, _version: number | undefined) => outcome(values))

const meta = {
  title: 'Forms/ContentForm',
  component: OfferForm,
  subcomponents: { ContentForm: ContentForm as never },
  args: { onSubmit: saving((saved) => ({ saved, version: 4 })) },
  parameters: {
    guide: {
      use: [
        'Create or edit a record: checks, draft, conflict with others, unsaved changes.',
        'With any Standard Schema library, such as Zod or Valibot.',
      ],
      avoid: ['Filters and searches, which act at once.', 'One field that saves itself.'],
      keyboard: [
        ['Ctrl Enter', 'Saves, from any field; ⌘ Enter on a Mac.'],
        ['Tab', 'In the error summary: from link to link.'],
      ],
      accessibility: [
        'After a failed save, the focus moves to the error summary, whose links lead to the fields.',
        'Saving, saved and failed are announced.',
      ],
      parts: { ...ContentForm },
      do: {
        text: 'A record that is saved as a whole.',
        render: () => (
          <div style={{ width: '100%' }}>
            <OfferForm onSubmit={async (saved) => ({ saved, version: 4 })} />
          </div>
        ),
      },
      dont: {
        text: 'A form of which nobody may change a field. Show the record as text.',
        render: () => (
          <div style={{ width: '100%' }}>
            <OfferForm
              readOnlyReason="You can read offers, not change them."
              onSubmit={async (saved) => ({ saved, version: 4 })}
            />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'A form over one record, from opening it to saving it. `useContentForm` holds the state, `ContentForm.Root` draws what the whole form says, `ContentForm.Field` ties a field of the record to any control with `value`, `onValueChange` and `error`, and `ContentForm.Languages` gives localised fields one row of tabs. Any Standard Schema checks; an issue with a `rule` is said in the interface’s language, one without in its own words. ARIA patterns: **alert** with links for what is wrong, which takes the focus after a refused save; **tabs** for the languages; **alert dialog** with radio groups for a conflict. Ctrl+Enter saves from anywhere in the form, once however long it is held. Give the component that calls `useContentForm` a `key` of the record: a form starts from its record once.',
      },
    },
  },
} satisfies Meta<typeof OfferForm>

export default meta
type Story = StoryObj<typeof meta>

const state = (canvas: ReturnType<typeof within>) => canvas.getByRole('status', { name: 'State' })

/** A tab for each language; Ctrl+Enter saves from any field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{End} 2026')
    await expect(state(canvas)).toHaveTextContent('changed')
    canvas.getByRole('tab', { name: 'Swedish' }).focus()
    await userEvent.keyboard('{ArrowRight}{Tab}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn sale')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Big sale{Control>}{Enter}{/Control}')
    await waitFor(() => expect(state(canvas)).toHaveTextContent('saved'))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...offer, name: { se: 'Höstrea 2026', en: 'Big sale' } }, 3)
  },
}

/** In a sheet, Ctrl+Enter also saves from its buttons. */
export const FromTheWholeSheet: Story = {
  render: (args) => (
    <SideSheet.Root open>
      <SideSheet.Content>
        <SideSheet.Header>
          <SideSheet.Title>Offer</SideSheet.Title>
        </SideSheet.Header>
        <SideSheet.Body>
          <OfferForm {...args} />
        </SideSheet.Body>
      </SideSheet.Content>
    </SideSheet.Root>
  ),
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Offer' })
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    await expect(within(sheet).getByRole('form')).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The summary links to invalid fields, also in other languages. */
export const Errors: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Ends' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ends' }), '1/10/2026')
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' that is too long')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent('3 fields need your attention')
    await expect(summary).toHaveTextContent('Field must have less than 21 letters')
    await expect(canvas.getByRole('tab', { name: /Swedish has an error/ })).toBeVisible()
    await userEvent.click(within(summary).getByRole('button', { name: 'Name (Swedish)' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Field is required')
    await expect(canvas.getByRole('tab', { name: /Swedish/ })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Before the first save only the fields show errors, so that the layout does not move. */
export const FirstTime: Story = {
  args: { initial: { ...offer, name: {} } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(name)
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Field is required'))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(name, 'R')
    await waitFor(() => expect(name).not.toBeInvalid())
  },
}

/** Viewing another language changes nothing. */
export const LanguageViewed: Story = {
  args: { initial: { ...offer, name: { se: 'Höstrea' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /English/ }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await userEvent.tab()
    await userEvent.tab()
    await expect(state(canvas)).toHaveTextContent('unchanged')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...offer, name: { se: 'Höstrea' } }, 3))
  },
}

/** After a failed save, fixing one field clears dependent errors of another. */
export const DependentErrorCleared: Story = {
  args: { initial: { ...offer, endDate: '2026-10-01' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ends: Invalid value')
    const starts = canvas.getByRole('textbox', { name: 'Starts' })
    await userEvent.clear(starts)
    await userEvent.type(starts, '1/9/2026')
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** An unreadable date is never saved as the previous one. */
export const UnreadableDate: Story = {
  play: async ({ canvas, args }) => {
    const ends = canvas.getByRole('textbox', { name: 'Ends' })
    await userEvent.clear(ends)
    await userEvent.type(ends, '31/11/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ends: Invalid value')
    await expect(ends).toHaveValue('31/11/2026')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Server errors are shown at their fields. */
export const ServerErrors: Story = {
  args: {
    onSubmit: saving(() => ({
      issues: [{ path: 'name.se', rule: 'invalid', message: 'Invalid value. This name is taken.' }],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'Invalid value. This name is taken.',
      ),
    )
  },
}

/** Errors of the record or of missing fields are shown in the summary. */
export const ServerErrorsWithoutField: Story = {
  args: {
    onSubmit: saving(() => ({
      issues: [
        { path: '', rule: 'invalid', message: 'Invalid value. The mall was deleted.' },
        { path: 'imageId', rule: 'invalid', message: 'Invalid value' },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('2 fields need your attention')
    await expect(summary).toHaveTextContent('Invalid value. The mall was deleted.')
    await expect(within(summary).queryByRole('button')).toBeNull()
  },
}

/** The values stay in the form, and the message contains advice. */
export const Failed: Story = {
  args: { onSubmit: saving(() => ({ failed: 'The offer was not saved. Check your connection and try again.' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The offer was not saved.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Höstrea!')
    await expect(state(canvas)).toHaveTextContent('failed')
  },
}

/** A double press saves once, and input during the save is kept. */
export const TypedWhileSaving: Story = {
  args: {
    onSubmit: fn(async (values: typeof offer, _version: number | undefined): Promise<Outcome> => {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Höstrea!!'))
      return { saved: values, version: 4 }
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: /Sav/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    await waitFor(() => expect(state(canvas)).toHaveTextContent('changed'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Höstrea!!')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Holding Ctrl+Enter saves once; keys handled by a control do not save. */
export const OnePress: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '!')
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
    const take = (event: Event) => event.preventDefault()
    name.addEventListener('keydown', take)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    name.removeEventListener('keydown', take)
    await expect(state(canvas)).toHaveTextContent('changed')
    await userEvent.keyboard('{Control>}{Enter}')
    await waitFor(() => expect(state(canvas)).toHaveTextContent('saved'))
    await fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true, repeat: true })
    await userEvent.keyboard('{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const theirs = { ...offer, name: { se: 'Jonas rea', en: 'Autumn sale' }, startDate: '2026-11-05' }

const conflictOnce = () => {
  let first = true
  return saving((saved) => {
    if (!first) return { saved, version: 5 }
    first = false
    return { conflict: { theirs, version: 4, by: 'Jonas' } }
  })
}

/** Both changed the name: the user decides by field. Jonas's other changes are merged with a note. */
export const Conflict: Story = {
  tags: ['picture'],
  args: { onSubmit: conflictOnce() },
  parameters: { picture: { of: '[role="alertdialog"]' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Jonas changed this too' })
    await expect(within(dialog).getByRole('radio', { name: /Höstrea 2026/ })).toBeChecked()
    await expect(within(dialog).getByRole('radio', { name: /Jonas rea/ })).not.toBeChecked()
  },
}

export const ConflictResolved: Story = {
  args: { onSubmit: conflictOnce() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('radio', { name: /Jonas rea/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save choices' }))
    await waitFor(() => expect(state(canvas)).toHaveTextContent('saved'))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(theirs, 4)
  },
}

/** Cancelling keeps the input, and the next save asks again: Jonas's changes are never overwritten unseen. */
export const ConflictCancelled: Story = {
  args: { onSubmit: saving(() => ({ conflict: { theirs, version: 4, by: 'Jonas' } })) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2026')
    for (let time = 1; time <= 2; time += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Jonas changed this too' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus())
      await expect(args.onSubmit).toHaveBeenCalledTimes(time)
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        { ...offer, name: { se: 'Höstrea 2026', en: 'Autumn sale' } },
        3,
      )
      await expect(canvas.getByRole('textbox', { name: 'Starts' })).toHaveValue('1 Nov 2026')
    }
    await expect(state(canvas)).toHaveTextContent('changed')
  },
}

/** Dates, switches and languages are shown as text, not as stored. */
export const ConflictFormatted: Story = {
  tags: ['picture'],
  args: {
    onSubmit: saving(() => ({
      conflict: { theirs: { ...theirs, endDate: '2026-12-24', active: false, name: { se: 'Höstrea' } }, version: 4 },
    })),
    initial: { ...offer, name: { se: 'Höstrea', en: 'Sale' } },
  },
  parameters: { picture: { of: '[role="alertdialog"]' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    const ends = canvas.getByRole('textbox', { name: 'Ends' })
    await userEvent.clear(ends)
    await userEvent.type(ends, '1/12/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else changed this too' })
    const name = within(dialog).getByRole('group', { name: 'Name (English)' })
    await expect(within(name).getByRole('radio', { name: /empty/ })).not.toBeChecked()
    const end = within(dialog).getByRole('group', { name: 'Ends' })
    await expect(within(end).getByRole('radio', { name: '1 Dec 2026 your version' })).toBeChecked()
    await expect(within(end).getByRole('radio', { name: /24 Dec 2026/ })).toBeVisible()
  },
}

/** Different fields merge without a question. */
export const MergedQuietly: Story = {
  args: { onSubmit: conflictOnce() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(state(canvas)).toHaveTextContent('saved'))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...theirs, active: false }, 4)
    await expect(canvas.getByText(/Jonas changed other fields in the meantime/)).toBeVisible()
  },
}

const kept = {
  values: { ...offer, name: { ...offer.name, se: 'Halvfärdig rea' } },
  base: offer,
  version: 3,
  savedAt: '2026-11-21T13:32:00.000Z',
}

/** A draft of an earlier visit is offered. */
export const DraftRestored: Story = {
  tags: ['picture'],
  args: { storage: memoryStorage({ 'kiosk-draft:offer:1': JSON.stringify(kept) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have unsaved changes from 14:32')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible()
  },
}

export const DraftTaken: Story = {
  args: { storage: memoryStorage({ 'kiosk-draft:offer:1': JSON.stringify(kept) }) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Restore' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Halvfärdig rea')
    // the note is removed, so the focus moves to the next element
    await expect(canvas.getByRole('tab', { name: 'Swedish' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(state(canvas)).toHaveTextContent('saved'))
    await expect(args.onSubmit).toHaveBeenCalledWith(kept.values, 3)
  },
}

const storage = memoryStorage()

/** Stored shortly after typing, deleted after saving. */
export const DraftKept: Story = {
  args: { storage },
  play: async ({ canvas }) => {
    storage.kept.clear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    await waitFor(() => expect([...storage.kept.values()].join()).toContain('Höstrea!'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(storage.kept.size).toBe(0))
  },
}

export const ReadOnly: Story = {
  tags: ['picture'],
  args: { readOnlyReason: 'You can view offers but not change them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can view offers but not change them.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('switch', { name: 'Active' })).toHaveAttribute('aria-readonly', 'true')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

/** A ring marks the language with missing text. */
export const AllStates: Story = {
  args: { initial: { ...offer, name: { se: 'Höstrea' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /English translation missing/ })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Swedish' })).toBeVisible()
  },
}
