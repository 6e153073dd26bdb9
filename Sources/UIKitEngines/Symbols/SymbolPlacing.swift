import CoreGraphics

/// Positions symbols in front of, beside and inside each other.
enum SymbolPlacing {
    /// Returns the scaled parts, with the centre of their bounding box at a point of the grid.
    static func parts(_ parts: [SymbolPart], scale: CGFloat, center: CGPoint) -> [SymbolPart] {
        guard let box = SymbolPart.box(of: parts) else { return parts }
        let transform = CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale)).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return parts.map { $0.applying(transform) }
    }

    /// Returns a symbol at the lower right in front of another symbol at the upper left.
    static func parts(_ front: [SymbolPart], on back: [SymbolPart]) -> [SymbolPart] {
        let front = parts(front, scale: 0.8, center: CGPoint(x: 14.6, y: 14.6))
        return parts(back, scale: 0.8, center: CGPoint(x: 9.2, y: 9.2)).map { $0.at(level: 1) } + silhouette(front) + front
    }

    /// Returns one symbol at the upper left and another at the lower right, both smaller.
    static func parts(_ first: [SymbolPart], and second: [SymbolPart]) -> [SymbolPart] {
        let second = parts(second, scale: 0.62, center: CGPoint(x: 17, y: 16.5))
        return parts(first, scale: 0.66, center: CGPoint(x: 8, y: 8.5)) + silhouette(second) + second
    }

    /// Returns the filled outline of the front symbol's first painted part. It makes a gap in the symbol behind.
    private static func silhouette(_ parts: [SymbolPart]) -> [SymbolPart] {
        guard let outline = parts.first(where: { $0.effect == .paint })?.ink else { return [] }
        let filledOutline = outline.strokes.map { SymbolInk(strokes: $0, fills: $0) }
        return [SymbolPart(ink: filledOutline.map { outline.adding($0) } ?? outline, effect: .gap)]
    }

    /// Returns the parts with a slash from the upper left to the lower right.
    static func slashed(_ base: [SymbolPart]) -> [SymbolPart] {
        let box = SymbolPart.box(of: base) ?? CGRect(x: 2, y: 2, width: 20, height: 20)
        let line = CGMutablePath()
        let middle = CGPoint(x: box.midX, y: box.midY)
        line.addLines(between: [CGPoint(x: middle.x - 8.2, y: middle.y - 9), CGPoint(x: middle.x + 8.2, y: middle.y + 9)])
        let ink = SymbolInk(strokes: line, fills: nil)
        return base.map { $0.at(level: 1) } + [SymbolPart(ink: ink, effect: .gap), SymbolPart(ink: ink)]
    }

    /// Returns filled variants of the parts. The lines inside a filled part are cut out.
    static func filled(_ base: [SymbolPart]) -> [SymbolPart] {
        base.flatMap { part -> [SymbolPart] in
            guard part.effect == .paint, let strokes = part.ink.strokes else { return [part] }
            let (outer, inner) = strokes.separated
            let solid = SymbolPart(ink: part.ink.with(strokes: outer).adding(SymbolInk(strokes: nil, fills: outer)), level: part.level)
            return inner.map { [solid, SymbolPart(ink: SymbolInk(strokes: $0, fills: nil), level: part.level, effect: .cut)] } ?? [solid]
        }
    }

    /// The halves of a symbol.
    enum Half {
        case left, right, top, bottom
    }

    /// Returns the parts with one half filled.
    static func parts(_ base: [SymbolPart], filling half: Half) -> [SymbolPart]? {
        guard let box = SymbolPart.box(of: base) else { return nil }
        var erased = box.insetBy(dx: -4, dy: -4)
        switch half {
        case .left: erased.origin.x = box.midX
        case .right: erased.size.width = box.midX - erased.minX
        case .top: erased.origin.y = box.midY
        case .bottom: erased.size.height = box.midY - erased.minY
        }
        let cut = SymbolInk(strokes: nil, fills: CGPath(rect: erased, transform: nil))
        let solid = base.map { SymbolPart(ink: SymbolInk(strokes: nil, fills: $0.ink.strokes ?? $0.ink.fills), level: $0.level) }
        return solid + [SymbolPart(ink: cut, effect: .cut)] + base
    }

    /// Returns the outline with a smaller filled symbol inside.
    static func inset(_ filled: [SymbolPart], in outline: [SymbolPart]) -> [SymbolPart]? {
        guard let box = SymbolPart.box(of: outline) else { return nil }
        let scale = max(0.5, 1 - 5.2 / max(box.width, box.height))
        return outline + parts(filled, scale: scale, center: CGPoint(x: box.midX, y: box.midY))
    }
}

extension CGPath {
    /// The subpaths in two groups: those inside the bounding box of another subpath, and the others.
    fileprivate var separated: (outer: CGPath, inner: CGPath?) {
        let pieces = subpaths
        let boxes = pieces.map(\.boundingBoxOfPath)
        let (outer, inner) = (CGMutablePath(), CGMutablePath())
        for (index, piece) in pieces.enumerated() {
            let isInside = boxes.indices.contains {
                $0 != index && pieces[$0].steps.count > 2 && boxes[$0].insetBy(dx: 0.3, dy: 0.3).contains(boxes[index])
                    && boxes[$0] != boxes[index]
            }
            (isInside ? inner : outer).addPath(piece)
        }
        return (outer, inner.isEmpty ? nil : inner)
    }

    private var subpaths: [CGPath] {
        var result: [CGMutablePath] = []
        for step in steps {
            if case .move = step { result.append(CGMutablePath()) }
            guard let path = result.last else { continue }
            switch step {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
            case .curve(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        return result
    }
}
