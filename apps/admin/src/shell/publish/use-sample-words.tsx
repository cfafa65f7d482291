import type { Change } from '@kiosk-admin/api-client'
import { ConfirmDialog, Link as TextLink } from '@kiosk-admin/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { recordNameOf } from '../../data/publication/use-pending'
import { type SampleSlide, useFindSampleSlides } from '../../data/publication/use-sample-slides'
import { useChangeText } from '../../shared/changes/changes'
import { useMessages } from '../../shared/i18n/i18n'
import { addressOf } from '../../shared/routing/record-address'
import { sampleMessages } from './sample-messages'

type Question = { slides: readonly SampleSlide[]; answer: (confirmed: boolean) => void }

/** Asks before publishing slides with sample words; a check that fails keeps nobody from publishing. */
export function useSampleWords() {
  const t = useMessages(sampleMessages)
  const words = useChangeText()
  const find = useFindSampleSlides()
  const [question, setQuestion] = useState<Question>()

  async function confirmed(changes: readonly Change[]): Promise<boolean> {
    const slides = await find(changes).catch(() => [])
    if (slides.length === 0) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setQuestion({ slides, answer: resolve })
    return promise
  }

  function answer(yes: boolean) {
    question?.answer(yes)
    setQuestion(undefined)
  }

  const dialog = question && (
    <ConfirmDialog
      open
      title={t('samples.title')}
      action={t('samples.action')}
      onOpenChange={() => answer(false)}
      onConfirm={() => answer(true)}
      details={
        <ul className="m-0 mt-3 flex list-none flex-col gap-1 p-0">
          {question.slides.map(({ change, slideId, name }) => (
            <li key={`${change.id} ${slideId}`}>
              <TextLink asChild>
                <Link
                  href={`${addressOf(recordNameOf(change))?.href}?${new URLSearchParams({ slide: slideId })}`}
                  onClick={() => answer(false)}
                >
                  {`${words(change).name}: ${name}`}
                </Link>
              </TextLink>
            </li>
          ))}
        </ul>
      }
    >
      {t('samples.text')}
    </ConfirmDialog>
  )
  return { confirmed, dialog }
}
