import CoreGraphics

extension SymbolInk {
    /// Creates the ink that a table entry describes; `nil` for an invalid entry.
    init?(_ spec: Substring) {
        if let shapes = Self.shapes(spec) {
            self = shapes
            return
        }
        let components = spec.split(separator: "@", maxSplits: 1)
        guard let icon = components.first, let ink = Self.icon(icon) else { return nil }
        self = components.count > 1 ? ink.applying(Self.transform(components[1])) : ink
    }

    /// Returns the ink that path data describes. A letter before each path specifies how it is drawn.
    private static func shapes(_ spec: Substring) -> SymbolInk? {
        var ink = SymbolInk()
        for (index, word) in spec.split(separator: ":").enumerated() {
            if index == 0, word.utf8.count != 1 { return nil }
            guard index > 0 else { continue }
            // The letter for this path is the last character of the preceding piece.
            let letters = spec.split(separator: ":")[index - 1].suffix(1)
            let isLast = index == spec.split(separator: ":").count - 1
            guard let path = OutlineReader.path(isLast ? word : word.dropLast(1), acceptsShapeCommands: true) else { return nil }
            ink = ink.adding(SymbolInk(strokes: letters == "f" ? nil : path, fills: letters == "s" ? nil : path))
        }
        return ink.box == nil ? nil : ink
    }

    private static func icon(_ name: Substring) -> SymbolInk? {
        let isFilled = name.hasSuffix(":f")
        let isSolid = name.hasSuffix(":o")
        guard let path = SymbolOutlines.all[isSolid ? name.dropLast(2) : name].flatMap({ OutlineReader.path($0) }) else { return nil }
        return SymbolInk(strokes: isFilled ? nil : path, fills: isFilled || isSolid ? path : nil)
    }

    /// Returns a rotation or reflection around the centre of the grid; the identity for an unknown name.
    static func transform(_ name: Substring) -> CGAffineTransform {
        let matrix: CGAffineTransform =
            switch name {
            case "x": CGAffineTransform(scaleX: -1, y: 1)
            case "y": CGAffineTransform(scaleX: 1, y: -1)
            case "r45": CGAffineTransform(rotationAngle: .pi / 4)
            case "r90": CGAffineTransform(0, 1, -1, 0, 0, 0)
            case "r180": CGAffineTransform(scaleX: -1, y: -1)
            case "r270": CGAffineTransform(0, -1, 1, 0, 0, 0)
            default: .identity
            }
        return CGAffineTransform(translationX: -12, y: -12).concatenating(matrix).concatenating(CGAffineTransform(translationX: 12, y: 12))
    }
}
