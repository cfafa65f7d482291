import { Avatar } from '@kiosk-admin/ui'
import { type Translate, useMessages } from '../../i18n/i18n'
import { editingMessages } from './editing-messages'

const shown = 3

/** Lists the other people who have the form open. */
export function EditingLine({ people }: { people: readonly { id: string; name: string }[] }) {
  const t = useMessages(editingMessages)
  return (
    // rendered while empty, so that screen readers announce people who join
    <div role="status">
      {people.length > 0 && (
        <p className="m-0 flex items-center gap-2 text-sm text-fg">
          <span className="flex gap-1">
            {people.slice(0, shown).map(({ id, name }) => (
              <Avatar key={id} name={name} size="small" />
            ))}
          </span>
          {formatNames(
            people.map(({ name }) => name),
            t,
          )}
        </p>
      )}
    </div>
  )
}

function formatNames(
  [first = '', second, ...others]: readonly string[],
  t: Translate<typeof editingMessages.messages>,
) {
  if (second === undefined) return t('editing.one', { name: first })
  return others.length === 0
    ? t('editing.two', { first, second })
    : t('editing.many', { first, count: others.length + 1 })
}
