import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, type screen, userEvent, within } from 'storybook/test'
import { Button } from '../primitives/button/button'
import { PermissionMatrix } from './permission-matrix'
import { few, groups, marketing } from './permission-matrix.fixture'
import type { Permission } from './permissions'

const meta = {
  title: 'Permissions/PermissionMatrix',
  component: PermissionMatrix,
  args: { label: 'Access', groups, defaultValue: marketing, onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Rights of a group: read and write, area by area.'],
      avoid: ['Choose one of a few roles. Use `RadioGroup`.', 'Fewer than five rights. Use checkboxes.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Move from box to box.'],
        ['Home, End', 'Ends of the row; with Ctrl of the grid.'],
        ['Page Up, Page Down', 'From group to group.'],
        ['Space', 'Grants or revokes.'],
      ],
      accessibility: ['A grid with one tab stop. Each box is named by area and right; changed ones say so.'],
      do: {
        text: 'Many areas with the same two rights, in groups.',
        render: () => (
          <div style={{ width: '100%' }}>
            <PermissionMatrix label="Access of Marketing" groups={groups.slice(0, 1)} defaultValue={marketing} />
          </div>
        ),
      },
      dont: {
        text: 'A single area: a grid around two checkboxes.',
        render: () => (
          <div style={{ width: '100%' }}>
            <PermissionMatrix
              label="Access to one area"
              groups={groups.slice(0, 1).map((group) => ({ ...group, areas: group.areas.slice(0, 1) }))}
              defaultValue={marketing}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof PermissionMatrix>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getByRole: typeof screen.getByRole }
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name })

/** Granting write grants read; revoking read revokes write. */
export const WriteImpliesRead: Story = {
  args: { defaultValue: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 'Events Write'))
    await expect(box(canvas, 'Events Read')).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ area: 'Event', read: true, write: true }])
    await userEvent.click(box(canvas, 'Events Read'))
    await expect(box(canvas, 'Events Write')).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
}

/** A row, a group, a column, everything: mixed if partly granted; a press grants the rest, the next one revokes all. */
export const Toggles: Story = {
  play: async ({ canvas, step }) => {
    await step('a line', async () => {
      await expect(box(canvas, 'Shops Both')).toBePartiallyChecked()
      await userEvent.click(box(canvas, 'Shops Both'))
      await expect(box(canvas, 'Shops Write')).toBeChecked()
    })
    await step('a group', async () => {
      await expect(box(canvas, 'All of Published Read')).toBePartiallyChecked()
      await userEvent.click(box(canvas, 'All of Published Read'))
      await expect(box(canvas, 'Parking Read')).toBeChecked()
      await expect(box(canvas, 'Parking Write')).not.toBeChecked()
      await expect(box(canvas, 'User groups Read')).not.toBeChecked()
    })
    await step('a column', async () => {
      await userEvent.click(box(canvas, 'All areas Write'))
      await expect(box(canvas, 'User groups Read')).toBeChecked()
      await expect(box(canvas, 'All areas Both')).toBeChecked()
    })
    await step('everything', async () => {
      await userEvent.click(box(canvas, 'All areas Both'))
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([])
    })
  },
}

/** One Tab stop with grid keys; the header of a group with one area has no checkboxes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const at = (name: string) => expect(box(canvas, name)).toHaveFocus()
    await userEvent.tab()
    await at('All areas Read')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await at('Events Write')
    await userEvent.keyboard(' ')
    await expect(box(canvas, 'Events Write')).not.toBeChecked()
    await userEvent.keyboard('{End}')
    await at('Events Both')
    await userEvent.keyboard('{PageDown}')
    await at('Pictures, videos and files Both')
    await userEvent.keyboard('{ArrowDown}{Home}')
    await at('All of Users Read')
    await userEvent.keyboard('{ArrowDown}')
    await at('Users Read')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await at('Information page and places Both')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await at('All areas Read')
    canvasElement.dir = 'rtl'
    await userEvent.keyboard('{ArrowLeft}')
    await at('All areas Write')
    canvasElement.dir = ''
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo: Events' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await at('All areas Write')
  },
}

/** Changes are marked and listed; each area can be reverted, and the focus stays nearby. */
export const Changed: Story = {
  tags: ['picture', 'width-390', 'brand-red'],
  args: { groups: few },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(box(canvas, 'Offers Read'))
    await userEvent.click(box(canvas, 'Shops Write'))
    await userEvent.click(box(canvas, 'Users Both'))
    await step('marked and listed', async () => {
      await expect(box(canvas, 'Shops Write')).toHaveAccessibleDescription('New')
      await expect(box(canvas, 'Offers Write')).toHaveAccessibleDescription('Removed')
      await expect(box(canvas, 'Shops Read')).not.toHaveAccessibleDescription()
      await expect(status).toHaveTextContent('3 changes since you opened this')
      const lines = canvas.getAllByRole('listitem').map((line) => line.textContent?.replace('Undo', ''))
      await expect(lines).toEqual(['ShopsCan now write', 'OffersCan no longer read', 'UsersCan now write'])
    })
  },
}

export const Undone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 'Offers Read'))
    await userEvent.click(box(canvas, 'Shops Write'))
    await userEvent.click(box(canvas, 'Users Both'))
    canvas.getByRole('button', { name: 'Undo: Users' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Undo: Offers' })).toHaveFocus()
    await expect(box(canvas, 'Users Read')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(box(canvas, 'Users Both')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(marketing)
  },
}

/** After saving, changes are relative to the saved value. */
export const Saved: Story = {
  render: function Render({ value: _, defaultValue: __, onValueChange: ___, ...args }) {
    const [value, setValue] = useState<readonly Permission[]>(marketing)
    const [stored, setStored] = useState(value)
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <PermissionMatrix {...args} value={value} onValueChange={setValue} before={stored} />
        <Button variant="primary" onClick={() => setStored(value)}>
          Save
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 'Shops Write'))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change since you opened this')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(box(canvas, 'Shops Write'))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Can no longer write')
  },
}

const reason = 'You cannot give or take a right that you do not have yourself.'

/** Locked permissions have a reason above the grid and at each checkbox; toggles change the others. */
export const PartlyLocked: Story = {
  tags: ['picture'],
  args: { groups: few, whyLocked: (area) => (area === 'User' || area === 'UserGroup' ? reason : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(reason)).toHaveLength(1)
    const users = box(canvas, 'Users Both')
    await expect(users).toHaveAccessibleDescription(reason)
    await expect(users).toHaveAttribute('aria-readonly', 'true')
    await userEvent.click(users)
    await expect(users).not.toBeChecked()
    await userEvent.click(box(canvas, 'All areas Write'))
    await expect(box(canvas, 'Shops Write')).toBeChecked()
    await expect(box(canvas, 'User groups Write')).not.toBeChecked()
    await expect(box(canvas, 'All areas Write')).toBePartiallyChecked()
  },
}

/** Read-only: focusable and unchangeable, with a reason. */
export const ReadOnly: Story = {
  tags: ['compact'],
  args: { readOnlyReason: 'You can view user groups but not change them.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Access' })).toHaveAccessibleDescription(
      'You can view user groups but not change them.',
    )
    await expect(canvas.getByRole('grid', { name: 'Access' })).toHaveAttribute('aria-readonly', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(box(canvas, 'Events Read')).toHaveFocus()
    await userEvent.click(box(canvas, 'Parking Read'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A plain form submits each granted permission. */
export const InForm: Story = {
  args: { name: 'rights' },
  render: (args) => (
    <form aria-label="Group">
      <PermissionMatrix {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 'Offers Read'))
    const sent = new FormData(canvas.getByRole('form') as HTMLFormElement).getAll('rights')
    await expect(sent).toContain('Event/write')
    await expect(sent).not.toContain('Offer/read')
  },
}

const short = groups.filter(({ id }) => id === 'User')

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 }}>
      <PermissionMatrix label="Access" hint="What this group may see and do." groups={short} required />
      <PermissionMatrix
        label="Changed"
        groups={short}
        before={[{ area: 'User', read: true, write: true }]}
        defaultValue={[{ area: 'UserGroup', read: true, write: false }]}
      />
      <PermissionMatrix
        label="Locked in part"
        groups={short}
        defaultValue={[{ area: 'User', read: true, write: false }]}
        whyLocked={(_, verb) => (verb === 'write' ? 'You cannot give write rights.' : undefined)}
      />
      <PermissionMatrix
        label="Read only"
        groups={short}
        defaultValue={[{ area: 'User', read: true, write: true }]}
        readOnlyReason="You can view user groups but not change them."
      />
      <PermissionMatrix label="Wrong" error="Give at least one right." groups={short} />
      <PermissionMatrix
        label="Disabled"
        disabled
        groups={short}
        defaultValue={[{ area: 'User', read: true, write: true }]}
      />
      <PermissionMatrix
        label="With explanations"
        groups={[
          {
            id: 'Malls',
            label: 'Kiosks',
            areas: [
              { id: 'Mall', label: 'Malls', hint: 'Also stations and their keys' },
              { id: 'Sms', label: 'SMS' },
            ],
          },
        ]}
      />
      <PermissionMatrix label="Empty" groups={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Wrong' })).toHaveAccessibleDescription('Give at least one right.')
    const disabled = within(canvas.getByRole('group', { name: 'Disabled' }))
    await expect(disabled.getByRole('checkbox', { name: 'Users Read' })).toBeDisabled()
    await expect(canvas.getByText('There are no areas yet.')).toBeVisible()
  },
}
