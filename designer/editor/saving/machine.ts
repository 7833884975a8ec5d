/**
 * Autosave of a page as a state machine. `Saver` reports what happens as events and acts on the state that follows:
 * it keeps the timer of `dueAt`, talks to the server and merges.
 *
 *                  edited                  send                       ended
 *        idle ───────────────▶ scheduled ─────────▶ sending ─────────────────────▶ idle, or scheduled
 *         │ ▲                   ▲     ▲               │   │                        when edited meanwhile
 *    look │ │ ended             │     └─── failed ────┘   │ conflict: others saved first
 *         ▼ │                   │                         ▼
 *       looking ────────────────┼──── conflict ───────▶ merging ── ended ──▶ idle or scheduled
 *                               │                         │
 *                               │ merged                  │ blocked: the operator has to choose
 *                               └────────────────────── blocked
 */
import { produce } from 'immer'

type SavingStep = 'idle' | 'scheduled' | 'looking' | 'sending' | 'merging' | 'blocked'

/**
 * What the operator reads. `waiting`: edited, saved within two seconds. `offline` and `failed`: tried again by itself,
 * or with the next edit where the server refused.
 */
export type SavePhase = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed'

/** Times in ms of the saver's clock. */
export interface Saving {
  readonly step: SavingStep
  readonly phase: SavePhase
  /** The first edit that has not been sent; null where there is none. */
  readonly firstEdit: number | null
  readonly lastEdit: number
  /** Failed tries in a row. */
  readonly failures: number
  /** When a failed save is tried again. */
  readonly retryAt: number | null
  /** The server refused: nothing is sent before the next edit. */
  readonly refused: boolean
}

export type SavingEvent =
  | { type: 'edited'; now: number }
  /** Saving is asked for now: by the operator, or because the network is back. */
  | { type: 'hurried'; now: number }
  | { type: 'look' }
  | { type: 'send' }
  /** Documents are on their way; without any there is nothing to send after all. */
  | { type: 'requested' }
  /** Others have saved first. */
  | { type: 'conflict' }
  /** Only the operator can finish the merge. */
  | { type: 'blocked' }
  /** The page holds the merge. */
  | { type: 'merged'; now: number }
  /** Page and server agree on what is saved. @param unsaved edits came meanwhile */
  | { type: 'settled'; unsaved: boolean }
  | { type: 'refused' }
  | { type: 'failed'; offline: boolean; now: number }
  /** The conversation with the server is over, however it went. */
  | { type: 'ended'; unsaved: boolean }

/** ms after the last edit, and after the first one that is not sent while editing goes on. */
const PAUSE = 1000
const LONGEST = 2000
/** ms before a failed save is tried again: doubled each time, up to the second. */
const RETRY = { first: 1000, longest: 30_000 }

export const IDLE: Saving = {
  step: 'idle',
  phase: 'saved',
  firstEdit: null,
  lastEdit: 0,
  failures: 0,
  retryAt: null,
  refused: false,
}

/** The state after an event. */
export const advance = produce((saving, event: SavingEvent) => {
  switch (event.type) {
    case 'edited':
      saving.lastEdit = event.now
      saving.firstEdit ??= event.now
      saving.refused = false
      if (isResting(saving)) rest(saving, true)
      break
    case 'merged':
    case 'hurried':
      saving.firstEdit = saving.lastEdit = event.now - LONGEST
      saving.failures = 0
      saving.retryAt = null
      saving.refused = false
      if (saving.step === 'blocked' && event.type === 'merged') saving.step = 'scheduled'
      break
    case 'look':
      saving.step = 'looking'
      break
    case 'send':
      saving.step = 'sending'
      saving.firstEdit = null
      break
    case 'requested':
      // a try that may fail again says nothing new
      if (!isFailing(saving)) saving.phase = 'saving'
      break
    case 'conflict':
      saving.step = 'merging'
      break
    case 'blocked':
      saving.step = 'blocked'
      break
    case 'settled':
      saving.failures = 0
      saving.retryAt = null
      saving.phase = event.unsaved ? 'waiting' : 'saved'
      if (!event.unsaved) saving.firstEdit = null
      break
    case 'refused':
      saving.phase = 'failed'
      saving.refused = true
      saving.retryAt = null
      break
    case 'failed':
      saving.phase = event.offline ? 'offline' : 'failed'
      saving.retryAt = event.now + Math.min(RETRY.first * 2 ** saving.failures++, RETRY.longest)
      break
    case 'ended':
      if (saving.step !== 'blocked') rest(saving, event.unsaved)
      break
  }
}) as (saving: Saving, event: SavingEvent) => Saving

/** When the next save begins; null where none does by itself. A time that has passed means at once. */
export function dueAt({ step, refused, retryAt, lastEdit, firstEdit }: Saving): number | null {
  if (step !== 'scheduled' || refused) return null
  return retryAt ?? Math.min(lastEdit + PAUSE, (firstEdit ?? -LONGEST) + LONGEST)
}

/** Whether a conversation with the server is going on. */
export const isBusy = ({ step }: Saving): boolean => ['looking', 'sending', 'merging'].includes(step)

export const isFailing = ({ phase }: Pick<Saving, 'phase'>): boolean =>
  phase === 'failed' || phase === 'offline'

const isResting = ({ step }: Saving) => step === 'idle' || step === 'scheduled'

function rest(saving: { step: SavingStep; phase: SavePhase }, unsaved: boolean): void {
  saving.step = unsaved ? 'scheduled' : 'idle'
  if (unsaved && saving.phase === 'saved') saving.phase = 'waiting'
}
