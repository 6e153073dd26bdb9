/// A linear relation between two attributes of items, in points.
///
/// The relation is `first attribute (relation) multiplier × second attribute + constant`.
///
/// A constraint takes effect while it is active. Only `constant`, `priority` and `isActive` can change.
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    final var first = ConstraintOperand()
    final var second = ConstraintOperand()
    /// The relation between the two sides.
    public internal(set) final var relation = Relation.equal
    /// The factor of the second attribute; 1 by default.
    public internal(set) final var multiplier: CGFloat = 1
    /// A name for logs; `nil` by default.
    open var identifier: String?
    var constantValue: CGFloat = 0
    var priorityValue = UILayoutPriority.required
    var installation: ConstraintInstallation?
    /// The source location of the constraint.
    var origin: (fileID: String, line: Int) = ("", 0)

    /// Creates an empty constraint. Subclasses use the other initialiser.
    public override init() {
        super.init()
    }

    /// Creates an inactive constraint.
    ///
    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - attr1: the attribute of the first item.
    ///   - relation: the relation of the first side to the second.
    ///   - view2: the second item, or `nil` for a constraint with `constant` only.
    ///   - attr2: the attribute of the second item; `.notAnAttribute` without an item.
    ///   - multiplier: the factor of the second attribute.
    ///   - constant: the constant in points.
    ///   - fileID: the source file; omit it.
    ///   - line: the source line; omit it.
    /// - Precondition: Both attributes are positions, or both are lengths. Left and right are not combined with
    ///   leading and trailing. All numbers are finite.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant: CGFloat, fileID: String = #fileID, line: Int = #line
    ) {
        self.init()
        first = ConstraintOperand(item: view1 as AnyObject as? any LayoutItem, attribute: attr1)
        second = ConstraintOperand(
            item: view2.flatMap { $0 as AnyObject as? any LayoutItem }, attribute: view2 == nil ? .notAnAttribute : attr2)
        self.relation = relation
        self.multiplier = multiplier
        constantValue = constant
        origin = (fileID, line)
        check()
    }

    // MARK: - Mutable properties

    /// The constant added to the second side, in points. To animate a change, call `layoutIfNeeded()` within
    /// `UIView.animate`.
    ///
    /// - Precondition: The value is finite.
    open var constant: CGFloat {
        get { constantValue }
        set { setConstant(newValue) }
    }

    /// The priority of the constraint; `.required` by default.
    ///
    /// - Precondition: The value is in 0…1000. While a constraint is active, a required constraint stays required, and
    ///   an optional constraint stays optional.
    open var priority: UILayoutPriority {
        get { priorityValue }
        set { setPriority(newValue) }
    }

    /// Whether the constraint is active; `false` by default.
    ///
    /// - Precondition: When the constraint is activated, its items are in the same view tree.
    open var isActive: Bool {
        get { installation != nil }
        set { newValue ? activate() : deactivate() }
    }

    // MARK: - Queries

    /// The view or guide on the first side, held weakly.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }
    /// The view or guide on the second side, held weakly; `nil` if there is none.
    open var secondItem: AnyObject? { second.item }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { second.attribute }

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The second side as an anchor; `nil` if there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second) }

    /// Activates several constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates several constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// The equation with the names of the items.
    open override var description: String { MainActor.assumeIsolated { equation } }
}
