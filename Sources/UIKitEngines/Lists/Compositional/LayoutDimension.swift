import CoreGraphics

/// How wide or high a part of a compositional layout is.
package enum LayoutDimension: Equatable, Sendable {
    /// 0…1 and more, of the container's width.
    case fractionOfWidth(CGFloat)
    /// 0…1 and more, of the container's height.
    case fractionOfHeight(CGFloat)
    /// Points.
    case absolute(CGFloat)
    /// Points, until what is shown has said how large it is.
    case estimated(CGFloat)
    /// As estimated; then as large as the largest one beside it.
    case uniform(CGFloat)

    /// In points; what is no number, or less than nothing, is nothing.
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

/// How large a part of a compositional layout is.
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
