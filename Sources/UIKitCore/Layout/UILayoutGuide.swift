import UIKitEngines

/// An invisible rectangle for constraints.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The sources of a guide's frame.
    enum Kind {
        /// Constraints.
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
    var knownBox: LayoutBox?

    /// Creates a guide, to be added to a view.
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
        knownBox?.system.bringUpToDate()
        return owningView?.rounded(knownBox?.frame ?? .zero) ?? .zero
    }

    /// Whether the constraints do not determine the guide's frame.
    open var hasAmbiguousLayout: Bool {
        guard let knownBox else { return true }
        knownBox.system.bringUpToDate()
        return knownBox.variables.contains { knownBox.system.solver.isAmbiguous($0) }
    }

    /// Returns the constraints that determine the guide's frame along an axis, nearest first.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        knownBox?.constraintsBehind(axis) ?? []
    }

    func makeBox() -> LayoutBox {
        let box = LayoutBox(self, in: owningView?.autoLayout.box?.system ?? ApplicationHost.running.layoutSystem)
        knownBox = box
        refresh()
        return box
    }

    /// Updates the guide from the owning view's insets and scroll offset.
    func refresh() {
        guard let box = knownBox, let view = owningView else { return }
        switch kind {
        case .free: break
        case .inset(let insets): pin(box, to: view, at: .zero, insets(view))
        case .floating(let insets): pin(box, to: view, at: view.bounds.origin, insets(view))
        case .content:
            box.fix(box.x, 0)
            box.fix(box.y, 0)
        case .visible:
            box.fix(box.x, view.bounds.origin.x)
            box.fix(box.y, view.bounds.origin.y)
            guard box.own.isEmpty else { return }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                box.own.append(box.system.solver.add([LinearTerm(box.length(axis)), LinearTerm(view.box.length(axis), -1)], .equal, 0))
            }
        }
    }

    private func pin(_ box: LayoutBox, to view: UIView, at origin: CGPoint, _ insets: UIEdgeInsets) {
        box.fix(box.x, origin.x + insets.left)
        box.fix(box.y, origin.y + insets.top)
        let lost = [Double(insets.left + insets.right), Double(insets.top + insets.bottom)]
        if box.own.isEmpty {
            for (axis, lost) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], lost) {
                let terms = [LinearTerm(box.length(axis)), LinearTerm(view.box.length(axis), -1)]
                box.own.append(box.system.solver.add(terms, .equal, -lost))
            }
        } else {
            for (constraint, lost) in zip(box.own, lost) { box.system.solver.setConstant(-lost, of: constraint) }
        }
    }

    func wasSolved() {
        guard let owningView else { return }
        owningView.setNeedsLayout()
        guard case .content = kind, let scroller = owningView as? UIScrollView, let box = knownBox else { return }
        let size = box.frame.size
        let solver = box.system.solver
        scroller.contentSize = CGSize(
            width: solver.isAmbiguous(box.width) ? scroller.contentSize.width : size.width,
            height: solver.isAmbiguous(box.height) ? scroller.contentSize.height : size.height)
    }
}
