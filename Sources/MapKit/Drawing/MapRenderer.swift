import MapEngines
import UIKitCore

/// A map with its overlays, drawn from back to front.
@MainActor struct MapRenderer {
    let viewport: MapViewport
    /// The visible part of the picture, in points.
    let visibleRect: CGRect
    let records: [MapState.OverlayRecord]
    let style: MapStyle

    func draw(in context: CGContext) {
        let painter = MapPainter(viewport: viewport, visibleRect: visibleRect, style: style)
        let overlays = OverlayPainter(viewport: viewport)
        let replacesBaseMap = records.contains { ($0.overlay as? MKTileOverlay)?.canReplaceMapContent == true }
        if replacesBaseMap {
            context.setFillColor(style.land.cgColor)
            context.fill(CGRect(origin: .zero, size: viewport.size))
        } else {
            painter.drawMapBackground(in: context)
        }
        for record in records where record.level == .aboveRoads { overlays.draw(record.renderer, in: context) }
        if !replacesBaseMap, style.hasNames { painter.drawNames(in: context) }
        for record in records where record.level == .aboveLabels { overlays.draw(record.renderer, in: context) }
    }
}
