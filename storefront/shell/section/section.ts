/** What a section asks the server for before it is drawn, and what the head of its page says. Server only. */
import { flatQuery } from '@schemas/api/flat-query'
import type { Endpoints } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'
import type { Answered, Ask, Head, ReadEndpoint } from '@schemas/page-plan'

/** The address of a page, taken apart. */
export interface Place {
  /** Path with query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
}

/** With the shop's own address before it: `https://shop.example`. */
interface Address extends Place {
  origin: string
}

type Parts<K extends ReadEndpoint> = { needed?: boolean } & (Endpoints[K]['params'] extends undefined
  ? { params?: undefined }
  : { params: { [N in keyof Endpoints[K]['params']]: string } }) & {
    query?: { [N in keyof Endpoints[K]['query']]?: Endpoints[K]['query'][N] | string | undefined }
  }

/** A call that this section's data come from; what is `undefined` or empty is not sent. */
export function ask<K extends ReadEndpoint>(key: K, { params, query = {}, needed }: Parts<K>): Ask<K> {
  return {
    key,
    query: Object.fromEntries(flatQuery(query).filter(([, value]) => value !== '')),
    ...(params && { params }),
    ...(needed && { needed }),
  }
}

export type Asks = Record<string, Ask>

/** Answers under the names of their asks; what is asked only sometimes is only sometimes there. */
type AnswersOf<A extends Asks> = {
  [N in keyof A]: NonNullable<A[N]> extends Ask<infer K> ? Answered<Endpoints[K]['answer']> : never
}

/** What a page shows of the shop's own making, without a request. */
export interface Own {
  /** Beside the answers to the section's asks. */
  answers: Record<string, Answered>
  /** Drawn below the page's own document, with its page settings and rows; on phones adapted (rule page-format-16). */
  shown?: { page: PageJson; live: LiveData }
}

export interface SectionData<A extends Asks = Asks> {
  asks(place: Place): A
  /** What it shows without asking; `null`: there is no such page. */
  own?(place: Place): Own | null
  /**
   * What follows from the answers; the page document's own words stand where it says nothing.
   * `null`: by these answers there is no such page.
   */
  head?(answers: AnswersOf<A>, place: Address): Partial<Head> | null
}

/** A section's data once its answers' types no longer matter. */
export interface AnySectionData {
  asks(place: Place): Asks
  own?(place: Place): Own | null
  head?(answers: Record<string, Answered>, place: Address): Partial<Head> | null
}

export function defineData<A extends Asks>(data: SectionData<A>): SectionData<A> {
  return data
}

/** `useAnswers<typeof data>()` */
export type AnswersFor<D> = D extends SectionData<infer A> ? AnswersOf<A> : never
