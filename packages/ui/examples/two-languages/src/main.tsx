// A form in German and Arabic: languages that the kit has no labels for.
import '@kiosk-admin/ui/styles.css'
import './page.css'
import {
  ContentForm,
  KioskUiProvider,
  type Language,
  LanguagePicker,
  LocalisedField,
  TextField,
  useContentForm,
} from '@kiosk-admin/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { type Code, labels, messages } from './messages'

const languages: Language<Code>[] = [
  {
    code: 'de',
    label: 'Deutsch',
    picture: (
      <span className="badge" aria-hidden="true">
        DE
      </span>
    ),
  },
  {
    code: 'ar',
    label: 'العربية',
    picture: (
      <span className="badge" aria-hidden="true">
        AR
      </span>
    ),
  },
]

type Shop = { name: Partial<Record<Code, string>> }

function ShopForm({ language }: { language: Code }) {
  const t = messages[language]
  const [saved, setSaved] = useState<Shop>()
  const form = useContentForm<Shop>({
    initial: { name: {} },
    schema: z.object({ name: z.object({ de: z.string(t.required).min(1, t.required), ar: z.string().optional() }) }),
    languages,
    async onSubmit(values) {
      setSaved(values)
      return { saved: values }
    },
  })
  return (
    <ContentForm.Root form={form} aria-label={t.shop}>
      <ContentForm.Languages>
        <ContentForm.Field name="name" label={t.name} required localised>
          {(field) => <TextField {...field} />}
        </ContentForm.Field>
      </ContentForm.Languages>
      <ContentForm.Submit form={form}>{t.save}</ContentForm.Submit>
      <output>{saved && JSON.stringify(saved.name)}</output>
    </ContentForm.Root>
  )
}

function Page() {
  const [language, setLanguage] = useState<Code>('de')
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return (
    <KioskUiProvider
      locale={language}
      languages={languages}
      labels={labels[language]}
      direction={language === 'ar' ? 'rtl' : 'ltr'}
      nonce={nonce}
    >
      <LanguagePicker languages={languages} value={language} onValueChange={setLanguage} />
      <ShopForm language={language} />
      <LocalisedField label={messages[language].slogan} />
    </KioskUiProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
