import CoreGraphics

/// Why a flow layout cannot do what it is told.
package struct FlowProblem: Equatable, Sendable {
    package var axis: FlowAxis
    package var section: Int
    package var item: Int
    /// The item's extent across the axis, in points.
    package var length: CGFloat
    /// The room for it, in points.
    package var room: CGFloat

    /// The first item that is larger than the room across the axis.
    package static func first(in sections: [FlowSection], axis: FlowAxis, crossExtent: CGFloat) -> FlowProblem? {
        for (index, section) in sections.enumerated() {
            let room = crossExtent - section.crossStartInset(axis) - section.crossEndInset(axis)
            guard let item = section.firstItem(longerThan: room, axis: axis) else { continue }
            return FlowProblem(axis: axis, section: index, item: item, length: axis.cross(section.sizes.size(of: item)), room: room)
        }
        return nil
    }

    /// UIKit's words, and then one line with the numbers.
    package var message: String {
        "\(rule)\nThe item \(item) of section \(section) is \(Self.plain(length)) pt \(axis == .vertical ? "wide" : "high"), "
            + "and there are \(Self.plain(room)) pt for it."
    }

    /// The words that UIKit logs. (The slip in "less that" is theirs.)
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
    fileprivate func firstItem(longerThan room: CGFloat, axis: FlowAxis) -> Int? {
        switch sizes {
        case .uniform(let size, let count): count > 0 && axis.cross(size) > room + 0.001 ? 0 : nil
        case .each(let sizes): sizes.firstIndex { axis.cross($0) > room + 0.001 }
        }
    }
}
