import type { Call } from '@kiosk-admin/api-client'
import type { Access } from '@kiosk-admin/api-client/internal'

const audiences: Record<Exclude<Access, object>, string> = {
  open: 'For anyone',
  session: 'For anyone signed in',
  station: 'For a station, with its key',
  administrator: 'For those who may write users, groups and malls by a group of the house',
  publish: 'For those who may write in an area that is published',
  preview: 'For those who may read an area that is published, or hold a preview link',
}

function audienceOf(access: Access): string {
  if (typeof access === 'string') return audiences[access]
  const { area, verb, orReferring, house } = access
  const areas = typeof area === 'string' ? area : `${Object.values(area).join(', ')} (by type)`
  return `For those who may ${verb} in ${areas}${orReferring ? ' or in an area that refers to it' : ''}${house ? ', by a group of the house' : ''}`
}

const confirming = {
  always: 'It',
  many: 'For several it',
  account: 'For several, or the own username or address, it',
}

/** Who may call it, and what it needs beside its parameters. */
export const requirements = ({ access, ifMatch, confirm }: Call) =>
  [
    `${audienceOf(access)}.`,
    ...(ifMatch ? ['`If-Match` is the version that was edited, in quotation marks.'] : []),
    ...(confirm ? [`${confirming[confirm]} needs the password confirmed (\`session.confirm\`).`] : []),
  ].join(' ')
