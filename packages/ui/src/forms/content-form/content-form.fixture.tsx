import { useState } from 'react'
import { DatePicker } from '../../fields/date-picker/date-picker'
import { Switch } from '../../fields/switch/switch'
import { TextField } from '../../fields/text-field/text-field'
import type { KeyStorage } from '../../internal/key-storage'
import { english, swedish } from '../../internal/languages.fixture'
import * as ContentForm from './content-form.parts'
import { type SubmitOutcome, useContentForm } from './use-content-form'

/** The record of the stories. */
export type Offer = {
  name: Record<string, string>
  startDate: string
  endDate: string
  active: boolean
}

export const offer: Offer = {
  name: { se: 'Höstrea', en: 'Autumn sale' },
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  active: true,
}

/** A handwritten Standard Schema, like one of a library. */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'story',
    validate(input: unknown) {
      const { name, startDate, endDate } = input as Offer
      const issues: { path: string[]; rule: string; limit?: number; message: string }[] = []
      if (!name.se?.trim()) issues.push({ path: ['name', 'se'], rule: 'required', message: 'Field is required' })
      for (const [language, text] of Object.entries(name)) {
        // strict like schemas of texts: a language has a text or is absent
        if (typeof text !== 'string') issues.push({ path: ['name', language], rule: 'required', message: '' })
        else if (text.length > 20) issues.push({ path: ['name', language], rule: 'maxLength', limit: 21, message: '' })
      }
      for (const [name, day] of Object.entries({ startDate, endDate })) {
        if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) issues.push({ path: [name], rule: 'invalid', message: 'Invalid value' })
      }
      if (endDate < startDate) issues.push({ path: ['endDate'], rule: 'invalid', message: 'Invalid value' })
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
}

/** A storage that lasts for one story. */
export function memoryStorage(start: Record<string, string> = {}): KeyStorage & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

export type OfferFormProps = {
  initial?: Offer
  readOnlyReason?: string
  onSubmit: (values: Offer, version: number | undefined) => Promise<SubmitOutcome<Offer>>
  storage?: KeyStorage
}

export function OfferForm({ initial = offer, readOnlyReason, onSubmit, storage }: OfferFormProps) {
  const [memory] = useState(memoryStorage)
  const form = useContentForm<Offer>({
    initial,
    version: 3,
    schema,
    languages: [swedish, english],
    onSubmit,
    draft: { key: 'offer:1', storage: storage ?? memory },
    ...(readOnlyReason ? { readOnlyReason } : {}),
  })
  return (
    <div style={{ maxWidth: 560 }}>
      <ContentForm.Root form={form} aria-label="Offer">
        <ContentForm.Languages>
          <ContentForm.Field name="name" label="Name" required localised>
            {(field) => <TextField {...field} counter={20} />}
          </ContentForm.Field>
        </ContentForm.Languages>
        <ContentForm.Field name="startDate" label="Starts" required>
          {(field) => <DatePicker {...field} />}
        </ContentForm.Field>
        <ContentForm.Field name="endDate" label="Ends" required>
          {(field) => <DatePicker {...field} />}
        </ContentForm.Field>
        <ContentForm.Field<boolean> name="active" label="Active">
          {(field) => <Switch {...field} />}
        </ContentForm.Field>
      </ContentForm.Root>
      <p>
        <ContentForm.Submit form={form} /> <output aria-label="State">{form.state}</output>
      </p>
    </div>
  )
}
