import CoreGraphics

/// Draws badges at the corner of a symbol.
enum SymbolBadge {
    /// The radii of the disc below a badge, of a dot, and of the hole for a symbol without a disc.
    private static let radii: (disc: CGFloat, dot: CGFloat, hole: CGFloat) = (4.4, 3.1, 5)
    /// The sizes of a badge on a disc, and of a symbol that has no disc.
    private static let sides: (mark: CGFloat, symbol: CGFloat) = (4, 9.5)
    /// The badges that are cut out of a disc. Arrows are cut out too.
    private static let marks: Set<Substring> = ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis"]

    /// Returns the parts with a badge at the lower right corner; `nil` if no badge has that name.
    ///
    /// - Parameters:
    ///   - kind: The name of a symbol. A `dot` only indicates something new, and is at the upper right corner.
    ///   - base: The parts of the symbol.
    ///   - depth: The number of nested lookups that led to this lookup.
    static func parts(_ kind: Substring, on base: [SymbolPart], depth: Int) -> [SymbolPart]? {
        guard let box = SymbolPart.box(of: base) else { return nil }
        let secondary = base.map { $0.at(level: 1) }
        if kind == "dot" {
            let dot = disc(CGPoint(x: box.maxX - 2.2, y: box.minY + 2.4), radius: radii.dot)
            return secondary + [SymbolPart(ink: dot, effect: .gap), SymbolPart(ink: dot)]
        }
        let badgeName = Substring("_badge.\(kind)")
        let name = SymbolLibrary.contains(badgeName) ? badgeName : kind
        guard let mark = SymbolLibrary.parts(name, depth: depth), let size = SymbolPart.box(of: mark) else { return nil }
        let center = CGPoint(x: box.maxX - 2.2, y: box.maxY - 2.4)
        let side = max(size.width, size.height, 1)
        if mark.count == 1, marks.contains(kind) || kind.hasPrefix("arrow") {
            let discInk = disc(center, radius: radii.disc)
            let cutParts = SymbolPlacing.parts(mark, scale: sides.mark / side, center: center).map { $0.with(.cut) }
            return secondary + [SymbolPart(ink: discInk, effect: .gap), SymbolPart(ink: discInk)] + cutParts
        }
        let hole = SymbolPart(ink: disc(center, radius: radii.hole), effect: .cut)
        return secondary + [hole] + SymbolPlacing.parts(mark, scale: sides.symbol / side, center: center)
    }

    private static func disc(_ center: CGPoint, radius: CGFloat) -> SymbolInk {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        return SymbolInk(strokes: nil, fills: path)
    }
}
