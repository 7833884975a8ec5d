import { Component, type ReactNode } from 'react'
import { catalogue } from '@schemas/generated/catalogue'
import { rulesOf, withRuleGoods, type RuleGoods } from '@schemas/goods-rules'
import type { Json } from '@schemas/page'
import type { Widget } from '../../page/doc'
import type { AnyWidget } from '../../registry/registry'
import { boxCss, type Layout } from '../box-css'
import { SurroundingsContext, useShop, useSurroundings } from '../context'
import type { Surroundings } from '../contract'
import { drawFrame } from '../draw-frame'
import type { PhoneWidget } from '../../page/phone/phone-doc'
import { phoneCss } from '../phone-css'
import { ShownItemContext } from '../shown-item'
import { UnknownWidget } from '../UnknownWidget'
import { filledWidget, type Live } from './live-page'
import styles from './LiveFrame.module.css'
import { frameHeight } from './vicinity'
import { texts } from '../../texts/texts'

interface LiveFrameProps {
  uuid: string
  live: Live
  layout: Layout
}

interface LiveFrameState {
  failure: { error: unknown } | null
}

/**
 * One widget on the canvas: subscribes to its own cell of the editor, so that an edit renders only this widget, and is
 * its error boundary. A failed widget shows the reason and is rendered again at its next change.
 */
export class LiveFrame extends Component<LiveFrameProps, LiveFrameState> {
  static override contextType = SurroundingsContext
  declare context: Surroundings
  override state: LiveFrameState = { failure: null }
  #stops: (() => void)[] = []
  #drawn?: Widget

  get #widget() {
    return this.props.live.editor.widgetCell(this.props.uuid).w
  }

  static getDerivedStateFromError(error: unknown): LiveFrameState {
    return { failure: { error } }
  }

  override componentDidMount() {
    const { live, uuid } = this.props
    const stopEdits = live.editor.subscribeWidget(uuid, () => {
      if (this.state.failure) this.#recover()
      else this.forceUpdate()
    })
    const stopShown = live.shown?.subscribe(uuid, () => this.forceUpdate())
    const stopNear = this.#vicinity?.subscribe(uuid, () => this.forceUpdate())
    this.#stops = [stopEdits, stopShown, stopNear].filter((stop) => stop !== undefined)
    if (this.#drawn !== this.#widget) this.forceUpdate()
  }

  override shouldComponentUpdate(next: LiveFrameProps, state: LiveFrameState) {
    return next.layout !== this.props.layout || state !== this.state
  }

  override componentWillUnmount() {
    if (this.state.failure) this.#tell(null)
    for (const stop of this.#stops) stop()
  }

  override componentDidCatch(error: unknown) {
    console.error(`Widget ${this.#widget?.type} ${this.props.uuid} failed to render`, error)
    this.#tell(error)
  }

  /** Of the top level only: what a panel holds is drawn with it. */
  get #vicinity() {
    const { live, layout } = this.props
    return layout === 'flow' ? live.vicinity : undefined
  }

  #recover() {
    this.#tell(null)
    this.setState({ failure: null })
  }

  #tell(error: unknown) {
    const { live, uuid } = this.props
    live.onFailure?.(uuid, error)
  }

  /** In place of a widget that is far from what is seen: as high as it was, or as its style says. */
  #emptyFrame({ autoHeight = false }: AnyWidget) {
    const { uuid, layout } = this.props
    const widget = this.#widget
    if (!widget) return null
    const full = filledWidget(widget)
    const { outer } = boxCss(full.style, layout, autoHeight, this.context.page.pageWidth)
    const height = this.#vicinity?.heightOf(uuid) ?? frameHeight(full)
    return <div className="pm-frame" data-widget={uuid} data-empty style={{ ...outer, height }} />
  }

  override render() {
    const { uuid, live, layout } = this.props
    const widget = this.#widget
    this.#drawn = widget
    if (!widget || widget.hidden) return null
    const definition = live.registry.get(widget.type)
    if (!definition) {
      const { type, style } = filledWidget(widget)
      return <UnknownWidget uuid={uuid} type={type} title={catalogue[type]?.title} height={style.height} />
    }
    if (this.#vicinity?.draws(uuid) === false) return this.#emptyFrame(definition)
    const children = definition.freeLayout ? live.children(uuid) : undefined
    const full = filledWidget(widget)
    const css =
      'phone' in widget &&
      phoneCss(
        { style: full.style, phone: (widget as PhoneWidget).phone },
        definition.autoHeight === true,
        this.context.page.pageWidth,
      )
    const drawnAs = css ? { ...full, css } : full
    const frame = { uuid, widget: drawnAs, definition, layout, children }
    const { failure } = this.state
    const instead = failure ? <FailedWidget type={widget.type} error={failure.error} /> : undefined
    const drawn =
      rulesOf(full).length > 0 ? (
        <RuledFrame frame={frame} instead={instead} />
      ) : (
        drawFrame(frame, this.context, instead)
      )
    return live.shown ? <ShownItemContext value={live.shown.of(uuid)}>{drawn}</ShownItemContext> : drawn
  }
}

type Frame = Parameters<typeof drawFrame>[0]

interface RuledFrameProps {
  frame: Omit<Frame, 'widget'> & { widget: Frame['widget'] & Parameters<typeof withRuleGoods>[0] }
  /** Drawn for a failed widget. */
  instead: ReactNode
}

/** A widget whose rules the server answers; until then its own lists are drawn. A rule that finds nothing says so. */
function RuledFrame({ frame, instead }: RuledFrameProps) {
  const surroundings = useSurroundings()
  const { rules = {} } = useShop().live
  const widget = withRuleGoods(frame.widget, shownOf(rules), entryOf)
  return drawFrame({ ...frame, widget }, surroundings, instead)
}

const shownOf = (rules: RuleGoods): RuleGoods =>
  Object.fromEntries(Object.entries(rules).map(([key, ids]) => [key, ids.length > 0 ? ids : ['']]))

const entryOf = (goods_id: string): Json =>
  goods_id === '' ? { goods_id, goods_name: texts.canvas.noGoods } : { goods_id }

/** Shown on the canvas for a renderer that threw: widget, message and source line. Shoppers see nothing. */
function FailedWidget({ type, error }: { type: string; error: unknown }) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const place = placeIn(stack)
  const name = catalogue[type]?.title
  return (
    <div role="alert" className={styles.failed}>
      {texts.canvas.failed(name ? `${name} ${type}` : type, message, place)}
    </div>
  )
}

/** File and line of the first stack frame in our sources, `Render.tsx:11`; empty in a production build. */
const placeIn = (stack: string): string | undefined => {
  const [, file, line] = /([\w.-]+\.tsx)(?:\?[^:)\s]*)?:(\d+)/.exec(stack) ?? []
  return file && `${file}:${line}`
}
