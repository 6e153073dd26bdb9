import CoreGraphics

/// Shapes that symbols are put into, and the line through them.
enum SymbolContainer {
    /// Each shape, and the side of the square within it that its content may fill, on the grid of 24.
    private static let room: [Substring: CGFloat] = [
        "circle": 10, "square": 10.5, "rectangle": 9.5, "triangle": 7.5, "diamond": 9, "app": 10.5, "octagon": 10, "hexagon": 9.5,
        "rectangle.portrait": 9, "shield": 9, "seal": 9,
    ]
    /// Content is drawn at this share of its size where it would fit larger.
    private static let share: CGFloat = 0.58

    /// The names, also of the filled shapes. None is the end of another.
    static let names = room.keys.sorted().flatMap { [String($0), "\($0).fill"] }.filter { !$0.hasPrefix("rectangle.portrait") }

    /// The parts within a shape; `nil` if there is no such shape.
    static func parts(_ inner: [SymbolPart], in name: Substring) -> [SymbolPart]? {
        let isFilled = name.hasSuffix(".fill")
        let shape = isFilled ? name.dropLast(5) : name
        guard let side = room[shape], let around = SymbolLibrary.parts(String(name)),
            let box = inner.compactMap(\.ink.box).reduce(CGRect?.none, { $0?.union($1) ?? $1 })
        else { return nil }
        let scale = min(share, side / max(box.width, box.height, 1))
        // The middle of a triangle lies lower than that of its frame.
        let middle = CGPoint(x: 12, y: shape == "triangle" ? 14 : 12)
        let transform = CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale)).concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        let content = inner.map { part in
            SymbolPart(ink: part.ink.applying(transform), level: 0, effect: isFilled && part.effect == .paint ? .contrast : part.effect)
        }
        return around.map { SymbolPart(ink: $0.ink, level: 1) } + content
    }

    /// The parts with a line across, from the upper left to the lower right corner.
    static func slashed(_ base: [SymbolPart]) -> [SymbolPart] {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 3.5, y: 3.5), CGPoint(x: 20.5, y: 20.5)])
        let ink = SymbolInk(strokes: line, fills: nil)
        return base.map { SymbolPart(ink: $0.ink, level: 1, effect: $0.effect) } + [
            SymbolPart(ink: ink, effect: .gap), SymbolPart(ink: ink),
        ]
    }
}
