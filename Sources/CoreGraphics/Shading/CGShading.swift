/// Colours along a line or between two circles, which a function computes.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgshading
public final class CGShading {
    enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let geometry: Geometry
    let options: CGGradientDrawingOptions
    let gradient: CGGradient

    /// The number of evaluated colours, between which colours are interpolated.
    private static let colorCount = 256

    /// Creates a shading along a line.
    ///
    /// > Difference from Apple: the function is evaluated immediately, for 256 colours.
    /// - Parameters:
    ///   - space: The space of the components that the function returns.
    ///   - start: The start of the line, in user space.
    ///   - end: The end of the line, in user space.
    ///   - function: A function from one number to the components of the space, followed by alpha. The number is the
    ///     lowest of the domain at the start and the highest at the end; 0 and 1 without a domain.
    ///   - extendStart: Whether the first colour extends before the start.
    ///   - extendEnd: Whether the last colour extends beyond the end.
    /// - Returns: `nil` for a pattern or indexed space, and for a function with other dimensions.
    public init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        guard let gradient = Self.gradient(space, function) else { return nil }
        self.gradient = gradient
        geometry = .axial(start: start, end: end)
        options = Self.options(extendStart, extendEnd)
    }

    /// Creates a shading between two circles; see ``init(axialSpace:start:end:function:extendStart:extendEnd:)``.
    ///
    /// - Parameters:
    ///   - space: The space of the components that the function returns.
    ///   - start: The centre of the first circle, in user space.
    ///   - startRadius: The radius of the first circle, at least 0.
    ///   - end: The centre of the last circle, in user space.
    ///   - endRadius: The radius of the last circle, at least 0.
    ///   - function: A function from one number to the components of the space, followed by alpha.
    ///   - extendStart: Whether the first colour extends before the first circle.
    ///   - extendEnd: Whether the last colour extends beyond the last circle.
    /// - Returns: `nil` for a pattern or indexed space, and for a function with other dimensions.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        guard let gradient = Self.gradient(space, function) else { return nil }
        self.gradient = gradient
        geometry = .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius)
        options = Self.options(extendStart, extendEnd)
    }

    private static func options(_ extendsStart: Bool, _ extendsEnd: Bool) -> CGGradientDrawingOptions {
        var options: CGGradientDrawingOptions = []
        if extendsStart { options.insert(.drawsBeforeStartLocation) }
        if extendsEnd { options.insert(.drawsAfterEndLocation) }
        return options
    }

    private static func gradient(_ space: CGColorSpace, _ function: CGFunction) -> CGGradient? {
        guard space.supportsOutput, function.domain.count == 1, function.rangeDimension == space.numberOfComponents + 1 else { return nil }
        let isBounded = function.domain[0].upperBound < .greatestFiniteMagnitude
        let domain = isBounded ? function.domain[0] : 0...1
        let colors = (0..<colorCount).compactMap { index -> CGColor? in
            let fraction = CGFloat(index) / CGFloat(colorCount - 1)
            let input = domain.lowerBound + (domain.upperBound - domain.lowerBound) * fraction
            return CGColor(colorSpace: space, components: function.values(at: [input]))
        }
        return CGGradient(colorsSpace: space, colors: colors, locations: nil)
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/drawshading(_:)
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
