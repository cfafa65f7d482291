import { Button, ContentForm } from '@kiosk-admin/ui'
import { RichTextEditor } from '@kiosk-admin/ui/rich-text'
import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useFiles } from '../../../data/media/use-files'
import { useMessages } from '../../i18n/i18n'
import { useLibraryFonts } from '../../media/use-library-fonts'
import { usePickFile } from '../../media/use-pick-file'
import { formMessages } from '../../record/form-messages'
import { openStep, useStep } from '../../routing/dialog'
import { useFieldInfo } from './fields'
import { FormStep } from './form-step'
import { TranslationHint } from './translation-hint'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Step of the enlarged editor. */
const STEP = 'textEditor'

/** Localised rich text with headings, lists and links. Import it in forms only: it is large. */
export function RichField({ name, hint }: { name: string; hint?: ReactNode }) {
  const { maxLength, label, required } = useFieldInfo(name)
  const c = useMessages(formMessages)
  const textIn = useLocalisedText()
  const { pick, picker } = usePickFile()
  const pickImage = async () => {
    const file = await pick('Image')
    return file && { url: file.url, alt: textIn(file.alt) }
  }
  const fonts = useLibraryFonts()
  const { data: files } = useFiles('Document')
  const documents = {
    nameOf: (id: string) => files?.find((file) => file.id === id)?.name,
    pick: () => pick('Document'),
  }
  const larger = useStep(STEP)
  return (
    <>
      <ContentForm.Field name={name} label={label} required={required} localised>
        {(field) => {
          const editor = (className?: string) => (
            <TranslationHint name={name} lang={field.lang} hint={hint}>
              {(hint) => (
                <RichTextEditor
                  {...field}
                  hint={hint}
                  onPickImage={pickImage}
                  documents={documents}
                  fonts={fonts}
                  {...(className ? { className } : {})}
                  {...(maxLength ? { counter: maxLength } : {})}
                />
              )}
            </TranslationHint>
          )
          return (
            <div className="flex flex-col items-end gap-1">
              {/* renders one editor at a time, as two would not share their unsaved text */}
              {!larger && editor('w-full')}
              {!field.readOnlyReason && (
                <Button size="small" variant="quiet" icon={<Maximize2 {...icon} />} onClick={() => openStep(STEP)}>
                  {c('form.larger')}
                </Button>
              )}
              <FormStep name={STEP} title={label}>
                {editor('flex-1 [&_[data-slot=rich-text]]:min-h-[50vh]')}
              </FormStep>
            </div>
          )
        }}
      </ContentForm.Field>
      {picker}
    </>
  )
}
