import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Floor trace', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A PDF of pages of these widths, with a line on each; `lock` says that it needs a password. */
function pdf(name: string, widths: readonly number[], { lock = false, line = '0 0 m 50 50 l S' } = {}): File {
  const kids = widths.map((_, index) => `${index + 4} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${widths.length} >>`,
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    ...widths.map((width) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 100] /Contents 3 0 R >>`),
  ]
  const secret = 'ab'.repeat(32)
  const encrypt = lock ? `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>` : ''
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`)
  const trailer = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} /ID [<00> <00>] ${encrypt} >>`
  return new File([['%PDF-1.4', ...body, trailer, '%%EOF'].join('\n')], name, { type: 'application/pdf' })
}

async function open() {
  await userEvent.click(await screen.findByRole('rowheader', { name: 'Level 1' }))
  await screen.findByRole('heading', { level: 1, name: 'Level 1' })
  await userEvent.click(await screen.findByRole('button', { name: 'Trace' }))
  return within(await screen.findByRole('dialog', { name: 'Trace' }))
}

const give = (window: ReturnType<typeof within>, file: File) =>
  userEvent.upload(window.getByLabelText('Choose a picture'), file)
const traced = () => document.querySelector<HTMLImageElement>('[data-slot="floor-plan-trace"]')

/** Pages of a PDF are drawn in the browser, the first one at once. */
export const Pdf: Story = {
  ...adminStory({ path: '/published/Parking' }),
  play: async () => {
    const window = await open()
    await give(window, pdf('plans.pdf', [200, 400]))
    await waitFor(() => expect(traced()?.naturalWidth).toBe(4000))
    await expect(traced()?.naturalHeight).toBe(2000)
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'Page' }), 'Page 2 of 2')
    await waitFor(() => expect(traced()?.naturalHeight).toBe(1000))
  },
}

export const Refused: Story = {
  ...adminStory({ path: '/published/Parking' }),
  play: async () => {
    const window = await open()
    await give(window, pdf('locked.pdf', [200], { lock: true }))
    await expect(await window.findByRole('alert', {})).toHaveTextContent(/needs a password/)
    await give(window, new File(['no pdf'], 'plan.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(window.getByRole('alert')).toHaveTextContent(/isn’t a PDF/))
    await give(window, pdf('blank.pdf', [200], { line: '' }))
    await waitFor(() => expect(window.getByRole('alert')).toHaveTextContent(/^Nothing on this page can be shown/))
  },
}
