extension NSLayoutManager {
    /// Returns the glyph at a point of a container, or the nearest glyph.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph at a point of a container, or the nearest glyph.
    ///
    /// `partialFraction` receives the fraction of the glyph before the point in reading direction, 0…1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (start, _, fraction) = character(at: point, in: container)
        partialFraction?.pointee = fraction
        return start
    }

    /// Returns the fraction of the glyph at a point that is before the point in reading direction, 0…1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        character(at: point, in: container).fraction
    }

    /// Returns the character at a point of a container, or the nearest character.
    ///
    /// `partialFraction` receives the fraction of the distance to the next insertion point that is before the point,
    /// 0…1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    private func character(at point: CGPoint, in container: NSTextContainer) -> (start: Int, end: Int, fraction: CGFloat) {
        guard let part = containerLayout(of: container), numberOfGlyphs > 0, !point.x.isNaN, !point.y.isNaN else { return (0, 0, 0) }
        let x = point.x - container.lineFragmentPadding
        guard let line = part.layout.lineIndex(atX: x, y: point.y) else { return (0, 0, 0) }
        let character = part.layout.character(atX: x, inLine: line)
        let start = min(containerLayouts.offsets.utf16Offset(character.start), max(0, numberOfGlyphs - 1))
        return (start, containerLayouts.offsets.utf16Offset(character.end), character.fraction)
    }
}
