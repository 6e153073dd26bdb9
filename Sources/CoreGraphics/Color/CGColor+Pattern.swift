extension CGColor {
    /// Makes a colour that is a pattern.
    ///
    /// - Parameters:
    ///   - space: a pattern space; for an uncoloured pattern with the base space that the components are read in.
    ///   - pattern: what is repeated.
    ///   - components: of a coloured pattern its alpha alone; of an uncoloured one those of the base space, followed by alpha; each 0…1.
    /// - Returns: `nil`, with a diagnostic, for a wrong count, another space, and numbers that are not finite.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor/init(patternspace:pattern:components:)
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: [CGFloat]) {
        let expected = Self.componentCount(of: pattern, in: space)
        let isSpace = space.model == .pattern && (pattern.isColored || space.baseColorSpace != nil)
        guard isSpace, components.count == expected, components.allSatisfy(\.isFinite) else {
            Diagnostics.report(
                "color.pattern-components",
                "CGColor: \(components.count) components for \(pattern.isColored ? "a coloured" : "an uncoloured") pattern, which needs "
                    + "\(expected): \(pattern.isColored ? "its alpha" : "those of the pattern space's base space, and alpha").",
                numbers: ["given": Double(components.count), "expected": Double(expected)])
            return nil
        }
        self.init(pattern, in: space, checked: components.map { min(max($0, 0), 1) })
    }

    /// As with an array; as many components are read as the pattern and the space need.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        let count = Self.componentCount(of: pattern, in: space)
        let list: [CGFloat] = Array(UnsafeBufferPointer(start: components, count: count))
        self.init(patternSpace: space, pattern: pattern, components: list)
    }

    /// A colour of a coloured pattern as it is.
    package convenience init(_ pattern: CGPattern) {
        self.init(pattern, in: .patterns, checked: [1])
    }

    static func componentCount(of pattern: CGPattern, in space: CGColorSpace) -> Int {
        pattern.isColored ? 1 : (space.baseColorSpace?.numberOfComponents ?? 0) + 1
    }

    /// The colour that an uncoloured pattern is drawn in, sRGB and alpha; of a coloured one, alpha alone counts.
    var patternInk: SIMD4<Double> {
        guard let components, let base = colorSpace?.baseColorSpace, pattern?.isColored == false else {
            return SIMD4(0, 0, 0, Double(alpha))
        }
        return base.toSRGB(components) ?? .zero
    }
}

extension CGColorSpace {
    /// The space of coloured patterns.
    package static let patterns = CGColorSpace(name: nil, model: .pattern, components: 0)
}
