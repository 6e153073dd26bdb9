import UIKitEngines

/// The installation of an active constraint: the view that holds the constraint, and the layout system.
@MainActor struct ConstraintInstallation {
    weak var holder: UIView?
    let system: LayoutSystem
    var id: SolverConstraint
    /// The part of the constant that depends on the items, such as alignment insets and baseline offsets.
    var offset: Double
    var sign: Double
    /// The solver variables of the views that provide baselines. They notify the constraint of font changes.
    var baselineVariables: [WeakLayoutVariables] = []
}
