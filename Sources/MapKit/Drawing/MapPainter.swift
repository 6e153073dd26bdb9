import MapEngines
import UIKitCore

/// Draws the built-in map for a viewport.
@MainActor struct MapPainter {
    /// The distance, in points, that is drawn beyond the edges, so that the ends of clipped lines stay invisible.
    private static let margin = 64.0
    /// The distance, in points, below which two points are merged.
    private static let mergeDistance = 0.4

    let viewport: MapViewport
    /// The visible part of the picture, in points. The labels of graticule lines are placed relative to this rectangle.
    let visibleRect: CGRect
    let style: MapStyle

    private var drawnRect: WorldRect { viewport.visibleRect.outset(by: Self.margin / viewport.worldSide) }

    /// Draws land, lakes, borders and the graticule.
    func drawMapBackground(in context: CGContext) {
        context.setFillColor(style.sea.cgColor)
        context.fill(CGRect(origin: .zero, size: viewport.size))
        let map = BaseMap.world
        context.setLineJoin(.round)
        fill(map.land, style.land, in: context)
        fill(map.lakes, style.sea, in: context)
        if style.hasNames { stroke(map.borders, style.border, width: 0.75, in: context) }
        drawGraticule(in: context)
    }

    private func fill(_ shapes: [BaseMap.Shape], _ color: UIColor, in context: CGContext) {
        for (shape, copy) in visibleCopies(shapes) {
            for ring in shape.rings {
                let moved = ring.map { WorldPoint(x: $0.x + copy, y: $0.y) }
                let points = screenPoints(RingClip.part(of: moved, in: drawnRect))
                guard points.count > 2 else { continue }
                context.addLines(between: points)
                context.closePath()
            }
            context.setFillColor(color.cgColor)
            context.fillPath(using: .evenOdd)
        }
        strokeCoasts(of: shapes, in: context)
    }

    /// Strokes the coastlines, except where the data is cut at the 180th meridian.
    private func strokeCoasts(of shapes: [BaseMap.Shape], in context: CGContext) {
        for (shape, copy) in visibleCopies(shapes) {
            for line in shape.coasts {
                let moved = line.map { WorldPoint(x: $0.x + copy, y: $0.y) }
                for part in LineClip.parts(of: moved, in: drawnRect) { context.addLines(between: screenPoints(part)) }
            }
        }
        context.setStrokeColor(style.coast.cgColor)
        context.setLineWidth(0.75)
        context.strokePath()
    }

    private func stroke(_ shapes: [BaseMap.Shape], _ color: UIColor, width: CGFloat, in context: CGContext) {
        for (shape, copy) in visibleCopies(shapes) {
            for ring in shape.rings {
                let moved = ring.map { WorldPoint(x: $0.x + copy, y: $0.y) }
                for part in LineClip.parts(of: moved, in: drawnRect) { context.addLines(between: screenPoints(part)) }
            }
        }
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(width)
        context.strokePath()
    }

    /// Returns the visible copies of shapes. `copy` is the number of worlds by which the copy is displaced to the
    /// east.
    private func visibleCopies(_ shapes: [BaseMap.Shape]) -> [(shape: BaseMap.Shape, copy: Double)] {
        let drawnRect = drawnRect
        return shapes.flatMap { shape in
            (drawnRect.copies(showing: shape.bounds).map(Array.init) ?? []).compactMap { copy in
                drawnRect.intersects(shape.bounds.offset(x: Double(copy))) ? (shape, Double(copy)) : nil
            }
        }
    }

    private func screenPoints(_ worldPoints: [WorldPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        result.reserveCapacity(worldPoints.count)
        for worldPoint in worldPoints {
            let point = viewport.exactPoint(for: worldPoint)
            if let last = result.last, abs(last.x - point.x) < Self.mergeDistance, abs(last.y - point.y) < Self.mergeDistance { continue }
            result.append(point)
        }
        return result
    }

    private func drawGraticule(in context: CGContext) {
        let rect = drawnRect
        let graticule = Graticule(for: viewport)
        for meridian in graticule.meridians(in: rect) {
            add(WorldPoint(x: meridian.x, y: max(rect.minY, 0)), WorldPoint(x: meridian.x, y: min(rect.maxY, 1)), to: context)
        }
        for parallel in graticule.parallels(in: rect) {
            add(WorldPoint(x: rect.minX, y: parallel.y), WorldPoint(x: rect.maxX, y: parallel.y), to: context)
        }
        context.setStrokeColor(style.graticule.cgColor)
        context.setLineWidth(0.5)
        context.strokePath()
    }

    private func add(_ start: WorldPoint, _ end: WorldPoint, to context: CGContext) {
        context.move(to: viewport.exactPoint(for: start))
        context.addLine(to: viewport.exactPoint(for: end))
    }
}
