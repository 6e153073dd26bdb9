extension CGColor {
    /// Creates a pattern colour.
    ///
    /// - Parameters:
    ///   - space: A pattern space. For an uncoloured pattern, its base space is the space of the components.
    ///   - pattern: The pattern.
    ///   - components: For a coloured pattern, its alpha. For an uncoloured pattern, the components of the base space
    ///     followed by alpha. Each is 0…1.
    /// - Returns: `nil`, with a diagnostic, for a wrong count, another space, or numbers that are not finite.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor/init(patternspace:pattern:components:)
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: [CGFloat]) {
        let expected = Self.componentCount(of: pattern, in: space)
        let isValidSpace = space.model == .pattern && (pattern.isColored || space.baseColorSpace != nil)
        guard isValidSpace, components.count == expected, components.allSatisfy(\.isFinite) else {
            Diagnostics.report(
                "color.pattern-components",
                "CGColor: \(components.count) components for \(pattern.isColored ? "a coloured" : "an uncoloured") pattern, which needs "
                    + "\(expected): \(pattern.isColored ? "its alpha" : "those of the pattern space's base space, and alpha").",
                numbers: ["given": Double(components.count), "expected": Double(expected)])
            return nil
        }
        self.init(pattern, in: space, checked: components.map { min(max($0, 0), 1) })
    }

    /// Creates a pattern colour from a pointer to as many components as the pattern and the space need.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        let count = Self.componentCount(of: pattern, in: space)
        let list: [CGFloat] = Array(UnsafeBufferPointer(start: components, count: count))
        self.init(patternSpace: space, pattern: pattern, components: list)
    }

    /// Creates an opaque colour from a coloured pattern.
    package convenience init(_ pattern: CGPattern) {
        self.init(pattern, in: .patterns, checked: [1])
    }

    static func componentCount(of pattern: CGPattern, in space: CGColorSpace) -> Int {
        pattern.isColored ? 1 : (space.baseColorSpace?.numberOfComponents ?? 0) + 1
    }

    /// The sRGB colour, with alpha, in which an uncoloured pattern is drawn. For a coloured pattern, only the alpha
    /// is meaningful.
    var patternTint: SIMD4<Double> {
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
