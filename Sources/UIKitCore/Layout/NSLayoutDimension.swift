/// A length: a width, a height, or the distance between two places.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that this is `c` points.
    open func constraint(equalToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line) -> NSLayoutConstraint {
        .between(point, .equal, nil, constant: c, at: (fileID, line))
    }

    /// A constraint that this is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line) -> NSLayoutConstraint {
        .between(point, .greaterThanOrEqual, nil, constant: c, at: (fileID, line))
    }

    /// A constraint that this is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line) -> NSLayoutConstraint {
        .between(point, .lessThanOrEqual, nil, constant: c, at: (fileID, line))
    }

    /// A constraint that this is `m` times `anchor`, and `c` points more.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .equal, anchor.point, multiplier: m, constant: c, at: (fileID, line))
    }

    /// A constraint that this is at least `m` times `anchor`, and `c` points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .greaterThanOrEqual, anchor.point, multiplier: m, constant: c, at: (fileID, line))
    }

    /// A constraint that this is at most `m` times `anchor`, and `c` points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        .between(point, .lessThanOrEqual, anchor.point, multiplier: m, constant: c, at: (fileID, line))
    }
}

extension NSLayoutConstraint {
    static func between(
        _ first: AnchorPoint, _ relation: Relation, _ second: AnchorPoint?, multiplier: CGFloat = 1, constant: CGFloat,
        at origin: (fileID: String, line: Int)
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.first = first
        constraint.second = second ?? AnchorPoint()
        constraint.relation = relation
        constraint.multiplier = multiplier
        constraint.constantValue = constant
        constraint.origin = origin
        constraint.check()
        return constraint
    }
}
