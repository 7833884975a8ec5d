import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TargetState, TargetStatesBody } from '@schemas/generated/api'
import { call } from '../../shell/api'

type Target = TargetStatesBody['targets'][number]
export type TargetEntity = Target['entity']

/** Most targets of one request, by the API. */
const MOST = 500
/** ms; a page of rows asks together. */
const GATHER = 20
/** ms; how long a state counts as known. */
const KNOWN = 60_000

interface Question {
  target: Target
  answer(state: TargetState | null): void
  fail(reason: unknown): void
}

let waiting: Question[] = []

/** Why shoppers cannot reach something, or cannot yet; `null` for what they can reach. Asks for many at once. */
function stateOf(target: Target): Promise<TargetState | null> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(ask, GATHER)
    waiting.push({ target, answer, fail })
  })
}

function ask(): void {
  const all = waiting
  waiting = []
  for (let start = 0; start < all.length; start += MOST) void askFor(all.slice(start, start + MOST))
}

async function askFor(questions: readonly Question[]): Promise<void> {
  try {
    const { list } = await call('POST /target-states', {
      body: { targets: questions.map(({ target }) => target) },
    })
    const known = new Map(list.map((state) => [`${state.entity} ${state.id}`, state]))
    for (const { target, answer } of questions) answer(known.get(`${target.entity} ${target.id}`) ?? null)
  } catch (error) {
    for (const { fail } of questions) fail(error)
  }
}

interface KnownState {
  /** Says that something is not to be reached; '' while it is, is not known yet, or nothing is chosen. */
  message: string
  /** Whether shoppers can reach it. */
  isFine: boolean
  error: Error | null
  /** Asks again for all whose state could not be found out. */
  retry(): Promise<void>
}

export function useTargetState(entity: TargetEntity | undefined, id: string): KnownState {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['target-states', entity, id],
    queryFn: () => (entity ? stateOf({ entity, id }) : null),
    enabled: entity !== undefined && id !== '',
    staleTime: KNOWN,
    retry: false,
  })
  const failed = { queryKey: ['target-states'], predicate: ({ state }: Query) => state.status === 'error' }
  return {
    message: data?.message ?? '',
    isFine: data === null,
    error,
    retry: () => client.refetchQueries(failed),
  }
}
