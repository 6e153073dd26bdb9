import UIKitEngines

/// An active constraint's place: in whose list, and in which system.
@MainActor struct ConstraintInstallation {
    weak var holder: UIView?
    let system: LayoutSystem
    var id: SolverConstraint
    /// What the items themselves add to the constant.
    var offset: Double
    var sign: Double
    /// The views that stand for an item's text, and tell the constraint of another font.
    var textBoxes: [BaselineBox] = []
}
