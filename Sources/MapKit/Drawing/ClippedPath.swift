import MapEngines
import UIKitCore

/// The visible parts of a path. Map coordinates exceed the range of a canvas, so paths are clipped before they are
/// drawn.
@MainActor struct ClippedPath {
    /// The path to fill.
    let fillPath: CGPath
    /// The path to stroke.
    let strokePath: CGPath

    /// Clips a path.
    ///
    /// - Parameters:
    ///   - visible: The visible rectangle, enlarged by the line width.
    ///   - tolerance: The maximum error when curves are flattened.
    init(_ path: CGPath, to visible: CGRect, tolerance: CGFloat) {
        guard !visible.contains(path.boundingBox) else {
            fillPath = path
            strokePath = path
            return
        }
        let fill = CGMutablePath()
        let stroke = CGMutablePath()
        let rect = WorldRect(minX: visible.minX, minY: visible.minY, maxX: visible.maxX, maxY: visible.maxY)
        for line in Self.lines(of: path, tolerance: tolerance) {
            let ring = RingClip.part(of: line, in: rect)
            if !ring.isEmpty {
                fill.addLines(between: ring.map { CGPoint(x: $0.x, y: $0.y) })
                fill.closeSubpath()
            }
            for part in LineClip.parts(of: line, in: rect) { stroke.addLines(between: part.map { CGPoint(x: $0.x, y: $0.y) }) }
        }
        fillPath = fill
        strokePath = stroke
    }

    private static func lines(of path: CGPath, tolerance: CGFloat) -> [[WorldPoint]] {
        var lines: [[WorldPoint]] = []
        path.flattened(threshold: tolerance).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: lines.append([WorldPoint(x: points[0].x, y: points[0].y)])
            case .addLineToPoint: if !lines.isEmpty { lines[lines.count - 1].append(WorldPoint(x: points[0].x, y: points[0].y)) }
            case .closeSubpath: if let first = lines.last?.first { lines[lines.count - 1].append(first) }
            default: break
            }
        }
        return lines
    }
}
