// Every screen of the kiosk in every language and mode, on every kind of display.

import { languageTags, type MallSnapshot } from '@kiosk-admin/api-client'
import type { Meta } from '@storybook/react-vite'
import { messages } from '../../messages'
import type { Page } from '../../model/page'
import { emptySearch } from '../../model/search'
import { allStates, allStatesParameters, type ScreenState } from '../../testing/all-states'
import { publication } from '../../testing/fixture'
import { ids, wholePublication } from '../../testing/guide-fixture'
import { playing, quiet } from '../../testing/slides-fixture'
import { drawnLocation, drawnPublication } from '../../testing/wayfinding-fixture'
import { GuidePage } from '../guide/guide-page'
import { MessageScreen } from '../message-screen'
import { PairingScreen } from '../pairing-screen'
import { QuestionWindow } from '../question'
import { Screensaver } from '../slides/screensaver'
import { StartPage } from '../start-page'

const meta = { title: 'Kiosk/All states', tags: ['sheet'], parameters: allStatesParameters } satisfies Meta

export default meta

const nothing = () => {}
const common = { now: new Date('2026-11-21T14:45:00+01:00'), onLanguageChange: nothing, onOpen: nothing }

const guide =
  (page: Page, of: MallSnapshot, more: { band?: string; text?: string } = {}) =>
  ({ language }: ScreenState) => (
    <GuidePage
      {...{ ...common, page, language, publication: of, band: more.band }}
      location={of === drawnPublication ? drawnLocation : { areaId: 'A12', floorId: ids.ground }}
      mapState={null}
      waysUrl={null}
      stepFree={false}
      search={{ ...emptySearch, text: more.text ?? '' }}
      onStepFreeChange={nothing}
      onSearchChange={nothing}
      onBack={nothing}
      onStart={nothing}
    />
  )

export const Home = allStates('.kiosk-menu', ({ language, orientation }) => (
  <StartPage {...{ ...common, publication, language, orientation }} />
))

export const Category = allStates(
  '.guide-items',
  guide({ at: 'category', id: ids.fashion, view: 'tiles' }, wholePublication),
)

export const Shop = allStates('.kiosk-primary', guide({ at: 'item', id: ids.fjell }, wholePublication))

export const Offers = allStates('h1', guide({ at: 'offers' }, wholePublication))

export const Events = allStates('h1', guide({ at: 'events' }, wholePublication))

export const Search = allStates('.guide-item', guide({ at: 'search' }, wholePublication, { text: 's' }))

export const FloorMap = allStates('.map-frame', guide({ at: 'pathfinder' }, drawnPublication))

const fjell = { name: 'Fjell Sport', areaId: 'B04' }

export const Way = allStates('.map-way, .map-way-now', guide({ at: 'pathfinder', to: fjell }, drawnPublication))

export const Information = allStates('h1', guide({ at: 'information' }, wholePublication))

export const Saver = allStates('.kiosk-screensaver', ({ language, orientation }) => (
  <Screensaver
    {...{ ...common, language, orientation, publication: playing(quiet) }}
    onCover={nothing}
    onWake={nothing}
  />
))

export const Question = allStates('[role="alertdialog"]', ({ language }) => (
  <QuestionWindow
    lang={languageTags[language]}
    title={messages[language].stillThere}
    text={messages[language].startsOverIn(20)}
    answer={messages[language].moreTime}
  />
))

export const Message = allStates('h1', ({ language }) => (
  <MessageScreen {...common} language={language} text={messages[language].nothingPublished} />
))

export const Pairing = allStates('form', ({ language }) => (
  <PairingScreen
    {...common}
    language={language}
    onPair={async () => undefined}
    defaultKey="k_wrong"
    defaultFailure="wrongKey"
  />
))

export const Preview = allStates('.kiosk-band', ({ language, orientation }) => (
  <StartPage {...{ ...common, publication, language, orientation, band: messages[language].preview.notYet }} />
))
