import { Slot, Slottable } from '@radix-ui/react-slot'
import { Bell, X } from 'lucide-react'
import { type MouseEvent, type ReactElement, useId } from 'react'
import { en, type NotificationsLabels } from '#labels/notifications'
import { cx } from '../internal/cx'
import { useControllable } from '../internal/hooks/use-controllable'
import { useLabels } from '../internal/hooks/use-labels'
import { dayHeading, timeText } from '../layout/when'
import { Button } from '../primitives/button/button'
import { IconButton, type IconButtonProps } from '../primitives/button/icon-button'
import { EmptyState } from '../primitives/empty-state/empty-state'
import * as Popover from '../primitives/popover/popover.parts'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import type { Notifications, StoredNotification } from './notification-store'
import { useNotifications } from './use-notifications'

export type NotificationsButtonProps = Omit<IconButtonProps, 'label' | 'icon' | 'onSelect'> & {
  /** Of `createNotifications()`. */
  notifications: Notifications
  /** Called for the pressed one, which is read then; closes the list. */
  onSelect?: (notification: StoredNotification) => void
  /** Renders each one as a link: `({ id }) => <Link to={`/log/${id}`} />`. */
  link?: (notification: StoredNotification) => ReactElement
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  labels?: Partial<NotificationsLabels>
}

/**
 * A bell with the number of unread notifications and their list by day (WAI-ARIA dialog, not modal). New ones are
 * announced politely.
 */
export function NotificationsButton({
  notifications: store,
  onSelect,
  link,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  ...rest
}: NotificationsButtonProps) {
  const t = useLabels('notifications', en, labels)
  const { locale } = useKioskUi()
  const [shown, setShown] = useControllable(open, defaultOpen, onOpenChange)
  const { unread, latest } = useNotifications(store)
  const headingId = useId()
  return (
    <Popover.Root open={shown} onOpenChange={setShown}>
      <Popover.Trigger asChild>
        <IconButton
          label={unread > 0 ? `${t.title}, ${t.unread(unread)}` : t.title}
          icon={
            <span className="kui:relative">
              <Bell size={16} strokeWidth={1.5} aria-hidden="true" />
              {unread > 0 && (
                <span
                  aria-hidden="true"
                  className="kui:absolute kui:-top-2 kui:start-2 kui:grid kui:h-4 kui:min-w-4 kui:place-items-center kui:rounded-full kui:bg-accent kui:px-1 kui:text-[11px] kui:leading-none kui:font-bold kui:text-accent-fg kui:tabular-nums"
                >
                  {numberFormat(locale).format(unread)}
                </span>
              )}
            </span>
          }
          {...rest}
        />
      </Popover.Trigger>
      <span aria-live="polite" className="kui:sr-only">
        {latest && <span key={latest.id}>{t.added(latest.title)}</span>}
      </span>
      <Popover.Content
        aria-labelledby={headingId}
        align="end"
        className="kui:flex kui:w-90 kui:max-w-full kui:flex-col"
      >
        <div className="kui:flex kui:items-center kui:justify-between kui:gap-2 kui:border-b kui:border-line-faint kui:ps-2 kui:pb-2">
          <h2 data-slot="notifications-heading" id={headingId} className="kui:text-md kui:font-bold kui:text-fg-strong">
            {t.title}
          </h2>
          <Button
            size="small"
            variant="quiet"
            aria-disabled={unread === 0 || undefined}
            className="kui:locked:bg-transparent"
            onClick={store.readAll}
          >
            {t.readAll}
          </Button>
        </div>
        <NotificationList
          {...{ store, link, t }}
          onPress={(notification) => {
            store.read(notification.id)
            onSelect?.(notification)
            if (onSelect || link) setShown(false)
          }}
        />
      </Popover.Content>
    </Popover.Root>
  )
}

type NotificationListProps = {
  store: Notifications
  link: NotificationsButtonProps['link']
  onPress: (notification: StoredNotification) => void
  t: NotificationsLabels
}

function NotificationList({ store, link, onPress, t }: NotificationListProps) {
  const { locale, timeZone, now } = useKioskUi()
  const { days } = useNotifications(store)
  const id = useId()
  if (days.length === 0) {
    return (
      <EmptyState icon={<Bell size={18} strokeWidth={1.5} />} title={t.empty}>
        {t.emptyHint}
      </EmptyState>
    )
  }
  const headings = days.map(([first]) => first && dayHeading(first.at, { locale, timeZone, now: now() }))
  return (
    <div data-slot="notifications-days" className="kui:-mb-1 kui:max-h-100 kui:overflow-y-auto kui:pt-1">
      {days.map((events, index) => (
        // named by the day, which stays when its first message goes
        <section
          key={headings[index]}
          data-slot="notifications-day"
          aria-labelledby={`${id}-${index}`}
          className="kui:not-first:mt-2"
        >
          <h3
            data-slot="notifications-day-heading"
            id={`${id}-${index}`}
            className="kui:px-2 kui:py-1 kui:text-xs kui:font-medium kui:text-fg-subtle"
          >
            {headings[index]}
          </h3>
          <ul data-slot="notifications-list">
            {events.map((notification) => (
              <li
                key={notification.id}
                data-slot="notification"
                className="kui:flex kui:items-start kui:gap-1 kui:rounded-md kui:hover:bg-hover"
              >
                <NotificationRow {...{ notification, link, t }} onPress={() => onPress(notification)} />
                <IconButton
                  size="small"
                  data-notification-remove=""
                  label={t.remove(notification.title)}
                  icon={<X size={16} strokeWidth={1.5} />}
                  className="kui:mt-0.5 kui:text-fg-subtle"
                  onClick={(event) => {
                    focusNeighbour(event)
                    store.remove(notification.id)
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The focus must not be lost with the removed row. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>) {
  const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]')
  const buttons = [...(dialog?.querySelectorAll<HTMLElement>('[data-notification-remove]') ?? [])]
  const at = buttons.indexOf(currentTarget)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? dialog
  next?.focus()
}

const row =
  'kui:flex kui:min-w-0 kui:flex-1 kui:items-start kui:gap-2 kui:rounded-md kui:px-2 kui:py-1.5 kui:text-start kui:text-sm kui:text-fg kui:focus-visible:shadow-ring kui:pointer-coarse:min-h-11'

type NotificationRowProps = Pick<NotificationListProps, 'link' | 't'> & {
  onPress: () => void
  notification: StoredNotification
}

function NotificationRow({ notification, link, onPress, t }: NotificationRowProps) {
  const { locale, timeZone } = useKioskUi()
  const { title, text, at, read } = notification
  const content = (
    <>
      <span
        aria-hidden="true"
        className={cx('kui:mt-1.25 kui:size-2 kui:shrink-0 kui:rounded-full', !read && 'kui:bg-accent-line')}
      />
      <span className="kui:min-w-0 kui:flex-1">
        {!read && <span className="kui:sr-only">{t.unreadMark}: </span>}
        <span className={cx('kui:block kui:text-fg-strong', !read && 'kui:font-bold')}>{title}</span>
        {text && <span className="kui:block kui:text-fg-muted">{text}</span>}
      </span>
      <time dateTime={at.toISOString()} className="kui:text-xs kui:text-fg-subtle kui:tabular-nums">
        {timeText(at, { locale, timeZone })}
      </time>
    </>
  )
  if (!link) {
    return (
      <button type="button" data-slot="notification-open" className={row} onClick={onPress}>
        {content}
      </button>
    )
  }
  return (
    <Slot data-slot="notification-open" className={row} onClick={onPress}>
      <Slottable child={link(notification)}>{() => content}</Slottable>
    </Slot>
  )
}
