import type { Migration } from 'kysely/migration'
import { first } from './0001-first'
import { people } from './0002-people'
import { mallsAndSearch } from './0003-malls'
import { media } from './0004-media'
import { statistics } from './0005-statistics'
import { publishedFiles } from './0006-published-files'
import { passwordLinks } from './0007-password-links'
import { stationEvents } from './0008-station-events'
import { rates } from './0009-rates'
import { signIn } from './0010-sign-in'
import { mallUsers } from './0011-mall-users'
import { resetLinks } from './0011-reset-links'
import { mediaQuota } from './0012-media-quota'
import { confirmedSessions } from './0013-confirmed-sessions'
import { listIndexes } from './0014-list-indexes'
import { mallTrash } from './0014-mall-trash'
import { auditChain } from './0015-audit-chain'
import { memberships } from './0017-memberships'
import { stationPlaces } from './0018-station-places'
import { mapState } from './0019-map-state'
import { visitorSearches } from './0020-visitor-searches'
import { stationVoices } from './0021-station-voices'
import { mediaFormats } from './0022-media-formats'
import { mallFonts } from './0024-mall-fonts'
import { places } from './0026-places'
import { signedEntries } from './0028-signed-entries'
import { unconfirmedActions } from './0029-unconfirmed-actions'
import { parsedFunctions } from './0031-parsed-functions'

/** In order of execution. Imported rather than read from a folder, so that bundles include them. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-people': people,
  '0003-malls': mallsAndSearch,
  '0004-media': media,
  '0005-statistics': statistics,
  '0006-published-files': publishedFiles,
  '0007-password-links': passwordLinks,
  '0008-station-events': stationEvents,
  '0009-rates': rates,
  '0010-sign-in': signIn,
  '0011-mall-users': mallUsers,
  '0011-reset-links': resetLinks,
  '0012-media-quota': mediaQuota,
  '0013-confirmed-sessions': confirmedSessions,
  '0014-list-indexes': listIndexes,
  '0014-mall-trash': mallTrash,
  '0015-audit-chain': auditChain,
  '0017-memberships': memberships,
  '0018-station-places': stationPlaces,
  '0019-map-state': mapState,
  '0020-visitor-searches': visitorSearches,
  '0021-station-voices': stationVoices,
  '0022-media-formats': mediaFormats,
  '0024-mall-fonts': mallFonts,
  '0026-places': places,
  '0028-signed-entries': signedEntries,
  '0029-unconfirmed-actions': unconfirmedActions,
  '0031-parsed-functions': parsedFunctions,
}
