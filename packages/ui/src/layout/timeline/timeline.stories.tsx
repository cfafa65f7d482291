import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Pencil, Plus, TriangleAlert, X } from 'lucide-react'
import { expect, within } from 'storybook/test'
import * as Timeline from './timeline.parts'

const icon = { size: 14, strokeWidth: 1.5 }
const at = (time: string) => new Date(`2026-11-${time}:00+01:00`)

const meta = {
  title: 'Layout/Timeline',
  component: Timeline.Root,
  subcomponents: { Day: Timeline.Day, Item: Timeline.Item },
  parameters: {
    guide: {
      use: ['A history in the order of time: changes, the log of a station.'],
      avoid: ['Many events that are searched. Use `DataTable`.', 'Steps to come. Use `Stepper`.'],
      keyboard: [],
      accessibility: ['An ordered list. Icons are hidden, so the title has to say the kind of event.'],
      parts: { ...Timeline },
      do: {
        text: 'The title says what happened; the icon repeats it.',
        render: () => (
          <Timeline.Root aria-label="History of K7">
            <Timeline.Item at={at('21T14:30')} title="K7 is offline" tone="danger" icon={<X {...icon} />} />
            <Timeline.Item at={at('21T08:58')} title="Shows No. 214" tone="success" icon={<Check {...icon} />} />
          </Timeline.Root>
        ),
      },
      dont: {
        text: 'Only icon and colour say what happened: screen readers hear “K7” twice.',
        render: () => (
          <Timeline.Root aria-label="History of K7 without words">
            <Timeline.Item at={at('21T14:30')} title="K7" tone="danger" icon={<X {...icon} />} />
            <Timeline.Item at={at('21T08:58')} title="K7" tone="success" icon={<Check {...icon} />} />
          </Timeline.Root>
        ),
      },
    },
    docs: {
      description: {
        component:
          'What happened, in its order: a history, the log of a station. No widget pattern: an **ordered list** of events with a time, and in `Timeline.Day` a named list for each day. `eventsByDay` (`/headless`) groups events. An icon says the kind beside its colour, for people who do not see colours; it is hidden from screen readers, so the title has to say it, too.',
      },
    },
  },
  render: () => (
    <div style={{ maxWidth: 400 }}>
      <Timeline.Root aria-label="History of K7">
        <Timeline.Day day={at('21T14:30')}>
          <Timeline.Item at={at('21T14:30')} title="K7 is offline" tone="danger" icon={<X {...icon} />}>
            No answer since 14:28. It updates when it is back.
          </Timeline.Item>
          <Timeline.Item
            at={at('21T09:12')}
            title="Clock is 4 minutes slow"
            tone="warning"
            icon={<TriangleAlert {...icon} />}
          />
          <Timeline.Item at={at('21T08:58')} title="Shows No. 214" tone="success" icon={<Check {...icon} />} />
        </Timeline.Day>
        <Timeline.Day day={at('20T16:42')}>
          <Timeline.Item at={at('20T16:42')} title="Moved to Harbour door" tone="info" icon={<Pencil {...icon} />}>
            By Ingrid Solheim
          </Timeline.Item>
          <Timeline.Item at={at('20T10:05')} title="Paired" icon={<Plus {...icon} />} />
        </Timeline.Day>
        <Timeline.Day day={at('09T17:11')}>
          <Timeline.Item at={at('09T17:11')} title="Key made" />
          <Timeline.Item at={at('09T17:10')} title="Station made" />
        </Timeline.Day>
      </Timeline.Root>
    </div>
  ),
} satisfies Meta<typeof Timeline.Root>

export default meta
type Story = StoryObj<typeof meta>

/** Lists named by their day, with times. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of K7' })).toBeVisible()
    const today = within(canvas.getByRole('list', { name: 'Today' }))
    await expect(today.getAllByRole('listitem')).toHaveLength(3)
    await expect(today.getByText('14:30')).toHaveAttribute('datetime', '2026-11-21T13:30:00.000Z')
    await expect(canvas.getByRole('list', { name: 'Yesterday' })).toHaveTextContent('Moved to Harbour door')
    await expect(canvas.getByRole('list', { name: 'Monday, 9 Nov' })).toHaveTextContent('Key made')
  },
}
