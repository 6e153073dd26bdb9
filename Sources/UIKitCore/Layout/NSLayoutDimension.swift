/// A length: a width, a height, or the distance between two positions.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates a constraint: this length equals `c` points.
    open func constraint(equalToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line) -> NSLayoutConstraint {
        .between(operand, .equal, nil, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this length is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line) -> NSLayoutConstraint {
        .between(operand, .greaterThanOrEqual, nil, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this length is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line) -> NSLayoutConstraint {
        .between(operand, .lessThanOrEqual, nil, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this length equals `m` times `anchor` plus `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .equal, anchor.operand, multiplier: m, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this length is at least `m` times `anchor` plus `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c, at: (fileID, line))
    }

    /// Creates a constraint: this length is at most `m` times `anchor` plus `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        .between(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c, at: (fileID, line))
    }
}

extension NSLayoutConstraint {
    static func between(
        _ first: ConstraintOperand, _ relation: Relation, _ second: ConstraintOperand?, multiplier: CGFloat = 1, constant: CGFloat,
        at origin: (fileID: String, line: Int)
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.first = first
        constraint.second = second ?? ConstraintOperand()
        constraint.relation = relation
        constraint.multiplier = multiplier
        constraint.constantValue = constant
        constraint.origin = origin
        constraint.check()
        return constraint
    }
}
