import { Anchor } from '@engine'
import { menu } from '../texts/account-pages'
import { Unread } from './Unread'
import { CENTRE, MESSAGES, pathnameOf, ROOM_GROUPS, roomOf } from './account-pages'
import css from './MemberMenu.module.css'

/** The rooms of the member centre, the current one marked. @param path with query */
export function MemberMenu({ path }: { path: string }) {
  const current = roomOf(pathnameOf(path))
  return (
    <nav className={css.menu} aria-label={menu.label}>
      <Anchor link={CENTRE.path} className={css.centre} current={current === CENTRE}>
        {CENTRE.text}
      </Anchor>
      {ROOM_GROUPS.map(({ text, rooms }) => (
        <div key={text}>
          <p className={css.group}>{text}</p>
          <ul className={css.rooms} aria-label={text}>
            {rooms.map((room) => (
              <li key={room.path}>
                <Anchor link={room.path} className={css.room} current={room === current}>
                  {room.text}
                  {room.path === MESSAGES && <Unread />}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
