import {
  auditDetails,
  auditKinds,
  auditResources,
  languageCodes,
  statisticPeriods,
  statisticTypes,
  statisticViews,
  typeNames,
} from '@kiosk-admin/api-client'
import { expect, it } from 'vitest'
import { stubBrowser } from '../../testing/browser'

stubBrowser()
// imported dynamically, as the modules read `localStorage`
const { features } = await import('..')
const { nounIn } = await import('../../shared/feature/known-features')
const { setKnownFeatures } = await import('../../shared/feature/registry')
const { language } = await import('../../shared/i18n/language')
const { messagesLoaded } = await import('../../shared/i18n/i18n')
const { fieldMessages } = await import('../../shared/i18n/field-messages')
const { valueMessages } = await import('../../shared/i18n/value-messages')
const { auditMessages } = await import('./messages')

setKnownFeatures(features)

it.each(languageCodes)('says what happened to what, in %s', async (code) => {
  await language.choose(code)
  await messagesLoaded()
  const { action } = auditMessages.messages.audit
  expect(auditKinds.filter((kind) => !(kind in action) || action[kind] === action.other)).toEqual([])
  const unknown = nounIn(code, 'no such resource')
  expect(auditResources.filter((resource) => nounIn(code, resource) === unknown)).toEqual([])
  const { fields } = fieldMessages.messages
  expect(auditDetails.filter((name) => !(name in fields))).toEqual([])
  // numbers and codes mean nothing to readers
  const { values } = valueMessages.messages
  expect(Object.keys(values.type)).toEqual(Object.keys(typeNames))
  expect(Object.keys(values.clickType)).toEqual(Object.keys(statisticTypes))
  expect(Object.keys(values.period)).toEqual([...statisticPeriods])
  expect(Object.keys(values.view)).toEqual([...statisticViews])
})
