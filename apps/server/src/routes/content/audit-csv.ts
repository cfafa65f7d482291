import type { AuditEntry, LanguageCode } from '@kiosk-admin/api-client'
import { csvLine, csvStart } from '@kiosk-admin/api-client/sheets'
import { nameIn } from '../../db/records'

type Words = Record<
  | 'time'
  | 'person'
  | 'personId'
  | 'address'
  | 'client'
  | 'action'
  | 'type'
  | 'record'
  | 'recordId'
  | 'mall'
  | 'changes',
  string
>

const headings: Record<LanguageCode, Words> = {
  en: {
    time: 'Time (UTC)',
    person: 'User',
    personId: 'User id',
    address: 'Network address',
    client: 'Browser',
    action: 'Action',
    type: 'Type',
    record: 'Record',
    recordId: 'Record id',
    mall: 'Mall',
    changes: 'What changed',
  },
  se: {
    time: 'Tid (UTC)',
    person: 'Användare',
    personId: 'Användarens id',
    address: 'Nätverksadress',
    client: 'Webbläsare',
    action: 'Åtgärd',
    type: 'Typ',
    record: 'Post',
    recordId: 'Postens id',
    mall: 'Köpcentrum',
    changes: 'Vad som ändrades',
  },
  no: {
    time: 'Tid (UTC)',
    person: 'Bruker',
    personId: 'Brukerens id',
    address: 'Nettverksadresse',
    client: 'Nettleser',
    action: 'Handling',
    type: 'Type',
    record: 'Oppføring',
    recordId: 'Oppføringens id',
    mall: 'Kjøpesenter',
    changes: 'Hva som ble endret',
  },
  is: {
    time: 'Tími (UTC)',
    person: 'Notandi',
    personId: 'Auðkenni notanda',
    address: 'IP-tala',
    client: 'Vafri',
    action: 'Aðgerð',
    type: 'Tegund',
    record: 'Færsla',
    recordId: 'Auðkenni færslu',
    mall: 'Verslunarmiðstöð',
    changes: 'Hverju var breytt',
  },
}

type Options = { languages: readonly LanguageCode[]; separator: ',' | ';' }

const changesOf = ({ changes }: AuditEntry) =>
  changes.map(({ path, before, after }) => `${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`).join('\n')

/** Writes entries as CSV, a page at a time, with times and actions as the calls name them. */
export async function* auditCsv(
  pages: AsyncIterable<readonly AuditEntry[]>,
  options: Options,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const { languages, separator } = options
  const words = headings[languages[0] ?? 'en']
  const { time, person, personId, address, client, action, type, record, recordId, mall, changes } = words
  const head = [time, person, personId, address, client, action, type, record, recordId, mall, changes]
  yield encoder.encode(csvStart + csvLine(head, separator))
  for await (const entries of pages) {
    const lines = entries.map((entry) =>
      csvLine(
        [
          ...[entry.at, entry.by.name, entry.by.id, entry.address ?? '', entry.client ?? ''],
          ...[entry.action, entry.resource, nameIn(entry.recordName, languages), entry.recordId],
          ...[entry.mall?.name ?? '', changesOf(entry)],
        ],
        separator,
      ),
    )
    yield encoder.encode(lines.join(''))
  }
}
