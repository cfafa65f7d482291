import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ContentForm } from './content-form'
import { OfferForm, offer } from './content-form.fixture'
import type { SubmitOutcome } from './use-content-form'

const theirs = { ...offer, name: { ...offer.name, se: 'Jonas rea' } }

type Answer = (values: typeof offer) => SubmitOutcome<typeof offer>

/** A server with a sequence of responses, of which the last repeats. */
function inTurn(...outcomes: [Answer, ...Answer[]]) {
  let call = 0
  return fn(async (values: typeof offer, _version: number | undefined) => {
    const outcome = outcomes[call] ?? outcomes.at(-1) ?? outcomes[0]
    call += 1
    return outcome(values)
  })
}

/** First a validation error, then a conflict with Jonas, then success. */
const answers = () =>
  inTurn(
    () => ({ issues: [{ path: 'name.en', rule: 'invalid', message: 'Invalid value. This name is taken.' }] }),
    () => ({ conflict: { theirs, version: 4, by: 'Jonas' } }),
    (saved) => ({ saved, version: 5 }),
  )

const meta = {
  title: 'Forms/ContentForm as a whole',
  tags: ['!autodocs'],
  component: OfferForm,
  subcomponents: { ContentForm: ContentForm as never },
  args: { onSubmit: answers() },
} satisfies Meta<typeof OfferForm>

export default meta
type Story = StoryObj<typeof meta>

/**
 * An offer from opening to saving, by keyboard: two languages, a typed date and one from the calendar, a switch, a
 * server error in another tab, and a conflict.
 */
export const KeyboardOnly: Story = {
  args: { onSubmit: answers() },
  play: async ({ canvas, args }) => {
    const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Swedish' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{End} 2026')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Starts' })).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}5/11{Tab}')
    await expect(canvas.getByRole('textbox', { name: 'Starts' })).toHaveValue('5 Nov 2026')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Ends' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: /30 November 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Ends' })).toHaveValue('1 Dec 2026')
    await expect(canvas.getByRole('textbox', { name: 'Ends' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Active' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await save()

    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await expect(within(summary).getByRole('button', { name: 'Name (English)' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const english = canvas.getByRole('textbox', { name: 'Name' })
    await expect(english).toHaveFocus()
    await expect(english).toHaveAccessibleDescription('Invalid value. This name is taken.')
    await userEvent.keyboard('{End} 2026')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await save()

    const dialog = await screen.findByRole('alertdialog', { name: 'Jonas changed this too' })
    const mine = within(dialog).getByRole('radio', { name: /Höstrea 2026/ })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    mine.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(dialog).getByRole('radio', { name: /Jonas rea/ })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent('saved'))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      {
        name: { se: 'Jonas rea', en: 'Autumn sale 2026' },
        startDate: '2026-11-05',
        endDate: '2026-12-01',
        active: false,
      },
      4,
    )
  },
}

/** On a phone fields are stacked and nothing overflows. */
export const Phone: Story = {
  tags: ['picture'],
  args: {
    initial: { ...offer, name: { se: '' }, endDate: '2026-10-01' },
    onSubmit: answers(),
  },
  render: (args) => (
    <div style={{ width: 390, padding: 16, boxSizing: 'border-box' }} data-testid="phone">
      <OfferForm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('2 fields need your attention')
    await waitFor(() => expect(summary).toHaveFocus())
    const phone = canvas.getByTestId('phone')
    await expect(phone.scrollWidth).toBe(phone.clientWidth)
  },
}

/** A retry from the error message: the summary disappears and the save button is focused. */
export const SavedFromTheSummary: Story = {
  args: {
    onSubmit: inTurn(
      () => ({ failed: 'The offer was not saved. Check your connection and try again.' }),
      (saved) => ({ saved, version: 4 }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{End} 2026{Control>}{Enter}{/Control}')
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent('saved'))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}

/** While errors remain, saving from a link of the summary returns to the summary. */
export const RefusedFromTheSummary: Story = {
  args: {
    initial: { ...offer, name: {} },
    onSubmit: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await expect(within(summary).getByRole('button', { name: 'Name (Swedish)' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}
