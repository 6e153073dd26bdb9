import UIKitEngines

/// A rectangle that constraints may speak of and nobody sees.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What says where a guide is.
    enum Kind {
        /// Constraints.
        case free
        /// The owning view less what the closure says, by edge.
        case inset(@MainActor (UIView) -> UIEdgeInsets)
        /// The visible part of the owning view less what the closure says: it stays where it is while the view's content scrolls.
        case floating(@MainActor (UIView) -> UIEdgeInsets)
        /// The content of a scroll view.
        case content
        /// The visible part of a scroll view.
        case visible
    }

    /// The view that the guide stands in; held weakly. Set by `addLayoutGuide(_:)`.
    public internal(set) weak var owningView: UIView?
    /// A name for logs; empty by default.
    open var identifier = ""
    let kind: Kind
    var knownBox: LayoutBox?

    /// Makes a guide; add it to a view.
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

    /// Where the guide is, in points of the owning view, as of the last layout.
    open var layoutFrame: CGRect {
        if let owningView {
            if case .inset(let insets) = kind { return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets(owningView)) }
            if case .floating(let insets) = kind { return owningView.bounds.inset(by: insets(owningView)) }
        }
        knownBox?.system.bringUpToDate()
        return owningView?.rounded(knownBox?.frame ?? .zero) ?? .zero
    }

    /// Whether constraints leave the guide's place or size open.
    open var hasAmbiguousLayout: Bool {
        guard let knownBox else { return true }
        knownBox.system.bringUpToDate()
        return knownBox.variables.contains { knownBox.system.solver.isAmbiguous($0) }
    }

    /// The constraints that the guide's place and size along an axis come from, nearest first.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        knownBox?.constraintsBehind(axis) ?? []
    }

    func makeBox() -> LayoutBox {
        let box = LayoutBox(self, in: owningView?.autoLayout.box?.system ?? ApplicationHost.running.layoutSystem)
        knownBox = box
        refresh()
        return box
    }

    /// Takes over what the owning view says: insets, scroll offset.
    func refresh() {
        guard let box = knownBox, let view = owningView else { return }
        switch kind {
        case .free: break
        case .inset(let insets): tie(box, to: view, at: .zero, insets(view))
        case .floating(let insets): tie(box, to: view, at: view.bounds.origin, insets(view))
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

    private func tie(_ box: LayoutBox, to view: UIView, at origin: CGPoint, _ insets: UIEdgeInsets) {
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
