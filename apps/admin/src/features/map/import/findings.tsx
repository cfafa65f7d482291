import type { ImdfFinding } from '@kiosk-admin/wayfinding/exchange'
import { useMessages } from '../../../shared/i18n/i18n'
import { mapImportMessages } from './messages'

/** More findings are counted only. */
const most = 12

/** Broken rules of IMDF: where, and the clause. */
export function Findings({ findings }: { findings: readonly ImdfFinding[] }) {
  const t = useMessages(mapImportMessages)
  return (
    <ul className="m-0 mt-1 flex list-none flex-col gap-0.5 p-0 text-xs wrap-anywhere">
      {findings.slice(0, most).map(({ rule, clause, file, id }) => (
        <li key={`${rule} ${file} ${id}`}>
          {`${id ? t('mapImport.feature', { file, id }) : file}: ${rule} (IMDF 1.0.0, ${clause})`}
        </li>
      ))}
      {findings.length > most && <li>{t('mapImport.moreRules', { count: findings.length - most })}</li>}
    </ul>
  )
}
