/** The browser's side of saving: when it gives a reason to save, and when a merge or the next page has to wait. */
import { leaveUnsaved } from '../../shell/api'

/** ms between two looks at the server while the page is in sight. */
const LOOK_EVERY = 15_000

/** What the browser's events ask of a saver. */
export interface FollowedSaver {
  readonly unsaved: boolean
  leave(): void
  retry(): void
  look(): Promise<void>
  recover(): Promise<void>
}

/**
 * Follows the window.
 * @param isTold whether the server tells what others save, so that it need not be asked in between
 * @returns stops it
 */
export function followBrowser(saver: FollowedSaver, isTold: () => boolean = () => false): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const look = (isAsked = true) => {
    if (document.visibilityState !== 'visible') return
    // a tab beside this one may have crashed meanwhile
    void saver.recover()
    if (isAsked || !isTold()) void saver.look()
  }
  window.addEventListener('online', () => saver.retry(), { signal })
  window.addEventListener('focus', () => look(), { signal })
  window.addEventListener(
    'pagehide',
    () => {
      saver.leave()
      if (saver.unsaved) leaveUnsaved()
    },
    { signal },
  )
  window.addEventListener(
    'beforeunload',
    (event) => {
      saver.leave()
      if (saver.unsaved) event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? saver.leave() : look()),
    { signal },
  )
  const looking = setInterval(() => look(false), LOOK_EVERY)
  const unfollow = followGestures(window)
  return () => {
    controller.abort()
    clearInterval(looking)
    unfollow()
  }
}

let pressed = false
let composing = false
const waiting: (() => void)[] = []

function note(change: () => void): () => void {
  return () => {
    change()
    if (!pressed && !composing) for (const resolve of waiting.splice(0)) resolve()
  }
}

/** Follows the window's pointer and input method. @returns stops it */
function followGestures(target: Window): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const listen = (name: string, change: () => void) => target.addEventListener(name, note(change), options)
  listen('pointerdown', () => (pressed = true))
  listen('pointerup', () => (pressed = false))
  listen('pointercancel', () => (pressed = false))
  // a native drag ends without a pointerup
  listen('dragend', () => (pressed = false))
  listen('compositionstart', () => (composing = true))
  listen('compositionend', () => (composing = false))
  return () => {
    controller.abort()
    note(() => (pressed = composing = false))()
  }
}

/** Resolves at once, or when the gesture or composition that goes on is over. */
export function whenQuiet(): Promise<void> {
  if (!pressed && !composing) return Promise.resolve()
  return new Promise((resolve) => waiting.push(resolve))
}

const closings = new Set<Promise<void>>()

export function closing(work: Promise<void>): void {
  const done = work.catch(console.error).finally(() => closings.delete(done))
  closings.add(done)
}

/** Resolves when every page that was left has saved, or has given up; never rejects. */
export async function closed(): Promise<void> {
  await Promise.all(closings)
}

/** Clock and timers of saving; tests replace them. */
export interface Clock {
  /** ms; only differences count, and `savedAt` is shown. */
  now(): number
  /** Runs once after so many ms. @returns cancels it */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
