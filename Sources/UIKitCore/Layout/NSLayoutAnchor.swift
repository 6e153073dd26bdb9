/// A position or length of a view or guide, for constraints between anchors of the same axis.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: ConstraintOperand

    init(_ operand: ConstraintOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or guide; `nil` after its deallocation.
    open var item: AnyObject? { operand.item }

    /// The name of the attribute, for logs: `leading`, `width`.
    open var name: String { "\(operand.attribute)" }

    /// Whether the constraints leave this position or length undetermined.
    open var hasAmbiguousLayout: Bool { operand.variables.contains { $0.system.solver.isAmbiguous($0.variable) } }

    /// The active constraints that determine this position or length, nearest first.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let axis = operand.axis, let variables = operand.item?.existingVariables else { return [] }
        return variables.constraintsAffecting(axis)
    }

    /// Creates a constraint: this anchor equals `anchor` plus `c` points.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .equal, anchor.operand, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this anchor is at least `anchor` plus `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .greaterThanOrEqual, anchor.operand, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this anchor is at most `anchor` plus `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .lessThanOrEqual, anchor.operand, constant: c, at: (fileID, line))
    }

    /// Whether both anchors have the same item and attribute; `false` for distances.
    open override func isEqual(_ object: Any?) -> Bool {
        // Anchors are compared on the main actor, and the object does not leave this call.
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
            return other.operand.item === operand.item && other.operand.attribute == operand.attribute && !operand.isDistance
        }
    }

    /// A hash value, equal for equal anchors.
    open override var hash: Int { MainActor.assumeIsolated { operand.attribute.hashValue } }
}

/// The standard spacing between neighbours, in points.
enum SystemSpacing {
    static let standard: CGFloat = 8
}

/// A horizontal position.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another, as a length for constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintOperand(from: operand, to: otherAnchor.operand))
    }

    /// Creates a constraint: this anchor equals `anchor` plus `multiplier` times the system spacing of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .equal, anchor.operand, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// Creates a constraint: this anchor is at least `anchor` plus `multiplier` times the system spacing of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .greaterThanOrEqual, anchor.operand, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// Creates a constraint: this anchor is at most `anchor` plus `multiplier` times the system spacing of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .lessThanOrEqual, anchor.operand, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }
}

/// A vertical position.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another, as a length for constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintOperand(from: operand, to: otherAnchor.operand))
    }

    /// Creates a constraint: this anchor equals `anchor` plus `multiplier` times the system spacing of 8 points.
    ///
    /// > Difference from Apple: The spacing between baselines is also 8 points, for all fonts.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .equal, anchor.operand, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// Creates a constraint: this anchor is at least `anchor` plus `multiplier` times the system spacing of 8 points.
    ///
    /// > Difference from Apple: The spacing between baselines is also 8 points, for all fonts.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .greaterThanOrEqual, anchor.operand, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }

    /// Creates a constraint: this anchor is at most `anchor` plus `multiplier` times the system spacing of 8 points.
    ///
    /// > Difference from Apple: The spacing between baselines is also 8 points, for all fonts.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .lessThanOrEqual, anchor.operand, constant: SystemSpacing.standard * multiplier, at: (fileID, line))
    }
}
