import { Note, SegmentedControl, Select, Stack } from '@kiosk-admin/ui'
import type { Leg, Profile } from '@kiosk-admin/wayfinding'
import { phrases as en } from '@kiosk-admin/wayfinding/phrases/en'
import { phrases as is } from '@kiosk-admin/wayfinding/phrases/is'
import { phrases as no } from '@kiosk-admin/wayfinding/phrases/no'
import { phrases as se } from '@kiosk-admin/wayfinding/phrases/se'
import { useMemo, useState } from 'react'
import { findWay } from './2-find-way'
import { type MallFloor, picture, size, tenants } from './mall'

const phrases = { en, se, no, is }
const tags = { en: 'en', se: 'sv', no: 'nb', is: 'is' }
const languages = [
  { value: 'en', label: 'English' },
  { value: 'se', label: 'Svenska' },
  { value: 'no', label: 'Norsk' },
  { value: 'is', label: 'Íslenska' },
] as const
const profiles = [
  { value: 'fastest', label: 'Fastest' },
  { value: 'stepFree', label: 'Step-free' },
] as const

const path = (points: Leg['points']) => points.map(({ x, y }) => `${x * size.width},${y * size.height}`).join(' ')

/** A floor with its part of the way. */
function WayPlan({ floor, leg }: { floor: MallFloor; leg: Leg }) {
  return (
    <svg role="img" aria-label={`Way on ${floor.name.en}`} viewBox={`0 0 ${size.width} ${size.height}`}>
      <image href={picture} {...size} />
      {floor.drawing.areas.map(({ areaId, points }) => (
        <polygon key={areaId} points={path(points)} fill="#dde4e8" stroke="#8a97a0" strokeWidth={0.3} />
      ))}
      <polyline points={path(leg.points)} fill="none" stroke="#00657a" strokeWidth={1} strokeLinejoin="round" />
    </svg>
  )
}

export function Way({ mall }: { mall: readonly MallFloor[] }) {
  const [from, setFrom] = useState('level-1')
  const [to, setTo] = useState('B1')
  const [profile, setProfile] = useState<Profile>('fastest')
  const [language, setLanguage] = useState<keyof typeof phrases>('en')
  const { route, steps, reason } = useMemo(() => findWay(mall, { from, to, profile }), [mall, from, to, profile])
  const codes = mall.flatMap(({ drawing }) => drawing.areas.map(({ areaId }) => areaId))
  const legs = route?.legs.flatMap((leg) =>
    mall.filter(({ id }) => id === leg.floorId).map((floor) => ({ floor, leg })),
  )

  return (
    <Stack gap={4}>
      <Select
        label="From"
        options={mall.map(({ id, name }) => ({ value: id, label: `Kiosk on ${name.en}` }))}
        value={from}
        onValueChange={setFrom}
      />
      <Select
        label="To"
        options={codes.map((code) => ({ value: code, label: tenants[code] ?? code }))}
        value={to}
        onValueChange={setTo}
      />
      <SegmentedControl label="Profile" options={profiles} value={profile} onValueChange={setProfile} />
      <SegmentedControl label="Language" options={languages} value={language} onValueChange={setLanguage} />
      {reason && <Note tone="warning">No way: {reason}</Note>}
      {steps && (
        <ol lang={tags[language]} aria-label="Steps">
          {phrases[language](steps).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      )}
      {legs?.map(({ floor, leg }) => (
        <WayPlan key={floor.id} floor={floor} leg={leg} />
      ))}
    </Stack>
  )
}
