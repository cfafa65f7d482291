import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fourLanguages } from '../../internal/languages.fixture'
import { noHours, type OpeningHours } from '../opening-hours'
import { christmas, shopHours, withEverything, wrongHours } from './hours-stories.fixture'
import { OpeningHoursEditor } from './opening-hours-editor'

const meta = {
  title: 'Hours/OpeningHoursEditor',
  component: OpeningHoursEditor,
  args: { label: 'Opening hours', languages: fourLanguages, defaultValue: shopHours, onValueChange: fn() },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 'none' : 420 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Hours of a week with breaks, also past midnight, and special days.'],
      avoid: ['One time each day. Use two `TimeField`s.', 'When content is shown. Use `ScheduleField`.'],
      keyboard: [
        ['Tab', 'Through switches, times and buttons, day by day.'],
        ['↑, ↓', 'In a time: by a minute, with Shift by an hour.'],
        ['Space', 'On a switch: opens or closes the day.'],
      ],
      accessibility: ['Every control has the name of its day. Overlaps are errors in words at the day.'],
      do: {
        text: 'The usual week once, and special days below it.',
        render: () => (
          <div style={{ width: '100%' }}>
            <OpeningHoursEditor label="Hours of the shop" languages={fourLanguages} defaultValue={withEverything} />
          </div>
        ),
      },
      dont: {
        text: 'A place without hours of its own: visitors read that it is always closed. Leave the field out.',
        render: () => (
          <div style={{ width: '100%' }}>
            <OpeningHoursEditor label="Hours of the car park" languages={fourLanguages} defaultValue={noHours()} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof OpeningHoursEditor>

export default meta
type Story = StoryObj<typeof meta>

const lastOf = (args: { onValueChange?: unknown }) =>
  (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as OpeningHours

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

export const Written: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('group', { name: 'Opening hours' })).toHaveAccessibleDescription(
      'Open now, closes at 15:00',
    )
    await expect(canvas.getByText('Saturday').closest('li')).toHaveAttribute('aria-current', 'date')
    await step('a time is read as it is typed, when the field is left', async () => {
      await write(canvas.getByRole('textbox', { name: 'Monday, opens' }), '930')
      await expect(lastOf(args).week.mon).toEqual([{ from: '09:30', to: '20:00' }])
    })
    await step('arrows move it', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Monday, closes' }))
      await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
      await expect(lastOf(args).week.mon).toEqual([{ from: '09:30', to: '19:01' }])
    })
    await step('a day may end at 24, and run past midnight', async () => {
      await write(canvas.getByRole('textbox', { name: 'Friday, closes' }), '24')
      await expect(lastOf(args).week.fri[0]?.to).toBe('24:00')
      await write(canvas.getByRole('textbox', { name: 'Friday, closes' }), '2')
      await expect(lastOf(args).week.fri[0]?.to).toBe('02:00')
      await expect(canvas.getByText('next day')).toBeVisible()
    })
    await step('what it says follows', async () => {
      await write(canvas.getByRole('textbox', { name: 'Saturday 1, closes' }), '14:30')
      await expect(canvas.getByText('Closed now, opens at 16:00')).toBeVisible()
    })
  },
}

export const ClosedAndOpenAgain: Story = {
  play: async ({ canvas, args }) => {
    const sunday = canvas.getByRole('switch', { name: 'Sunday' })
    await userEvent.click(sunday)
    await expect(lastOf(args).week.sun).toEqual(shopHours.week.sat)
    const saturday = canvas.getByRole('switch', { name: 'Saturday' })
    await userEvent.click(saturday)
    await expect(lastOf(args).week.sat).toEqual([])
    await userEvent.click(saturday)
    await expect(lastOf(args).week.sat).toEqual(shopHours.week.sat)
  },
}

export const SeveralSlots: Story = {
  play: async ({ canvas, args, step }) => {
    await step('the focus goes to the hours that were added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add hours: Wednesday' }))
      await expect(canvas.getByRole('textbox', { name: 'Wednesday 2, opens' })).toHaveFocus()
      await expect(lastOf(args).week.wed[1]).toEqual({ from: '21:00', to: '24:00' })
    })
    await step('and beside those that were removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove these hours: Wednesday 2' }))
      await expect(canvas.getByRole('button', { name: 'Remove these hours: Wednesday' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(lastOf(args).week.wed).toEqual([])
      await expect(canvas.getByRole('button', { name: 'Add hours: Wednesday' })).toHaveFocus()
    })
    await step('removing can be undone', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Removed opening hours: Wednesday.')
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(lastOf(args).week.wed).toEqual(shopHours.week.wed)
      await expect(canvas.getByRole('textbox', { name: 'Wednesday, opens' })).toHaveFocus()
    })
  },
}

/** Everything by keyboard. */
export const Copied: Story = {
  play: async ({ canvas, args, step }) => {
    const copy = canvas.getByRole('button', { name: 'Copy to other days: Saturday' })
    await step('choose the days', async () => {
      copy.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('dialog', { name: 'Copy Saturday to' }))
      await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Monday' })).toHaveFocus())
      await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard(' {Tab} {Tab}{Tab}{Tab}{Tab} ')
      await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    })
    await step('what is copied is said', async () => {
      await waitFor(() => expect(copy).toHaveFocus())
      const { week } = lastOf(args)
      await expect([week.mon, week.tue, week.sun]).toEqual([week.sat, week.sat, week.sat])
      await expect(week.wed).toEqual(shopHours.week.wed)
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied Saturday to Monday, Tuesday, Sunday.')
    })
    await step('and undone', async () => {
      canvas.getByRole('button', { name: 'Undo' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(lastOf(args)).toEqual(shopHours)
      await expect(copy).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('Change undone.')
    })
  },
}

export const CopyDialog: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to other days: Monday' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Monday to Friday' }))
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await expect(dialog.queryByRole('checkbox', { name: 'Monday' })).toBeNull()
  },
}

export const SpecialDay: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    await step('a new one begins tomorrow, at its name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a special day' }))
      await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
      await expect(canvas.queryByText('Enter a name.')).toBeNull()
      await userEvent.tab({ shift: true })
      await userEvent.click(canvas.getByRole('textbox', { name: 'Date' }))
      await expect(canvas.getByText('Enter a name.')).toBeVisible()
      await expect(lastOf(args).exceptions[0]).toEqual({ from: '2026-11-22', to: '2026-11-22', name: {}, slots: [] })
    })
    await step('name, date and hours', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Julafton')
      const date = canvas.getByRole('textbox', { name: 'Date' })
      await userEvent.clear(date)
      await userEvent.tab()
      await expect(date).toHaveAccessibleDescription('Choose a date.')
      await write(date, '24/12')
      await userEvent.click(canvas.getByRole('switch', { name: 'Open' }))
      await write(canvas.getByRole('textbox', { name: 'Julafton, closes' }), '14')
      await expect(lastOf(args).exceptions).toEqual([christmas])
    })
    await step('several days, and one again', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Several days' }))
      await expect(canvas.queryByRole('textbox', { name: 'Date' })).toBeNull()
      await write(canvas.getByRole('textbox', { name: 'To' }), '26/12')
      await expect(lastOf(args).exceptions).toEqual([{ ...christmas, to: '2026-12-26' }])
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Several days' }))
      await expect(lastOf(args).exceptions).toEqual([christmas])
    })
    await step('done, it is a line, and its pencil has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
      await expect(canvas.getByRole('button', { name: 'Edit Julafton' })).toHaveFocus()
      await expect(canvas.getByText('24 Dec')).toBeVisible()
      await expect(canvas.getByText('10:00–14:00')).toBeVisible()
    })
    await step('removing can be undone', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(canvas.getByRole('button', { name: 'Remove this special day' }))
      await expect(canvas.getByRole('button', { name: 'Add a special day' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(lastOf(args).exceptions).toEqual([christmas])
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Julafton' }))
  },
}

export const Wrong: Story = {
  tags: ['picture'],
  args: { defaultValue: wrongHours },
  play: async ({ canvas, args }) => {
    const opens = canvas.getByRole('textbox', { name: 'Monday 2, opens' })
    await expect(opens).toBeInvalid()
    await expect(opens).toHaveAccessibleDescription('These hours overlap others on the same day.')
    await expect(canvas.getByText('These hours start before the previous day’s hours have ended.')).toBeVisible()
    const missing = canvas.getByRole('textbox', { name: 'Wednesday, closes' })
    await expect(missing).toHaveAccessibleDescription('Enter a closing time.')
    await expect(canvas.getByRole('textbox', { name: 'Wednesday, opens' })).toBeValid()
    await write(missing, 'late')
    await expect(lastOf(args).week.wed).toEqual([{ from: '10:00', to: 'late' }])
    await expect(missing).toHaveValue('late')
    await expect(missing).toHaveAccessibleDescription('The closing time isn’t valid. Use the format 21:30.')
    await write(missing, '21')
    await expect(missing).toBeValid()
  },
}

export const Full: Story = {
  args: { defaultValue: { ...noHours(), week: { ...noHours().week, mon: twelve() } } },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: /^Monday already has the maximum number of opening periods: 12/ })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

function twelve() {
  return Array.from({ length: 12 }, (_, hour) => {
    const from = String(2 * hour).padStart(2, '0')
    return { from: `${from}:00`, to: `${from}:30` }
  })
}

/** Locking during an edit, for example while saving, closes popovers; unlocking restores editing. */
export const LockedWhileEdited: Story = {
  args: { defaultValue: { ...shopHours, exceptions: [christmas] } },
  render: function Render(args) {
    const [locked, setLocked] = useState(false)
    return (
      <>
        <OpeningHoursEditor {...args} readOnlyReason={locked && 'It is being saved.'} />
        <button type="button" onClick={() => setLocked(!locked)}>
          Lock
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove these hours: Friday' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Julafton' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }))
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: 'Lock' })])
    await expect(canvas.queryByRole('textbox', { name: /^Name/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }))
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeVisible()
  },
}

/** Undo restores a special day at its place, without opening another one's form. */
export const UndoneWhileEdited: Story = {
  args: { defaultValue: withEverything },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Julafton' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this special day' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Juldagarna' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('button', { name: 'Edit Julafton' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Juldagarna' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  tags: ['picture'],
  args: { defaultValue: withEverything, readOnlyReason: 'You can view shops but not change them.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Monday, opens' }), '9{ArrowUp}')
    await userEvent.click(canvas.getByRole('switch', { name: 'Monday' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('group', { name: 'Opening hours' })).toHaveAccessibleDescription(
      /You can view shops but not change them\./,
    )
  },
}

/** Shows the value of its caller. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(shopHours)
    const put = (next: OpeningHours) => {
      args.onValueChange?.(next)
      setValue({ ...next, week: { ...next.week, sun: [] } })
    }
    return <OpeningHoursEditor {...args} value={value} onValueChange={put} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Sunday' }))
    await expect(canvas.getByRole('switch', { name: 'Sunday' })).not.toBeChecked()
  },
}

/** Every control, in Tab order. */
export const KeyboardWalk: Story = {
  args: { defaultValue: { ...noHours(), exceptions: [christmas] } },
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: 'Monday' }).focus()
    await userEvent.keyboard(' ')
    const walk: (string | null)[] = []
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab()
      walk.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? null)
    }
    await expect(walk.slice(0, 5)).toEqual([
      'Monday, opens',
      'Monday, closes',
      'Remove these hours: Monday',
      'Add hours: Monday',
      'Copy to other days: Monday',
    ])
    await expect(canvas.getByRole('switch', { name: 'Tuesday' })).toHaveFocus()
  },
}

const narrow = (props: Partial<ComponentProps<typeof OpeningHoursEditor>>) => (
  <div style={{ width: 404 }}>
    <OpeningHoursEditor label="Opening hours" languages={fourLanguages} {...props} />
  </div>
)

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'flex-start' }}>
      {narrow({ defaultValue: withEverything })}
      {narrow({ defaultValue: wrongHours, error: 'The hours were not saved. Check them and try again.' })}
    </div>
  ),
}

/** A new record: opening a day copies the previous day, the first one starts with ten to six. */
export const Empty: Story = {
  tags: ['picture'],
  args: { defaultValue: noHours() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Wednesday' }))
    await write(canvas.getByRole('textbox', { name: 'Wednesday, opens' }), '9')
    await userEvent.click(canvas.getByRole('switch', { name: 'Thursday' }))
    await expect(lastOf(args).week.thu).toEqual([{ from: '09:00', to: '18:00' }])
    await expect(canvas.getByText('Closed now, opens Wednesday at 09:00')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['width-390'],
  args: { defaultValue: withEverything },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Saturday 2, opens' })).toBeVisible()
  },
}
