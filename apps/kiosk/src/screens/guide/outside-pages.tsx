// The guide's pages of parking and of the surrounding area.

import { messages } from '../../messages'
import { Picture } from '../picture'
import { RichText } from '../rich-text'
import { FloorPlan } from './floor-plan'
import { useGuide } from './guide-context'
import { PageHead } from './page-head'

/** The garages, each with the plans of its floors. */
export function ParkingPage() {
  const { guide, language, t } = useGuide()
  return (
    <>
      <PageHead title={messages[language].menu.parking} />
      {guide.garages.map((garage) => {
        const floors = guide.floors.filter(({ garageId }) => garageId === garage.id)
        return (
          <section key={garage.id} aria-labelledby={`guide-garage-${garage.id}`}>
            <h2 id={`guide-garage-${garage.id}`}>{garage.name}</h2>
            {floors.length === 0 && <p className="kiosk-empty">{t.nothingHere}</p>}
            {floors.map((floor) => (
              <div key={floor.id} className="guide-floor">
                <h3>{floor.title ? `${floor.name}: ${floor.title}` : floor.name}</h3>
                <FloorPlan floor={floor} />
              </div>
            ))}
          </section>
        )
      })}
    </>
  )
}

/** Sights near the mall, and those inside with their place on the plan. */
export function PlacesPage() {
  const { guide, language, t, onOpen } = useGuide()
  return (
    <>
      <PageHead title={messages[language].menu.surroundingArea} />
      {guide.places.length === 0 && <p className="kiosk-empty">{t.nothingHere}</p>}
      <ul className="guide-places">
        {guide.places.map(({ id, name, description, picture, floorId, position }) => {
          const floor = guide.floors.find((one) => one.id === floorId)
          return (
            <li key={id}>
              <Picture picture={picture} className="guide-picture" />
              <div className="guide-facts">
                <h2>{name}</h2>
                <RichText value={description} {...{ name, onOpen }} />
                {floor && <p>{floor.name}</p>}
                {floor && position && <FloorPlan floor={floor} target={{ name, centre: position, corners: [] }} />}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
