import CoreGraphics

/// The drawing of a symbol's part on a grid of 24 by 24: strokes, whose width depends on the weight, and filled
/// shapes.
package struct SymbolInk {
    package var strokes: CGPath?
    package var fills: CGPath?

    /// The bounding box of the paths, without stroke widths; `nil` if there are no paths.
    var box: CGRect? {
        let boxes = [strokes, fills].compactMap { $0?.boundingBoxOfPath }.filter { !$0.isNull }
        return boxes.reduce(CGRect?.none) { $0?.union($1) ?? $1 }
    }

    func applying(_ transform: CGAffineTransform) -> SymbolInk {
        func moved(_ path: CGPath?) -> CGPath? { path.flatMap { path in withUnsafePointer(to: transform) { path.copy(using: $0) } } }
        return SymbolInk(strokes: moved(strokes), fills: moved(fills))
    }

    /// Returns the same fills with other strokes.
    func with(strokes: CGPath?) -> SymbolInk { SymbolInk(strokes: strokes, fills: fills) }

    /// Returns ink with the strokes and the fills of both.
    func adding(_ other: SymbolInk) -> SymbolInk {
        func joined(_ a: CGPath?, _ b: CGPath?) -> CGPath? {
            guard let a, let b else { return a ?? b }
            let path = CGMutablePath()
            path.addPath(a)
            path.addPath(b)
            return path
        }
        return SymbolInk(strokes: joined(strokes, other.strokes), fills: joined(fills, other.fills))
    }

    /// Returns the bounds of the ink with a stroke width.
    package func bounds(lineWidth: CGFloat) -> CGRect? {
        let stroked = strokes.map { $0.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) }
        guard let fills else { return stroked }
        return stroked?.union(fills.boundingBoxOfPath) ?? fills.boundingBoxOfPath
    }
}
