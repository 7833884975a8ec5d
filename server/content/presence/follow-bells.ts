/** What is written anywhere on this server, told to open windows here and at other servers. */
import { messageBell, sessionBell } from '../../back-office'
import { pageBell, type PageNews } from '../pages/page-bell'
import type { ChangedDocument, Presence } from './presence'

/** @returns stops it */
export function followBells(presence: Presence): () => void {
  const unfollow = [
    pageBell.listen((news) => {
      for (const [company_id, own] of byCompany(news)) {
        const changed = changedIn(own)
        if (changed.length > 0) presence.changed(company_id, changed)
        const reviewed = own.flatMap(({ page_id, reviewed: isReviewed }) => (isReviewed ? page_id : []))
        if (reviewed.length > 0) presence.reviewed(company_id, [...new Set(reviewed)])
      }
    }),
    messageBell.listen((news) => {
      for (const [company_id, own] of byCompany(news))
        presence.told(company_id, [...new Set(own.map(({ operator_id }) => operator_id))])
    }),
    sessionBell.listen((news) => {
      for (const [company_id, own] of byCompany(news)) {
        const operators = own.flatMap(({ operator_id }) => operator_id ?? [])
        presence.sessionsChanged(company_id, operators.length < own.length ? null : [...new Set(operators)])
      }
    }),
  ]
  return () => unfollow.forEach((stop) => stop())
}

/** Each page once, with the draft that was written last. */
function changedIn(news: readonly PageNews[]): ChangedDocument[] {
  const revisions = new Map<string, string | undefined>()
  for (const { page_id, revision, reviewed } of news)
    if (!reviewed) revisions.set(page_id, revision ?? revisions.get(page_id))
  return [...revisions].map(([page_id, revision]) => ({
    page_id,
    ...(revision !== undefined && { revision }),
  }))
}

function byCompany<T extends { company_id: string }>(news: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of news) groups.set(one.company_id, [...(groups.get(one.company_id) ?? []), one])
  return groups
}
