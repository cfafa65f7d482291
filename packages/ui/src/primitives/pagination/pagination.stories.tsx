import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { en as labels } from '#labels/primitives'
import { Pagination, type PaginationProps } from './pagination'

const en = labels.pagination

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { count: 1280, onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Pages of a list that a server cuts, such as an audit.'],
      avoid: ['`DataTable`: its rows are virtual, it needs no pages.', 'Steps. Use `Stepper`.'],
      keyboard: [
        ['Tab', 'Through the pages.'],
        ['Enter, Space', 'Open the page.'],
      ],
      accessibility: ['A named navigation; the current page is `aria-current="page"`, and what is shown is announced.'],
      do: {
        text: 'Says which rows are shown, of how many.',
        render: () => (
          <Pagination count={128} defaultValue={2} labels={{ pagination: { ...en, pages: 'Pages of the audit' } }} />
        ),
      },
      dont: {
        text: 'Pages of five rows, where one page would do.',
        render: () => <Pagination count={20} pageSize={5} labels={{ pagination: { ...en, pages: 'Short pages' } }} />,
      },
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** Wide and narrow, at an end, with selectable sizes, and with a single page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 720 }}>
      <Pagination {...args} defaultValue={8} pageSizes={[25, 50, 100]} />
      <Pagination count={128} labels={{ pagination: { ...en, pages: 'First' } }} />
      <Pagination count={0} labels={{ pagination: { ...en, pages: 'Empty' } }} />
      <div style={{ width: 300 }}>
        <Pagination count={128} defaultValue={6} labels={{ pagination: { ...en, pages: 'Narrow' } }} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [wide] = canvas.getAllByRole('status')
    await expect(wide).toHaveTextContent('176–200 of 1,280')
    await expect(canvas.getByText('Nothing to show')).toBeVisible()
    await expect(canvas.getAllByText('Page 6 of 6').some((text) => text.checkVisibility())).toBe(true)
    const narrow = canvas.getByRole('navigation', { name: 'Narrow' })
    await expect(narrow.scrollWidth).toBe(narrow.clientWidth)
  },
}

/** Tab through, Enter and Space turn; on the last page the arrow is locked and keeps the focus. */
export const ByKeyboard: Story = {
  args: { count: 60 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveFocus()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('status')).toHaveTextContent('26–50 of 60')
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('51–60 of 60')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}

function InAddress(args: PaginationProps) {
  const [page, setPage] = useState(1)
  return <Pagination {...args} value={page} onValueChange={setPage} pageHref={(to) => `#page=${to}`} />
}

/** Pages with URLs are links; the page is controlled. */
export const Links: Story = {
  render: (args) => <InAddress {...args} />,
  play: async ({ canvas }) => {
    const third = canvas.getByRole('link', { name: 'Page 3' })
    await expect(third).toHaveAttribute('href', '#page=3')
    await userEvent.click(third)
    await expect(canvas.getByRole('status')).toHaveTextContent('51–75 of 1,280')
    await expect(third).toHaveAttribute('aria-current', 'page')
    await expect(window.location.hash).toBe('')
    const last = canvas.getByRole('link', { name: 'Page 52' })
    await userEvent.click(last)
    const previous = canvas.getByRole('link', { name: 'Previous page' })
    await userEvent.click(previous)
    const next = canvas.getByRole('link', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1,276–1,280 of 1,280')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Another page size keeps the first record of the page. */
export const Sizes: Story = {
  args: { defaultValue: 8, pageSizes: [25, 50, 100], onPageSizeChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rows per page 25' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '100' }))
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(100)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByText('101–200 of 1,280')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** When records are removed, the nearest page is shown. */
export const RecordsRemoved: Story = {
  args: { count: 30, value: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('26–30 of 30')
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}
