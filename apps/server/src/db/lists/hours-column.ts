import { type RawBuilder, sql } from 'kysely'
import { codeColumn } from './columns'
import type { SortColumn } from './page'

/**
 * Opening hours on a day, as lists show them: `10:00–14:00, 15:00–18:00`; null when it is closed or nothing is known. Of
 * a `record` without own hours they are the mall's. As in the kit, the shortest special day wins, of equals the later one,
 * and the mall's special days come after own ones.
 */
export function hoursColumn(mallId: string, day: string): SortColumn {
  const own = sql`(record.data -> 'openingHours')`
  const mall = sql`(
    select data -> 'openingHours' from content
    where mall_id = ${mallId} and type = 'infoPage' and deleted_at is null
  )`
  // without a row of the table `record`, so that PostgreSQL reads it once
  const specialInMall = specialDay(mall, day)
  return codeColumn(sql`case jsonb_typeof(${own})
    when 'object' then ${slotsText(sql`coalesce(
      ${specialDay(own, day)},
      case when ${own} ->> 'mallExceptions' = 'true' then ${specialInMall} end,
      ${inWeek(own, day)}
    )`)}
    else ${slotsText(sql`coalesce(${specialInMall}, ${inWeek(mall, day)})`)}
  end`)
}

const inWeek = (hours: RawBuilder<unknown>, day: string) =>
  sql`${hours} -> 'week' -> lower(to_char(cast(${day} as date), 'Dy'))`

const specialDay = (hours: RawBuilder<unknown>, day: string) => sql`(
  select one -> 'slots' from jsonb_array_elements(${hours} -> 'exceptions') with ordinality special (one, place)
  where cast(${day} as date) between cast(one ->> 'from' as date) and cast(one ->> 'to' as date)
  order by cast(one ->> 'to' as date) - cast(one ->> 'from' as date), place desc
  limit 1
)`

const slotsText = (slots: RawBuilder<unknown>) => sql`(
  select string_agg(concat(slot ->> 'from', '–', slot ->> 'to'), ', ' order by place)
  from jsonb_array_elements(${slots}) with ordinality slots (slot, place)
)`
