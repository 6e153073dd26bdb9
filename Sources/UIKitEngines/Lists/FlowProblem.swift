import CoreGraphics

/// The reason why a flow layout is undefined: an item is larger than the space across the axis.
package struct FlowProblem: Equatable, Sendable {
    package var axis: FlowAxis
    package var section: Int
    package var item: Int
    /// The item's extent across the axis, in points.
    package var length: CGFloat
    /// The available space, in points.
    package var availableLength: CGFloat

    /// Returns the first item that is larger than the space across the axis.
    package static func first(in sections: [FlowSection], axis: FlowAxis, crossExtent: CGFloat) -> FlowProblem? {
        for (index, section) in sections.enumerated() {
            let available = crossExtent - section.crossStartInset(axis) - section.crossEndInset(axis)
            guard let item = section.firstItem(longerThan: available, axis: axis) else { continue }
            return FlowProblem(
                axis: axis, section: index, item: item, length: axis.cross(section.sizes.size(of: item)), availableLength: available)
        }
        return nil
    }

    /// UIKit's message, followed by a line with the numbers.
    package var message: String {
        "\(rule)\nThe item \(item) of section \(section) is \(Self.plain(length)) pt \(axis == .vertical ? "wide" : "high"), "
            + "and there are \(Self.plain(availableLength)) pt for it."
    }

    /// The message that UIKit logs. The spelling "less that" is UIKit's.
    private var rule: String {
        switch axis {
        case .horizontal:
            "the behavior of the UICollectionViewFlowLayout is not defined because: the item height must be less that the height "
                + "of the UICollectionView minus the section insets top and bottom values."
        case .vertical:
            "the behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less than the width "
                + "of the UICollectionView minus the section insets left and right values."
        }
    }

    private static func plain(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }
}

extension FlowSection {
    fileprivate func firstItem(longerThan limit: CGFloat, axis: FlowAxis) -> Int? {
        switch sizes {
        case .uniform(let size, let count): count > 0 && axis.cross(size) > limit + 0.001 ? 0 : nil
        case .each(let sizes): sizes.firstIndex { axis.cross($0) > limit + 0.001 }
        }
    }
}
