import CoreGraphics

/// An invalid metric of a flow layout. A valid value replaces the metric.
package struct FlowMetricError: Equatable, Sendable {
    package var section: Int
    /// The name of the metric, for the message.
    package var name: String
    /// The invalid value, in points.
    package var value: CGFloat
    package var substitute: CGFloat

    package var message: String {
        "UICollectionViewFlowLayout: \(name) in section \(section) is \(Double(value)) pt, and is laid out as \(Double(substitute)). "
            + "Return a finite size of 0 or more points."
    }
}

extension FlowSection {
    /// The largest valid length. Beyond a billion points, sums no longer distinguish single points.
    private static let maximum: CGFloat = 1e9

    /// Replaces each invalid metric by 0 or by the largest valid length. Returns the first error.
    ///
    /// - Parameter number: The section's index, for the message.
    package mutating func repair(section number: Int) -> FlowMetricError? {
        var first: FlowMetricError?
        func validated(_ value: CGFloat, isSigned: Bool = false, _ name: @autoclosure () -> String) -> CGFloat {
            if value.isFinite, abs(value) <= Self.maximum, isSigned || value >= 0 { return value }
            let substitute = value > Self.maximum ? Self.maximum : 0
            if first == nil { first = FlowMetricError(section: number, name: name(), value: value, substitute: substitute) }
            return substitute
        }
        func validatedSize(_ size: CGSize, item: Int) -> CGSize {
            CGSize(width: validated(size.width, "the width of item \(item)"), height: validated(size.height, "the height of item \(item)"))
        }
        switch sizes {
        case .uniform(let size, let count):
            if count > 0 { sizes = .uniform(validatedSize(size, item: 0), count: count) }
        case .each(var all):
            for item in all.indices where !all[item].hasValidSides(upTo: Self.maximum) { all[item] = validatedSize(all[item], item: item) }
            if first != nil { sizes = .each(all) }
        }
        headerLength = validated(headerLength, "the length of the header")
        footerLength = validated(footerLength, "the length of the footer")
        lineSpacing = validated(lineSpacing, isSigned: true, "the line spacing")
        itemSpacing = validated(itemSpacing, isSigned: true, "the item spacing")
        insetTop = validated(insetTop, isSigned: true, "the top inset")
        insetLeft = validated(insetLeft, isSigned: true, "the left inset")
        insetBottom = validated(insetBottom, isSigned: true, "the bottom inset")
        insetRight = validated(insetRight, isSigned: true, "the right inset")
        return first
    }
}

extension CGSize {
    /// Whether both sides are valid lengths.
    fileprivate func hasValidSides(upTo maximum: CGFloat) -> Bool {
        width >= 0 && width <= maximum && height >= 0 && height <= maximum
    }
}
