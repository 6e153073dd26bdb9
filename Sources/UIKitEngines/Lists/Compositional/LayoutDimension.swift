import CoreGraphics

/// The width or height of a part of a compositional layout.
package enum LayoutDimension: Equatable, Sendable {
    /// A fraction of the container's width, which may exceed 1.
    case fractionOfWidth(CGFloat)
    /// A fraction of the container's height, which may exceed 1.
    case fractionOfHeight(CGFloat)
    /// A fixed length, in points.
    case absolute(CGFloat)
    /// An estimate in points, which applies until the content is measured.
    case estimated(CGFloat)
    /// An estimate in points. After measuring, the length of the largest uniform part in the same line.
    case uniform(CGFloat)

    /// Returns the length in points; 0 for a negative or invalid value.
    package func resolved(in container: CGSize) -> CGFloat {
        let length =
            switch self {
            case .fractionOfWidth(let fraction): container.width * fraction
            case .fractionOfHeight(let fraction): container.height * fraction
            case .absolute(let length), .estimated(let length), .uniform(let length): length
            }
        return length.isFinite ? max(0, length) : 0
    }

    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniform: true
        case .fractionOfWidth, .fractionOfHeight, .absolute: false
        }
    }

    var isUniform: Bool {
        if case .uniform = self { true } else { false }
    }

    func isFraction(ofWidth: Bool) -> Bool {
        switch self {
        case .fractionOfWidth: ofWidth
        case .fractionOfHeight: !ofWidth
        case .absolute, .estimated, .uniform: false
        }
    }
}

/// The size of a part of a compositional layout.
package struct LayoutMeasure: Equatable, Sendable {
    package var width: LayoutDimension
    package var height: LayoutDimension

    package init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    package func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    package var isEstimated: Bool { width.isEstimated || height.isEstimated }

    func along(_ axis: FlowAxis) -> LayoutDimension { axis == .horizontal ? width : height }
    func across(_ axis: FlowAxis) -> LayoutDimension { axis == .horizontal ? height : width }
}
