import MapEngines
import UIKitCore

extension MapPainter {
    /// Draws the names of countries and cities where they fit. Then labels the graticule's parallels at the left edge,
    /// and its meridians in the middle of the map.
    func drawNames(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        var placement = LabelPlacement(in: CGRect(origin: .zero, size: viewport.size))
        let rect = viewport.visibleRect
        for name in BaseMap.world.names where name.minimumZoom <= viewport.zoom && viewport.zoom < name.maximumZoom {
            let worldPoint = name.place.nearest(to: viewport.center)
            guard rect.contains(worldPoint) else { continue }
            draw(name, at: viewport.exactPoint(for: worldPoint), &placement, in: context)
        }
        if viewport.heading == 0, viewport.zoom > 5 { drawDegrees(&placement) }
    }

    private func draw(_ name: BaseMap.Name, at point: CGPoint, _ placement: inout LabelPlacement, in context: CGContext) {
        let isCountry = name.kind == .country
        let text = isCountry ? name.text.uppercased() : name.text
        let font = UIFont.systemFont(ofSize: isCountry ? 11 : 12, weight: isCountry ? .medium : .regular)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: isCountry ? style.seaName : style.name]
        if isCountry { attributes[.kern] = 0.6 }
        let size = text.size(withAttributes: attributes)
        let origin = CGPoint(x: point.x - size.width / 2, y: isCountry ? point.y - size.height / 2 : point.y + 3)
        let frame = CGRect(origin: origin, size: size).insetBy(dx: -3, dy: -1)
        guard placement.place(isCountry ? frame : frame.union(CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))) else { return }
        if !isCountry { drawDot(at: point, isCapital: name.kind == .capital, in: context) }
        HaloText.draw(text, at: origin, attributes: attributes, halo: style.halo)
    }

    private func drawDot(at point: CGPoint, isCapital: Bool, in context: CGContext) {
        let radius: CGFloat = isCapital ? 3 : 2.25
        let frame = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        context.setFillColor(style.land.cgColor)
        context.fillEllipse(in: frame)
        context.setStrokeColor(style.name.cgColor)
        context.setLineWidth(1.25)
        context.strokeEllipse(in: frame)
    }

    private func drawDegrees(_ placement: inout LabelPlacement) {
        let graticule = Graticule(for: viewport)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 9, weight: .medium), .foregroundColor: style.name.withAlphaComponent(0.55),
        ]
        func draw(_ text: String, at point: CGPoint) {
            let frame = CGRect(origin: point, size: text.size(withAttributes: attributes))
            if placement.place(frame) { text.draw(at: point, withAttributes: attributes) }
        }
        let rect = viewport.visibleRect
        for parallel in graticule.parallels(in: rect) {
            let y = viewport.exactPoint(for: WorldPoint(x: viewport.center.x, y: parallel.y)).y
            draw(graticule.name(parallel.degrees, positive: "N", negative: "S"), at: CGPoint(x: visibleRect.minX + 4, y: y + 1))
        }
        for meridian in graticule.meridians(in: rect) {
            let x = viewport.exactPoint(for: WorldPoint(x: meridian.x, y: viewport.center.y)).x
            draw(graticule.name(meridian.degrees, positive: "E", negative: "W"), at: CGPoint(x: x + 3, y: visibleRect.midY))
        }
    }
}
