import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as ContentForm from '../../forms/content-form/content-form.parts'
import { type SubmitOutcome, useContentForm } from '../../forms/content-form/use-content-form'
import { english, swedish } from '../../internal/languages.fixture'
import { Checkbox } from '../checkbox/checkbox'
import { ChipsField } from '../chips-field/chips-field'
import { ColourField } from '../colour-field/colour-field'
import { RadioGroup } from '../radio-group/radio-group'
import { SegmentedControl } from '../segmented-control/segmented-control'
import { TextArea } from '../text-area/text-area'
import { UrlField } from '../url-field/url-field'

type Shop = {
  description: string
  searchKeys: Record<string, string[]>
  siteUrl: string
  brandColor: string
  tapped: string
  period: string
  terms: boolean
}

const empty: Shop = {
  description: '',
  searchKeys: { se: ['hamn'] },
  siteUrl: '',
  brandColor: '',
  tapped: '',
  period: 'day',
  terms: false,
}

/** A Standard Schema without a library. */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'story',
    validate(input: unknown) {
      const shop = input as Shop
      const checks: [string, boolean][] = [
        ['description', shop.description !== ''],
        ['siteUrl', /^https?:\/\/\S+$/.test(shop.siteUrl)],
        ['brandColor', /^#[0-9a-f]{6}$/.test(shop.brandColor)],
        ['tapped', shop.tapped !== ''],
        ['terms', shop.terms],
      ]
      const issues = checks
        .filter(([, good]) => !good)
        .map(([name]) => ({ path: [name], rule: 'required', message: '' }))
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
}

type ShopFormProps = {
  initial?: Shop
  readOnlyReason?: string
  onSubmit: (values: Shop, version: number | undefined) => Promise<SubmitOutcome<Shop>>
}

function ShopForm({ initial = empty, readOnlyReason, onSubmit }: ShopFormProps) {
  const form = useContentForm<Shop>({ initial, schema, languages: [swedish, english], onSubmit, readOnlyReason })
  return (
    <div style={{ maxWidth: 560 }}>
      <ContentForm.Root form={form} aria-label="Shop">
        <ContentForm.Languages>
          <ContentForm.Field<string[]> name="searchKeys" label="Search words" localised>
            {(field) => <ChipsField {...field} longest={40} most={50} />}
          </ContentForm.Field>
        </ContentForm.Languages>
        <ContentForm.Field name="description" label="Description" required>
          {(field) => <TextArea {...field} counter={200} />}
        </ContentForm.Field>
        <ContentForm.Field name="siteUrl" label="Website" required>
          {(field) => <UrlField {...field} />}
        </ContentForm.Field>
        <ContentForm.Field name="brandColor" label="Brand colour" required>
          {(field) => <ColourField {...field} swatches={[{ value: '#0f3b2e', name: 'Fir' }]} />}
        </ContentForm.Field>
        <ContentForm.Field name="tapped" label="When tapped" required>
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { value: 'page', label: 'Change page' },
                { value: 'details', label: 'Show details' },
              ]}
            />
          )}
        </ContentForm.Field>
        <ContentForm.Field name="period" label="Shown">
          {(field) => (
            <SegmentedControl
              {...field}
              options={[
                { value: 'day', label: 'Every day' },
                { value: 'range', label: 'In a time range' },
              ]}
            />
          )}
        </ContentForm.Field>
        <ContentForm.Field<boolean> name="terms" label="The shop has agreed" required>
          {({ value, onValueChange, ...field }) => <Checkbox {...field} value={value} onValueChange={onValueChange} />}
        </ContentForm.Field>
      </ContentForm.Root>
    </div>
  )
}

const meta = {
  title: 'Fields/In a form',
  component: ShopForm,
  tags: ['!autodocs'],
  args: { onSubmit: fn(async (saved: Shop) => ({ saved })) },
} satisfies Meta<typeof ShopForm>

export default meta
type Story = StoryObj<typeof meta>

/** Links of the error summary focus fields, or the first option of a group; Ctrl+Enter saves pending input, too. */
export const FilledIn: Story = {
  args: { onSubmit: fn(async (saved: Shop) => ({ saved })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    const follow = (name: string) => userEvent.click(within(summary).getByRole('button', { name }))
    await follow('When tapped')
    await expect(canvas.getByRole('radio', { name: 'Change page' })).toHaveFocus()
    await expect(canvas.getByRole('radiogroup', { name: 'When tapped' })).toBeInvalid()
    await userEvent.keyboard('{ArrowDown}')
    await follow('The shop has agreed')
    await expect(canvas.getByRole('checkbox', { name: 'The shop has agreed' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Field is required')
    await userEvent.keyboard(' ')
    await follow('Brand colour')
    await userEvent.keyboard('0F3B2E')
    await follow('Description')
    await userEvent.keyboard('Allt för hamn och hem')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Website' }))
    await userEvent.keyboard('havnogco.se{Tab}')
    await userEvent.click(canvas.getByRole('radio', { name: 'In a time range' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search words' }), 'Hamn{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Search words' })).toHaveValue('Hamn')
    await userEvent.click(canvas.getByRole('tab', { name: /English/ }))
    await expect(canvas.getByRole('textbox', { name: 'Search words' })).toHaveValue('')
    const words = canvas.getByRole('textbox', { name: 'Search words' })
    await userEvent.type(words, 'harbour,home')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        description: 'Allt för hamn och hem',
        searchKeys: { se: ['hamn'], en: ['harbour', 'home'] },
        siteUrl: 'https://havnogco.se',
        brandColor: '#0f3b2e',
        tapped: 'details',
        period: 'range',
        terms: true,
      },
      undefined,
    )
  },
}

/** Without write permission everything is focusable and nothing changes. */
export const ReadOnly: Story = {
  tags: ['picture'],
  args: {
    initial: {
      description: 'Allt för hamn och hem',
      searchKeys: { se: ['hamn', 'porslin'] },
      siteUrl: 'https://havnogco.se',
      brandColor: '#0f3b2e',
      tapped: 'details',
      period: 'day',
      terms: true,
    },
    readOnlyReason: 'You can view shops but not change them.',
  },
  play: async ({ canvas }) => {
    for (const name of ['Search words', 'Description', 'Website', 'Brand colour'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('radio', { name: 'Change page' }))
    await expect(canvas.getByRole('radio', { name: 'Show details' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'In a time range' }))
    await expect(canvas.getByRole('radio', { name: 'Every day' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
