import { Component, memo } from 'react'
import { onIdle } from '../../idle'
import type { Layout } from '../box-css'
import { regroup, type Group } from './groups'
import { LiveFrame } from './LiveFrame'
import { filledWidget, type Live } from './live-page'
import { roomOf, type Vicinity } from './vicinity'

interface SiblingsProps {
  live: Live
  parent: string | null
  layout: Layout
}

/** Groups that are rendered in one go: some screens of a page. */
const STEP = 2
/** ms after which a busy browser renders the next ones too. */
const LATEST = 300

/**
 * The children of one parent on the canvas; rendered again only if the list itself changes. Those below the first
 * screens follow step by step whenever the browser is idle, so that a long page can be worked with as soon as a short
 * one.
 */
export class Siblings extends Component<SiblingsProps> {
  #groups: Group[] = []
  #branches: Group[] = []
  #stop?: () => void
  #drawn?: readonly string[]
  // Safari has no idle callbacks; of a large page most is not rendered
  #most = 'requestIdleCallback' in globalThis && !vicinityOf(this.props) ? STEP : Infinity
  #cancel?: () => void

  get #uuids() {
    const { live, parent } = this.props
    return live.editor.childrenCell(parent).uuids
  }

  override componentDidMount() {
    const { live, parent } = this.props
    this.#stop = live.editor.subscribeChildren(parent, () => this.forceUpdate())
    if (this.#drawn !== this.#uuids) this.forceUpdate()
    this.#follow()
  }

  /** Renders the next groups, until all are there. */
  #follow() {
    if (this.#groups.length <= this.#most) this.#most = Infinity
    else
      this.#cancel = onIdle(
        () => {
          this.#most += STEP
          this.forceUpdate(() => this.#follow())
        },
        { timeout: LATEST, fallback: 0 },
      )
  }

  override componentWillUnmount() {
    this.#stop?.()
    this.#cancel?.()
  }

  override render() {
    const { live, layout } = this.props
    this.#drawn = this.#uuids
    this.#groups = regroup(this.#groups, this.#drawn)
    const byId = new Map(this.#groups.slice(0, this.#most).map((group) => [group.id, group]))
    this.#branches = regroup(this.#branches, [...byId.keys()])
    const vicinity = vicinityOf(this.props)
    return this.#branches.map(({ id, members }) => {
      const groups = members.flatMap((group) => byId.get(group) ?? [])
      if (!vicinity) return <Branch key={id} groups={groups} live={live} layout={layout} />
      return <LargeBranch key={id} id={id} groups={groups} live={live} layout={layout} vicinity={vicinity} />
    })
  }
}

/** Only the top level of a large page is rendered in parts. */
const vicinityOf = ({ live, layout }: Pick<SiblingsProps, 'live' | 'layout'>) =>
  layout === 'flow' ? live.vicinity : undefined

interface LargeBranchProps extends BranchProps {
  id: string
  vicinity: Vicinity
}

/** A branch of a large page: its frames while it is near what is seen, else one element of their height. */
class LargeBranch extends Component<LargeBranchProps> {
  #stop?: () => void

  override componentDidMount() {
    const { id, vicinity } = this.props
    this.#stop = vicinity.subscribe(id, () => this.forceUpdate())
    vicinity.look()
  }

  override componentWillUnmount() {
    const { id, vicinity } = this.props
    this.#stop?.()
    vicinity.forget(id)
  }

  override render() {
    const { id, vicinity, groups, live, layout } = this.props
    const uuids = groups.flatMap(({ members }) => members)
    if (vicinity.opens(id, uuids)) return <Branch groups={groups} live={live} layout={layout} />
    const widgets = uuids.flatMap((uuid) => live.editor.doc.widgets.get(uuid) ?? [])
    const room = () =>
      widgets.reduce((sum, widget) => sum + (widget.hidden ? 0 : roomOf(filledWidget(widget))), 0)
    return (
      <div
        data-branch={id}
        data-widgets={uuids.join(' ')}
        style={{ height: vicinity.heightOf(id) ?? room() }}
      />
    )
  }
}

interface BranchProps extends Omit<SiblingsProps, 'parent'> {
  groups: readonly Group[]
}

const Branch = memo(
  function Branch({ groups, live, layout }: BranchProps) {
    return groups.map((group) => <Leaf key={group.id} uuids={group.members} live={live} layout={layout} />)
  },
  (before, after) =>
    before.live === after.live &&
    before.layout === after.layout &&
    before.groups.length === after.groups.length &&
    before.groups.every((group, index) => group === after.groups[index]),
)

interface LeafProps extends Omit<SiblingsProps, 'parent'> {
  uuids: readonly string[]
}

const Leaf = memo(function Leaf({ uuids, live, layout }: LeafProps) {
  return uuids.map((uuid) => <LiveFrame key={uuid} uuid={uuid} live={live} layout={layout} />)
})
