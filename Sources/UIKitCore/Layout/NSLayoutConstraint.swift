/// One line of a layout: `first attribute (relation) multiplier × second attribute + constant`, in points.
///
/// A constraint counts while it is active. Only `constant`, `priority` and `isActive` change after it was made.
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    final var first = AnchorPoint()
    final var second = AnchorPoint()
    /// How the sides stand to each other.
    public internal(set) final var relation = Relation.equal
    /// What the second attribute is multiplied by; 1 by default.
    public internal(set) final var multiplier: CGFloat = 1
    /// A name for logs; `nil` by default.
    open var identifier: String?
    var constantValue: CGFloat = 0
    var priorityValue = UILayoutPriority.required
    var installation: ConstraintInstallation?
    /// Where in the source it was made.
    var origin: (fileID: String, line: Int) = ("", 0)

    /// Makes a constraint that says nothing; subclasses use the other initialiser.
    public override init() {
        super.init()
    }

    /// Makes a constraint, which is not active yet.
    ///
    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - attr1: of the first item.
    ///   - relation: of the first to the second.
    ///   - view2: another one, or `nil` for a constraint of `constant` alone.
    ///   - attr2: of the second item; `.notAnAttribute` without one.
    ///   - multiplier: what the second attribute is multiplied by.
    ///   - constant: in points.
    ///   - fileID: where it is made; leave it out.
    ///   - line: likewise.
    /// - Precondition: two places or two lengths; no edges by side beside edges by reading direction; finite numbers.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant: CGFloat, fileID: String = #fileID, line: Int = #line
    ) {
        self.init()
        first = AnchorPoint(item: view1 as AnyObject as? any LayoutItem, attribute: attr1)
        second = AnchorPoint(item: view2.flatMap { $0 as AnyObject as? any LayoutItem }, attribute: view2 == nil ? .notAnAttribute : attr2)
        self.relation = relation
        self.multiplier = multiplier
        constantValue = constant
        origin = (fileID, line)
        check()
    }

    // MARK: - What may change

    /// What is added to the second side, in points. Animate it by `layoutIfNeeded()` within `UIView.animate`.
    ///
    /// - Precondition: finite.
    open var constant: CGFloat {
        get { constantValue }
        set { setConstant(newValue) }
    }

    /// How important it is; `.required` by default.
    ///
    /// - Precondition: 0…1000; while the constraint is active, required stays required and optional stays optional.
    open var priority: UILayoutPriority {
        get { priorityValue }
        set { setPriority(newValue) }
    }

    /// Whether the constraint counts; `false` at first.
    ///
    /// - Precondition: to be activated, its items are in one tree of views.
    open var isActive: Bool {
        get { installation != nil }
        set { newValue ? activate() : deactivate() }
    }

    // MARK: - Queries

    /// The view or guide on the first side; held weakly.
    open var firstItem: AnyObject? { first.item }
    /// What of the first item it speaks of.
    open var firstAttribute: Attribute { first.attribute }
    /// The view or guide on the second side; held weakly. `nil` if there is none.
    open var secondItem: AnyObject? { second.item }
    /// What of the second item it speaks of.
    open var secondAttribute: Attribute { second.attribute }

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The second side as an anchor; `nil` if there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second) }

    /// Activates several constraints at once.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates several constraints at once.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// The equation, with names of its items.
    open override var description: String { MainActor.assumeIsolated { equation } }
}
