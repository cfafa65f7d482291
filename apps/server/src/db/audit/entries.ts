import type { Db } from '../../dependencies'

/** Entries with their personal values. */
export const auditEntries = (db: Db) => db.selectFrom('audit').innerJoin('audit_personal', 'entry_id', 'audit.id')
