import { texts } from '../../texts/comps'
import { defineData, type Own, type Place } from '@storefront/shell/section/section'
import { paleColours, sampleOf, shownWidgets } from './samples'

/** The widget and sample of an address: `/comps/widgets/W0001?sample=filled`. */
function chosen({ params, query }: Pick<Place, 'params' | 'query'>) {
  const widget = shownWidgets().find(({ type }) => type === params['type'])
  const wanted = query['sample']
  const sample = wanted === undefined ? widget?.samples[0] : widget?.samples.find((name) => name === wanted)
  return widget && sample !== undefined ? { ...widget, sample } : undefined
}

export default defineData({
  asks: () => ({}),
  own(place): Own | null {
    if (place.params['type'] === undefined) return { answers: { widgets: { data: shownWidgets() } } }
    const widget = chosen(place)
    if (!widget) return null
    return {
      answers: { widget: { data: { ...widget, pale: paleColours(widget.type, widget.sample) } } },
      shown: sampleOf(widget.type, widget.sample),
    }
  },
  head(_answers, place) {
    const widget = chosen(place)
    return { title: widget ? `${widget.title} ${widget.type}` : texts.widgets }
  },
})
