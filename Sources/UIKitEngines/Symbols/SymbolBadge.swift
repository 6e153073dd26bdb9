import CoreGraphics

/// Small marks at the corner of a symbol.
enum SymbolBadge {
    private static let center = CGPoint(x: 18.5, y: 18)
    private static let radius: CGFloat = 4.3

    /// The parts with a mark; `nil` if no mark has that name.
    static func parts(_ kind: Substring, on base: [SymbolPart]) -> [SymbolPart]? {
        let isDot = kind == "dot"
        // A mark that only says that something is new stands on top.
        let middle = isDot ? CGPoint(x: 18, y: 6) : center
        let disc = CGMutablePath()
        let reach = isDot ? 3.2 : radius
        disc.addEllipse(in: CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
        let round = SymbolInk(strokes: nil, fills: disc)
        let under = base.map { SymbolPart(ink: $0.ink, level: 1, effect: $0.effect) } + [SymbolPart(ink: round, effect: .gap)]
        if isDot { return under + [SymbolPart(ink: round)] }
        guard kind != "badge", let mark = SymbolLibrary.parts(String(kind)), let box = mark.first?.ink.box, mark.count == 1 else {
            return nil
        }
        let scale = 4.2 / max(box.width, box.height, 1)
        let small = CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        return under + [SymbolPart(ink: round), SymbolPart(ink: mark[0].ink.applying(small), effect: .cut)]
    }
}
