import MapEngines
import UIKitCore

/// Draws overlays with their renderers for a viewport.
@MainActor struct OverlayPainter {
    let viewport: MapViewport

    func draw(_ renderer: MKOverlayRenderer, in context: CGContext) {
        let bounds = renderer.overlay.boundingMapRect
        guard !bounds.isNull, bounds.isFinite, renderer.alpha > 0 else { return }
        let scale = viewport.worldSide / MKMapSize.worldSide
        let margin = 32 / viewport.worldSide
        guard let copies = viewport.visibleRect.outset(by: margin).copies(showing: bounds.worldRect) else { return }
        for copy in copies {
            let shift = Double(copy) * MKMapSize.worldSide
            let visible = MKMapRect(viewport.visibleRect).offsetBy(dx: -shift, dy: 0)
            guard renderer.overlay.intersects(visible.insetBy(dx: -32 / scale, dy: -32 / scale)) else { continue }
            guard renderer.canDraw(visible, zoomScale: scale) else { continue }
            context.saveGState()
            context.translateBy(x: viewport.size.width / 2, y: viewport.size.height / 2)
            context.rotate(by: -viewport.heading * .pi / 180)
            context.scaleBy(x: scale, y: scale)
            let center = MKMapPoint(viewport.center)
            let origin = renderer.mapPoint(for: .zero)
            context.translateBy(x: origin.x - center.x + shift, y: origin.y - center.y)
            context.setAlpha(renderer.alpha)
            renderer.draw(visible, zoomScale: scale, in: context)
            context.restoreGState()
        }
    }
}
