import UIKitEngines

/// An invisible rectangle for constraints.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The sources of a guide's frame.
    enum Kind {
        /// The app's constraints.
        case free
        /// The owning view, inset by the result of the closure.
        case inset(@MainActor (UIView) -> UIEdgeInsets)
        /// The visible part of the owning view, inset by the result of the closure. The guide does not move when the
        /// content scrolls.
        case floating(@MainActor (UIView) -> UIEdgeInsets)
        /// The content of a scroll view.
        case content
        /// The visible part of a scroll view.
        case visible
    }

    /// The view that owns the guide, held weakly. Set by `addLayoutGuide(_:)`.
    public internal(set) weak var owningView: UIView?
    /// A name for logs; empty by default.
    open var identifier = ""
    let kind: Kind
    var storedVariables: LayoutVariables?

    /// Creates a guide without a view. Add it with `addLayoutGuide(_:)`.
    public override init() {
        kind = .free
        super.init()
    }

    init(_ kind: Kind, of view: UIView, identifier: String) {
        self.kind = kind
        owningView = view
        super.init()
        self.identifier = identifier
    }

    /// The frame of the guide after the last layout, in points of the owning view.
    open var layoutFrame: CGRect {
        if let owningView {
            if case .inset(let insets) = kind { return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets(owningView)) }
            if case .floating(let insets) = kind { return owningView.bounds.inset(by: insets(owningView)) }
        }
        storedVariables?.system.solveIfNeeded()
        return owningView?.rounded(storedVariables?.frame ?? .zero) ?? .zero
    }

    /// Whether the constraints leave the guide's frame undetermined.
    open var hasAmbiguousLayout: Bool {
        guard let storedVariables else { return true }
        storedVariables.system.solveIfNeeded()
        return storedVariables.all.contains { storedVariables.system.solver.isAmbiguous($0) }
    }

    /// Returns the constraints that determine the guide's frame along an axis, nearest first.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        storedVariables?.constraintsAffecting(axis) ?? []
    }

    func makeLayoutVariables() -> LayoutVariables {
        let variables = LayoutVariables(self, in: owningView?.autoLayout.variables?.system ?? ApplicationHost.running.layoutSystem)
        storedVariables = variables
        refresh()
        return variables
    }

    /// Updates the guide's variables from the owning view's insets and scroll offset.
    func refresh() {
        guard let variables = storedVariables, let view = owningView else { return }
        switch kind {
        case .free: break
        case .inset(let insets): pin(variables, to: view, at: .zero, insets(view))
        case .floating(let insets): pin(variables, to: view, at: view.bounds.origin, insets(view))
        case .content:
            variables.fix(variables.x, 0)
            variables.fix(variables.y, 0)
        case .visible:
            variables.fix(variables.x, view.bounds.origin.x)
            variables.fix(variables.y, view.bounds.origin.y)
            guard variables.itemConstraints.isEmpty else { return }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let terms = [LinearTerm(variables.length(axis)), LinearTerm(view.layoutVariables.length(axis), -1)]
                variables.itemConstraints.append(variables.system.solver.add(terms, .equal, 0))
            }
        }
    }

    private func pin(_ variables: LayoutVariables, to view: UIView, at origin: CGPoint, _ insets: UIEdgeInsets) {
        variables.fix(variables.x, origin.x + insets.left)
        variables.fix(variables.y, origin.y + insets.top)
        let reductions = [Double(insets.left + insets.right), Double(insets.top + insets.bottom)]
        if variables.itemConstraints.isEmpty {
            for (axis, reduction) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], reductions) {
                let terms = [LinearTerm(variables.length(axis)), LinearTerm(view.layoutVariables.length(axis), -1)]
                variables.itemConstraints.append(variables.system.solver.add(terms, .equal, -reduction))
            }
        } else {
            for (constraint, reduction) in zip(variables.itemConstraints, reductions) {
                variables.system.solver.setConstant(-reduction, of: constraint)
            }
        }
    }

    func didSolve() {
        guard let owningView else { return }
        owningView.setNeedsLayout()
        guard case .content = kind, let scroller = owningView as? UIScrollView, let variables = storedVariables else { return }
        let size = variables.frame.size
        let solver = variables.system.solver
        scroller.contentSize = CGSize(
            width: solver.isAmbiguous(variables.width) ? scroller.contentSize.width : size.width,
            height: solver.isAmbiguous(variables.height) ? scroller.contentSize.height : size.height)
    }
}
