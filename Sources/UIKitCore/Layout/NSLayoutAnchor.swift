/// A place or length of a view or guide, to make constraints with that cannot mix axes.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let point: AnchorPoint

    init(_ point: AnchorPoint) {
        self.point = point
        super.init()
    }

    /// The view or guide; `nil` after it went.
    open var item: AnyObject? { point.item }

    /// What of the item it is, for logs: `leading`, `width`.
    open var name: String { "\(point.attribute)" }

    /// Whether constraints leave this place or length open.
    open var hasAmbiguousLayout: Bool { point.variables.contains { $0.system.solver.isAmbiguous($0.variable) } }

    /// The active constraints that this place or length comes from, nearest first.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let axis = point.axis, let box = point.item?.boxIfAny else { return [] }
        return box.constraintsBehind(axis)
    }

    /// A constraint that this is `anchor`, `c` points further on.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .equal, anchor.point, constant: c, at: (fileID, line))
    }

    /// A constraint that this is at least `c` points after `anchor`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .greaterThanOrEqual, anchor.point, constant: c, at: (fileID, line))
    }

    /// A constraint that this is at most `c` points after `anchor`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .lessThanOrEqual, anchor.point, constant: c, at: (fileID, line))
    }

    /// Equal for anchors of the same item and attribute.
    open override func isEqual(_ object: Any?) -> Bool {
        // Anchors belong to the main actor, as does whoever compares them; the object does not leave this call.
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
            return other.point.item === point.item && other.point.attribute == point.attribute && !point.isComposed
        }
    }

    /// Equal for equal anchors.
    open override var hash: Int { MainActor.assumeIsolated { point.attribute.hashValue } }
}

/// The points between neighbours that the system likes, by direction.
enum SystemSpacing {
    static let standard: CGFloat = 8
}

/// A place from left to right.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, as a length to make constraints with.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(AnchorPoint(from: point, to: otherAnchor.point))
    }

    /// A constraint that this is `multiplier` times the system's spacing, 8 points, after `anchor`.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .equal, anchor.point, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// A constraint that this is at least `multiplier` times the system's spacing, 8 points, after `anchor`.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .greaterThanOrEqual, anchor.point, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// A constraint that this is at most `multiplier` times the system's spacing, 8 points, after `anchor`.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .lessThanOrEqual, anchor.point, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }
}

/// A place from top to bottom.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, as a length to make constraints with.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(AnchorPoint(from: point, to: otherAnchor.point))
    }

    /// A constraint that this is `multiplier` times the system's spacing, 8 points, below `anchor`.
    ///
    /// > Difference from Apple: between baselines the spacing is 8 points, too, whatever the fonts.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .equal, anchor.point, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// A constraint that this is at least `multiplier` times the system's spacing, 8 points, below `anchor`.
    ///
    /// > Difference from Apple: between baselines the spacing is 8 points, too, whatever the fonts.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .greaterThanOrEqual, anchor.point, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// A constraint that this is at most `multiplier` times the system's spacing, 8 points, below `anchor`.
    ///
    /// > Difference from Apple: between baselines the spacing is 8 points, too, whatever the fonts.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .lessThanOrEqual, anchor.point, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }
}
