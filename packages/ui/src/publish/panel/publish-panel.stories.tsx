import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Header from '../../layout/header/header.parts'
import { Link } from '../../primitives/link/link'
import { type ContentChange, countHidden } from '../changes/changes'
import { changes, history, stations } from '../publish.fixture'
import * as PublishPanel from './publish-panel.parts'
import type { PublishPanelChangesProps } from './publish-panel-changes'
import type { PublishPanelHistoryProps } from './publish-panel-history'
import type { KeptBackRecord } from './publish-panel-kept-back'

interface ExampleProps {
  changes?: readonly ContentChange[]
  hidden?: PublishPanelChangesProps['hiddenChanges']
  keptBack?: readonly KeptBackRecord[]
  failed?: boolean
  onRetry?: () => void
  confirm?: () => Promise<boolean>
  onPublish: (note: string) => Promise<unknown>
  onRollBack?: PublishPanelHistoryProps['onRollBack']
  onRevert?: PublishPanelChangesProps['onRevert']
  locked?: string
  before?: PublishPanelHistoryProps['history']
  defaultOpen?: boolean
}

/** The panel and its button, as composed by an app. */
function Example({
  changes: found,
  hidden,
  keptBack = [],
  failed,
  onRetry,
  confirm,
  onPublish,
  onRollBack,
  onRevert,
  locked,
  before = history,
  defaultOpen = true,
}: ExampleProps) {
  const [open, setOpen] = useState(defaultOpen)
  const last = before[0]?.number ?? 0
  return (
    <>
      <Header.Root>
        <Header.Actions>
          <Header.Publish pending={found?.length} onClick={() => setOpen(true)} />
        </Header.Actions>
      </Header.Root>
      <PublishPanel.Root open={open} onOpenChange={setOpen} number={last + 1}>
        <PublishPanel.Body>
          <PublishPanel.Changes
            changes={found}
            hiddenChanges={hidden}
            since={last}
            keptBack={keptBack.length}
            failed={failed}
            onRetry={onRetry}
            renderName={({ id, name }) => <Link href={`#${id}`}>{name}</Link>}
            onRevert={onRevert}
          />
          <PublishPanel.KeptBack
            records={keptBack}
            renderName={({ id, name }) => <Link href={`#${id}`}>{name}</Link>}
          />
          {last > 0 && (
            <PublishPanel.Delivery number={last} stations={stations} onSendAgain={locked ? undefined : fn()} />
          )}
          <PublishPanel.History history={before} onRollBack={onRollBack} />
        </PublishPanel.Body>
        <PublishPanel.Form
          confirm={confirm}
          onPublish={onPublish}
          stations={8}
          changes={(found?.length ?? 0) + countHidden(hidden)}
          locked={locked}
        />
      </PublishPanel.Root>
    </>
  )
}

const meta = {
  title: 'Publish/PublishPanel',
  component: Example,
  args: { changes, onPublish: fn(async () => {}), onRollBack: fn(), onRevert: fn() },
  parameters: {
    guide: {
      use: ['Publish a draft: review changes, publish with a note, follow delivery, roll back.'],
      avoid: ['Records that take effect when they are saved.'],
      keyboard: [
        ['Escape', 'Closes it; the focus returns.'],
        ['Tab', 'Cycles inside of it.'],
        ['Enter, Space', 'Press the focused button.'],
      ],
      accessibility: ['A dialog; the progress of a publication is announced.'],
      parts: { ...PublishPanel },
      do: {
        text: 'Press Publish: the changes can be read, and the reason says whom to ask.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Example
              changes={changes}
              onPublish={async () => {}}
              defaultOpen={false}
              locked="Your group may not publish. Ask Marketing."
            />
          </div>
        ),
      },
      dont: {
        text: 'Press Publish: the lock says neither why nor what to do.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Example changes={changes} onPublish={async () => {}} defaultOpen={false} locked="Not allowed." />
          </div>
        ),
      },
    },
    bare: true,
    picture: { of: '[role="dialog"]' },
    docs: {
      description: {
        component:
          'The publishing panel, a **dialog** at the side composed of parts: changes, delivery of the last publication, history with rollback, and a form with note and button. Escape closes it and returns the focus to its button.',
      },
    },
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const panel = () => within(screen.getByRole('dialog', { name: 'Publish No. 215' }))

/** Opens from the header, takes and returns the focus; the page stays usable. */
export const Opening: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Publish 9 changes not published' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Publish No. 215' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(dialog.getBoundingClientRect().width).toBe(416)
    await expect(dialog).not.toHaveAttribute('aria-modal', 'true')
    await expect(button).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

let answer = Promise.withResolvers<boolean>()

/** The note is published with the changes. */
export const Publishing: Story = {
  tags: ['picture'],
  args: { onPublish: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await userEvent.type(panel().getByRole('textbox', { name: 'Note' }), ' Advent ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPublish).toHaveBeenCalledWith('Advent')
    const button = panel().getByRole('button', { name: 'Sending to 8' })
    await userEvent.click(button)
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await expect(panel().getByRole('textbox', { name: 'Note' })).toHaveAttribute('readonly')
  },
}

/** Nothing is being sent while the question is open, nor after its answer was no. */
export const Asked: Story = {
  args: { confirm: fn(() => answer.promise) },
  play: async ({ args }) => {
    answer = Promise.withResolvers<boolean>()
    const button = panel().getByRole('button', { name: 'Publish to 8 stations' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveTextContent('Publish to 8 stations')
    answer.resolve(false)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
}

export const Published: Story = {
  play: async ({ args }) => {
    const note = panel().getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Advent')
    await userEvent.click(panel().getByRole('button', { name: 'Publish to 8 stations' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await waitFor(() => expect(note).toHaveValue(''))
  },
}

/** A failure keeps the note and allows a retry. */
export const Failed: Story = {
  tags: ['picture'],
  args: { onPublish: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args }) => {
    const note = panel().getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Advent')
    await userEvent.click(panel().getByRole('button', { name: 'Publish to 8 stations' }))
    await expect(await panel().findByRole('alert')).toHaveTextContent('Couldn’t publish the changes.')
    await expect(note).toHaveValue('Advent')
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

export const NothingToPublish: Story = {
  tags: ['picture'],
  args: { changes: [] },
  play: async ({ args }) => {
    await expect(panel().getByText('Everything that is saved is on the kiosks.')).toBeVisible()
    await expect(panel().getByRole('button', { name: 'Nothing to publish' })).toBeDisabled()
    await expect(panel().queryByRole('textbox')).toBeNull()
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
}

/** Changes in areas that the user may not see are published, too, and counted. */
export const Hidden: Story = {
  args: { changes: [], hidden: [{ area: 'Restaurants', by: 'Ingrid Solheim', count: 2 }] },
  play: async () => {
    await expect(panel().getByRole('heading', { name: '2 changes since No. 214' })).toBeVisible()
    await expect(panel().getByText('Restaurants: 2 (Ingrid Solheim)')).toBeVisible()
    await expect(panel().queryByText('Everything that is saved is on the kiosks.')).toBeNull()
    await expect(panel().getByRole('button', { name: 'Publish to 8 stations' })).toBeEnabled()
  },
}

/** InActive records are not published, and the panel lists them. */
export const KeptBack: Story = {
  args: {
    changes: [],
    keptBack: Array.from({ length: 9 }, (_, index) => ({ id: `k${index}`, name: `Event ${index + 1}`, type: 'Event' })),
  },
  play: async () => {
    await expect(panel().getByText('Everything active is on the kiosks.')).toBeVisible()
    await expect(panel().queryByText('Everything that is saved is on the kiosks.')).toBeNull()
    const kept = within(panel().getByRole('region', { name: '9 inactive records are kept back' }))
    await expect(kept.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(kept.getByRole('button', { name: 'Show 3 more' }))
    await expect(kept.getAllByRole('link')).toHaveLength(9)
    await expect(kept.getByRole('link', { name: 'Event 7' })).toHaveFocus()
  },
}

/** A change leads to its record, shows its fields before and after, and can be set back by itself. */
export const SetBackOne: Story = {
  tags: ['picture'],
  play: async ({ args }) => {
    await userEvent.click(panel().getByText('Shop: opening hours, picture'))
    await expect(panel().getByText('Mon–Fri 10:00–20:00')).toBeVisible()
    await userEvent.click(panel().getByRole('button', { name: 'Restore what’s on the kiosks: Havn & Co' }))
    await expect(args.onRevert).toHaveBeenCalledWith(expect.objectContaining({ id: 'Havn & Co' }))
  },
}

/** Without permission everything is visible, and the locked button has a reason. */
export const NoRight: Story = {
  tags: ['picture'],
  args: { locked: 'Your group may read, not publish.', onRollBack: undefined, onRevert: undefined },
  play: async () => {
    await expect(panel().getByText('Your group may read, not publish.')).toBeVisible()
    await expect(panel().getByRole('button', { name: /^Publish to 8 stations/ })).toBeDisabled()
    await expect(panel().queryByRole('button', { name: /Roll back/ })).toBeNull()
    await expect(panel().queryByRole('button', { name: /Send again/ })).toBeNull()
    await expect(panel().queryByRole('button', { name: /Restore/ })).toBeNull()
  },
}

export const Loading: Story = {
  args: { changes: undefined },
  play: async () => {
    await expect(panel().getByText('Loading')).toBeInTheDocument()
  },
}

export const ChangesNotLoaded: Story = {
  args: { changes: undefined, failed: true, onRetry: fn() },
  play: async ({ args }) => {
    await expect(panel().getByRole('alert')).toHaveTextContent('Couldn’t load the changes.')
    await userEvent.click(panel().getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Before the first publication. */
export const FirstPublication: Story = {
  args: { before: [] },
  play: async () => {
    const first = within(screen.getByRole('dialog', { name: 'Publish No. 1' }))
    await expect(first.getByRole('heading', { name: '9 changes to publish' })).toBeVisible()
    await expect(first.getByText('Nothing has been published yet.')).toBeVisible()
  },
}

export const AllStates: Story = {
  play: async ({ args }) => {
    await expect(panel().getByRole('heading', { name: '9 changes since No. 214' })).toBeVisible()
    await expect(panel().getByRole('region', { name: 'Delivery of No. 214' })).toHaveTextContent('6 of 8')
    const before = within(panel().getByRole('region', { name: 'Previous' }))
    await expect(before.getByText('Opening hours for Advent')).toBeVisible()
    await userEvent.click(before.getByRole('button', { name: 'Roll back to No. 213' }))
    await expect(args.onRollBack).toHaveBeenCalledWith(expect.objectContaining({ number: 213 }))
    await expect(before.queryByRole('button', { name: 'Roll back to No. 214' })).toBeNull()
  },
}
